import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { focusFind } from '#ui/focus.ts';
import type { LongList } from './long-list.ts';

/** Why a list shows nothing: nothing matches what is looked for, or there is nothing yet. */
export function EmptyList({
  of,
  list,
  start,
}: {
  of: string;
  list: Pick<LongList<never>, 'isNarrowed' | 'look'>;
  /** What begins the first record. */
  start: ReactNode;
}) {
  function showAll(button: Element) {
    focusFind(button);
    list.look({ find: '', filter: '' });
  }

  if (!list.isNarrowed) return <Empty action={start}>{`No ${of} yet.`}</Empty>;
  return (
    <Empty action={<Button onClick={(event) => showAll(event.currentTarget)}>{`Show all ${of}`}</Button>}>
      {`None of the ${of} matches what you are looking for.`}
    </Empty>
  );
}
