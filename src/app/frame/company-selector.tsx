import { useState } from 'react';
import { headerCompanies } from '#data/sample/header-companies.ts';
import { useLiveResult } from '#data/sample/live.ts';
import type { HeaderCompany } from '#domain/sample/header-company.ts';
import { Pick } from '#ui/fields/pick.tsx';
import { OfflineMark } from './offline-mark.tsx';

/** The header's companies and the chosen one, initially the first. The choice lasts as long as the page. */
export function useHeaderCompany() {
  const { value: companies = [] } = useLiveResult(['header companies'], headerCompanies);
  const [chosenId, choose] = useState<string>();
  return { companies, chosen: companies.find(({ id }) => id === chosenId) ?? companies[0], choose };
}

/** Shows the company and its financial year; a pick list laid over both chooses another. */
export function CompanySelector({
  companies,
  chosen,
  onChoose,
}: {
  companies: readonly HeaderCompany[];
  chosen: HeaderCompany;
  onChoose: (id: string) => void;
}) {
  const options = new Map(companies.map(({ id, name, year }) => [id, `${name} · FY ${year}`]));
  return (
    <div className="group relative inline-flex max-w-full flex-col justify-center rounded-control py-0.5 pr-[20px] pl-[4px] md:pr-6 lg:pr-8 lg:pl-2 hover:bg-wash">
      <p className="truncate font-medium">{chosen.name}</p>
      <p className="flex items-center gap-1.5 text-caption text-ink-2">
        <span className="whitespace-nowrap text-[length:min(var(--text-caption),14px)]">FY {chosen.year}</span>
        <OfflineMark />
      </p>
      <Pick
        name="Company"
        value={chosen.id}
        heard={options.get(chosen.id) ?? chosen.id}
        shown={null}
        options={[...options.keys()]}
        showOption={(id) => options.get(id) ?? id}
        onChange={onChoose}
        // As far down as the user menu and the notifications.
        gap={12}
        className="absolute inset-0 flex min-h-control items-center justify-end rounded-control pr-0.5 lg:pr-2 text-ink-2"
      />
    </div>
  );
}
