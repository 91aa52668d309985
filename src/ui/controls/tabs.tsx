import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Tabs over one part of a screen. Only the chosen panel is rendered; the screen keeps which one that is. Where they are
 * wider than the screen, the chosen one is in sight, also when an address has chosen it.
 */
export function Tabs<Title extends string>({
  name,
  tabs,
  chosen,
  onTurn,
}: {
  name: string;
  tabs: readonly { title: Title; panel: ReactNode }[];
  chosen: Title;
  onTurn: (title: Title) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex(({ title }) => title === chosen);

  useEffect(() => {
    const tab = list.current?.children[at];
    if (!list.current || !tab) return;
    const [room, box] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (box.right > room.right) list.current.scrollLeft += box.right - room.right + NEXT_TAB_PX;
    else if (box.left < room.left) list.current.scrollLeft -= room.left - box.left + NEXT_TAB_PX;
  }, [at]);

  return (
    <TabGroup
      className="flex flex-col gap-4"
      selectedIndex={at}
      onChange={(to) => {
        const tab = tabs[to];
        if (tab) onTurn(tab.title);
      }}
    >
      <TabList
        ref={list}
        aria-label={name}
        data-unprinted
        className="flex fades-sideways gap-1 max-[24rem]:gap-0 max-[24rem]:[--fade:1rem] overflow-x-auto border-b [scrollbar-width:none]"
      >
        {tabs.map(({ title }) => (
          <Tab key={title} className={TAB}>
            {title}
          </Tab>
        ))}
      </TabList>
      <TabPanels>
        {tabs.map(({ title, panel }) => (
          <TabPanel key={title} className="rounded-sheet">
            {panel}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}

/** So much of the next tab shows that there is one. */
const NEXT_TAB_PX = 40;
const TAB =
  '-mb-px control shrink-0 rounded-none! border-b-2 border-transparent px-3 max-[24rem]:px-2 max-[22rem]:px-1.5 touch:min-w-control font-medium text-ink-2 hover:text-ink not-data-focus:outline-none focus-visible:-outline-offset-2 data-selected:border-peacock data-selected:text-peacock forced-colors:not-data-selected:border-[Canvas] forced-colors:data-selected:border-[Highlight] forced-colors:data-selected:border-b-4';
