import { type IconNode, Pencil, Trash2 } from 'lucide';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/controls/button.tsx';
import type { RowActions } from './use-row-keys.ts';

/** The icon buttons at the end of a row. */
export function RowButtons({ children }: { children: ReactNode }) {
  return <div className="flex justify-end @max-[16rem]:flex-wrap @max-[16rem]:justify-start">{children}</div>;
}

/** One icon button of a row: narrow for a mouse, 44 px for touch. */
export function RowAction({ name, icon, onPress }: { name: string; icon: IconNode; onPress: () => void }) {
  return <IconButton name={name} icon={icon} onClick={onPress} className="w-7! touch:w-control!" />;
}

/** The two buttons that most rows have. */
export function EditAndDelete<Row>(row: Target<Row>) {
  return (
    <RowButtons>
      <EditAction {...row} />
      <DeleteAction {...row} />
    </RowButtons>
  );
}

export function EditAction<Row>({ row, of, actions }: Target<Row>) {
  return <RowAction name={`Edit ${of}`} icon={Pencil} onPress={() => actions.edit(row)} />;
}

export function DeleteAction<Row>({ row, of, actions }: Target<Row>) {
  return <RowAction name={`Delete ${of}`} icon={Trash2} onPress={() => actions.delete(row)} />;
}

/** The record, its display name, and the actions on it. */
type Target<Row> = {
  row: Row;
  of: string;
  actions: RowActions<Row>;
};
