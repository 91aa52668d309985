import { Button } from '#ui/controls/button.tsx';
import { Empty } from '#ui/layout/empty.tsx';
import { focusFind } from '#ui/navigation/focus.ts';
import type { LongList } from './long-list.ts';

/** Why a list shows no rows: nothing matches the search or filter, or there are no records yet. */
export function EmptyList({
  of,
  list,
  onCreate,
}: {
  of: string;
  list: Pick<LongList<never>, 'isFiltered' | 'changeView'>;
  onCreate?: (() => void) | undefined;
}) {
  function showAll(button: Element) {
    focusFind(button);
    list.changeView({ find: '', filter: '' });
  }

  if (!list.isFiltered) return <EmptyFromStart of={of} onCreate={onCreate} />;
  return (
    <Empty action={<Button onClick={(event) => showAll(event.currentTarget)}>{`Show all ${of}`}</Button>}>
      {`None of the ${of} matches what you are looking for.`}
    </Empty>
  );
}

/**
 * There are no records yet. The button has another name than the screen's create button: two buttons of one name are
 * ambiguous to voice control.
 */
export function EmptyFromStart({ of, onCreate }: { of: string; onCreate?: (() => void) | undefined }) {
  return <Empty action={onCreate && <Button onClick={onCreate}>Create the first one</Button>}>{`No ${of} yet.`}</Empty>;
}
