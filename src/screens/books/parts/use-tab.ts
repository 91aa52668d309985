import { useNavigate } from '@tanstack/react-router';
import { useSearchParam } from '#ui/navigation/use-search-param.ts';

/**
 * The tab that the address names, "Check Books" as ?tab=check-books, or `first` if it names none, and a function that
 * turns to another; what else the address says, such as a period, stays. A changed form in a tab can so ask before it is left, as on any other way.
 */
export function useTab<Tab extends string>(tabs: readonly Tab[], first: Tab) {
  const named = useSearchParam('tab');
  const navigate = useNavigate();
  return {
    tab: tabs.find((tab) => inAddress(tab) === named) ?? first,
    turnTo(tab: Tab) {
      const search = (now: Readonly<Record<string, unknown>>) => ({ ...now, tab: inAddress(tab) });
      void navigate({ to: '.', search, replace: true, resetScroll: false });
    },
  };
}

function inAddress(tab: string): string {
  return tab.toLowerCase().replaceAll(' ', '-');
}
