import { ArrowDown, ArrowUp, Plus, Trash2, X } from 'lucide';
import { useState } from 'react';
import { favourites, updateFavourites } from '#data/books/counter/favourites.ts';
import { itemChoices } from '#data/books/masters/items.ts';
import { useLiveResult } from '#data/books/live.ts';
import {
  type FavouritePage,
  problemInMorePages,
  problemsInFavourites,
  withFavourite,
  withMovedFavourite,
  withMovedPage,
  withoutFavourite,
  withoutPage,
  withPage,
  withPageName,
} from '#domain/books/counter/favourites.ts';
import { ComboboxField } from '#ui/combobox/combobox-field.tsx';
import { useLastFound } from '#ui/combobox/use-last-found.ts';
import { Button, IconButton } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { shorten } from '#ui/layout/shorten.ts';
import { Dialog, DialogBody, DialogButtons } from '#ui/overlays/dialog.tsx';

/** Changes the pages of favourites; nothing is kept until they are saved. */
export function EditFavourites({ onClose }: { onClose: () => void }) {
  const { value: kept, problem } = useLiveResult(['favourites to edit'], favourites, { isFresh: true });
  const [draft, setDraft] = useState<readonly FavouritePage[]>();
  const [rev, setRev] = useState(0);
  const [chosen, choose] = useState(0);
  if (kept && !draft) {
    setRev(kept.rev);
    setDraft(kept.pages.length === 0 ? withPage([], FIRST_PAGE) : kept.pages);
  }
  if (!draft) {
    return problem ? (
      <Dialog title="Edit Favourites" onDismiss={onClose}>
        <DialogBody>
          <p role="alert">{problem.why}</p>
        </DialogBody>
      </Dialog>
    ) : null;
  }
  const at = Math.min(chosen, draft.length - 1);
  const page = draft[at];
  const problems = problemsInFavourites(draft);
  const noMore = problemInMorePages(draft);

  async function save(pages: readonly FavouritePage[]) {
    try {
      await updateFavourites(rev, pages);
      onClose();
    } catch (error) {
      sayFailure(error);
    }
  }

  return (
    <Dialog title="Edit Favourites" width="max-w-[45rem]" onDismiss={onClose}>
      <DialogBody>
        <div className="flex flex-col gap-4">
          <div role="group" aria-label="Pages" className="flex flex-wrap gap-2">
            {draft.map(({ name }, place) => (
              <Button
                key={place}
                aria-pressed={place === at}
                className={
                  place === at
                    ? 'border-peacock! text-peacock! forced-colors:outline-2 forced-colors:-outline-offset-4'
                    : ''
                }
                onClick={() => choose(place)}
              >
                {shorten(name, 30) || `Page ${place + 1}`}
              </Button>
            ))}
            <Button
              disabled={noMore !== undefined}
              title={noMore}
              onClick={() => {
                setDraft(withPage(draft, ''));
                choose(draft.length);
              }}
            >
              <Icon of={Plus} /> Add Page
            </Button>
          </div>
          {page && (
            <>
              <div className="flex items-start gap-2">
                <div className="min-w-0 flex-1">
                  <TextField
                    label="Page"
                    isRequired
                    problem={problems.get(at)}
                    value={page.name}
                    onChange={(name) => setDraft(withPageName(draft, at, name))}
                  />
                </div>
                <div className="mt-5 flex">
                  <IconButton
                    name="Move Page Forward"
                    icon={ArrowUp}
                    disabled={at === 0}
                    onClick={() => {
                      setDraft(withMovedPage(draft, at, -1));
                      choose(at - 1);
                    }}
                  />
                  <IconButton
                    name="Move Page Back"
                    icon={ArrowDown}
                    disabled={at === draft.length - 1}
                    onClick={() => {
                      setDraft(withMovedPage(draft, at, 1));
                      choose(at + 1);
                    }}
                  />
                  <IconButton
                    name="Remove Page"
                    icon={Trash2}
                    onClick={() => {
                      setDraft(withoutPage(draft, at));
                      choose(Math.max(at - 1, 0));
                    }}
                  />
                </div>
              </div>
              <AddItem onItem={(item) => setDraft(withFavourite(draft, at, item))} />
              <ol aria-label={`Items of ${page.name}`} className="flex flex-col">
                {page.items.map((item, place) => (
                  <li key={item.id} className="flex min-h-12 items-center gap-1 border-b last:border-0">
                    <span dir="auto" className="min-w-0 grow truncate">
                      {shorten(item.name)}
                    </span>
                    <IconButton
                      name={`Move ${item.name} forward`}
                      icon={ArrowUp}
                      disabled={place === 0}
                      onClick={() => setDraft(withMovedFavourite(draft, at, item.id, -1))}
                    />
                    <IconButton
                      name={`Move ${item.name} back`}
                      icon={ArrowDown}
                      disabled={place === page.items.length - 1}
                      onClick={() => setDraft(withMovedFavourite(draft, at, item.id, 1))}
                    />
                    <IconButton
                      name={`Remove ${item.name}`}
                      icon={X}
                      onClick={() => setDraft(withoutFavourite(draft, at, item.id))}
                    />
                  </li>
                ))}
              </ol>
            </>
          )}
        </div>
      </DialogBody>
      <DialogButtons>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" onClick={() => void save(draft)}>
          Save
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

function AddItem({ onItem }: { onItem: (item: Readonly<{ id: string; name: string }>) => void }) {
  const [text, setText] = useState<string>();
  const { value: read, problem } = useLiveResult(['favourite to add', text], async () => ({
    text,
    ...(text === undefined ? NONE : await itemChoices(text)),
  }));
  const found = useLastFound(read);
  return (
    <ComboboxField
      label="Add an Item"
      isForCodes
      help={problem?.why}
      value={null}
      text={text}
      options={(found?.items ?? []).map(({ id, name, sku }) => ({ id, name, detail: sku }))}
      isLoading={found?.text !== text}
      hasMore={found?.hasMore ?? false}
      onType={setText}
      onChoose={(id) => {
        const item = found?.items.find((one) => one.id === id);
        if (item) onItem(item);
      }}
      emptyWords="No item is called so."
    />
  );
}

const NONE = { items: [], hasMore: false } as const;
const FIRST_PAGE = 'Favourites';
