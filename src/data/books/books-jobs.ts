import type { Database } from '#data/store/database.ts';
import { type Gstr1Order, type Gstr1Read, readGstr1 } from './read-gstr1.ts';
import { type Gstr3bOrder, type Gstr3bRead, readGstr3b } from './read-gstr3b.ts';
import type { Rows } from './tables.ts';

/** What is read of many vouchers at once, in a worker where there is one. */
export type BooksJobs = {
  gstr1: { input: Gstr1Order; result: Gstr1Read };
  gstr3b: { input: Gstr3bOrder; result: Gstr3bRead };
};

export const BOOKS_JOBS: Readonly<{
  [Name in keyof BooksJobs]: (
    db: Database<Rows>,
    order: BooksJobs[Name]['input'],
  ) => Promise<BooksJobs[Name]['result']>;
}> = {
  gstr1: readGstr1,
  gstr3b: readGstr3b,
};
