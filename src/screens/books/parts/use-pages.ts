import { type LinkProps, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { isPartyId } from '#data/books/ids.ts';
import type { VoucherKind } from '#domain/books/vouchers/voucher.ts';
import { useBooksKey } from './use-books-key.ts';

/** The addresses of what has a page of its own in the open set of books, and the way there. */
export function usePages() {
  const key = useBooksKey();
  const navigate = useNavigate();
  return useMemo(() => {
    const at = (path: string) => `/books/${key}${path}` as Address;
    const pages = {
      voucher: (id: string) => at(`/vouchers/${id}`),
      editVoucher: (id: string) => at(`/vouchers/${id}/edit`),
      newVoucher: (kind: VoucherKind) => at(`/vouchers/new/${kind.toLowerCase().replace(' ', '-')}`),
      /** The statement of a ledger, or of a party. */
      statement: (id: string) => at(isPartyId(id) ? `/parties/${id}` : `/ledgers/${id}`),
      item: (id: string) => at(`/items/${id}`),
      labels: () => at('/labels'),
      shift: (id: string) => at(`/counter/shifts/${id}`),
      group: (group: string) => at(`/groups/${encodeURIComponent(group)}`),
    };
    return { ...pages, go: (to: Address, search: Search = {}) => void navigate({ to, search }) };
  }, [key, navigate]);
}

/** The search of an address: what it asks for besides its page, such as days. */
export type Search = Readonly<Record<string, string>>;

/** An address as it stands in the address bar. */
export type Address = NonNullable<LinkProps['to']>;

export type BooksPages = ReturnType<typeof usePages>;
