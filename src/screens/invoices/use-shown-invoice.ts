import { useLocation } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { serialOf } from '#domain/record-id.ts';
import type { Marks } from '#ui/records/record-table.tsx';

/**
 * The invoice that the address names (/invoices?show=INV-2024-010): its row is marked and scrolled to, and where the list
 * opens on newer ones only, the page that begins with it is turned to.
 */
export function useShownInvoice({ rows, show }: ShownIn): Marks | undefined {
  const id = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).get('show') });
  const [soughtId, setSoughtId] = useState<string | null>(null);
  if (id !== null && id !== soughtId && rows) {
    setSoughtId(id);
    const [serial, last] = [serialOf(id), rows.at(-1)];
    if (last && serial > 0 && serial < serialOf(last.id)) show([serial]);
  }
  return useMemo(() => (id === null ? undefined : { found: new Set(), current: id }), [id]);
}

type ShownIn = Readonly<{
  rows: readonly { readonly id: string }[] | undefined;
  show: (place: readonly number[]) => void;
}>;
