import { createContext, type ReactNode, use } from 'react';
import type { Balances } from '#data/books/ledger/balances.ts';
import { Balance } from './balance.tsx';

/**
 * Hands the balances of the rows shown to their cells. They change with every voucher, and the rows do not: so only the
 * cells are drawn again.
 */
export function PostedBalances({ balances, children }: { balances: Balances | undefined; children: ReactNode }) {
  return <Known value={balances}>{children}</Known>;
}

/** The balance of a ledger or party as a cell; empty until it is known. */
export function PostedBalance({ of }: { of: string }) {
  const balance = use(Known)?.[of];
  return balance === undefined ? null : <Balance of={balance} />;
}

const Known = createContext<Balances | undefined>(undefined);
