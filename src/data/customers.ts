import type { List } from './order.ts';
import { namesToChoose } from './records.ts';

/** The order that customers can stand in. */
const CUSTOMER_LIST = { sorts: { name: 'keys.name' }, filter: '' } as const satisfies List;

/** The names of customers to choose from, each once: the first that a find means, and whether there are more. */
export function customerChoices(find: string): Promise<{ names: readonly string[]; hasMore: boolean }> {
  return namesToChoose('customers', CUSTOMER_LIST, find);
}
