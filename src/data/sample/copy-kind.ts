import type { CopyKind } from '#data/files/backup/format.ts';

/** The files that Export Data writes. */
export const COPY_KIND: CopyKind = {
  plain: 'backup',
  encrypted: 'encrypted backup',
  version: 1,
  elsewhere: {
    'books copy': 'it is a copy of books that are kept; “Restore from a copy” under Books opens it',
    'encrypted books copy': 'it is a copy of books that are kept; “Restore from a copy” under Books opens it',
  },
  only: 'only a file that Export Data wrote can be imported',
  tooLarge: 'The records are larger than an import may be (500 MB). Delete some, then export again.',
};
