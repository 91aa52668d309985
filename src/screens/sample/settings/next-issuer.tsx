import { nextOwnCompany } from '#data/sample/companies.ts';
import { useLive } from '#data/sample/live.ts';
import { formatName } from '#domain/format.ts';
import { Quoted } from '#ui/layout/quoted.tsx';

/**
 * Warns what deleting these companies means for documents. A document takes its issuer at the time it is printed, so
 * after the deletion even old invoices name the next company.
 */
export function NextIssuer({ deletedIds }: { deletedIds: readonly string[] }) {
  const next = useLive(['next own company', ...deletedIds], () => nextOwnCompany(...deletedIds));
  if (next === undefined) return null;
  const isOne = deletedIds.length === 1;
  return (
    <p>
      Invoices and statements are issued in {isOne ? 'its name' : 'the name of one of them'}.{' '}
      {next === 'nobody' ? (
        `Without ${isOne ? 'it' : 'them'} they name nobody.`
      ) : (
        <>
          After that they name <Quoted>{formatName(next.name, next.id)}</Quoted>.
        </>
      )}
    </p>
  );
}
