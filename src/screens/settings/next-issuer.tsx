import { nextOwnCompany } from '#data/companies.ts';
import { useLive } from '#data/live.ts';
import { formatName } from '#domain/format.ts';
import { Quoted } from '#ui/quoted.tsx';

/**
 * What the deletion of companies means for documents. They say whose they are when they are printed: all of them, the old ones
 * too, are the next company's from then on.
 */
export function NextIssuer({ gone }: { gone: readonly string[] }) {
  const next = useLive(['next own company', ...gone], () => nextOwnCompany(...gone));
  if (next === undefined) return null;
  const isOne = gone.length === 1;
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
