import { useLive } from '#data/books/live.ts';
import { orderSources } from '#data/books/orders/order-sources.ts';
import type { DocumentLine } from '#domain/books/documents/document.ts';
import type { OrderSources } from '#domain/books/fulfilment/adding.ts';

/**
 * The orders that the lines of a new document came from. None of a document that is there, which has taken of them already; and
 * mostly none at all.
 */
export function useOrderSources(lines: readonly DocumentLine[], id: string | undefined): OrderSources {
  const ids = id === undefined ? [...new Set(lines.flatMap(({ from }) => (from ? [from.id] : [])))] : [];
  return useLive(['sources of lines', ...ids], () => orderSources(ids)) ?? NONE;
}

const NONE: OrderSources = new Map();
