import { CloudOff } from 'lucide';
import { useState } from 'react';
import { useOnline } from '#app/offline/online.ts';
import { headerCompanies } from '#data/header-companies.ts';
import { useLiveResult } from '#data/live.ts';
import { Icon } from '#ui/icon.tsx';
import { Pick } from '#ui/pick.tsx';

/**
 * The company and the financial year, and the list to choose another from, which lies over them as one control. The
 * choice lasts as long as the page does.
 */
export function CompanySelector() {
  const { value: companies } = useLiveResult(['header companies'], headerCompanies);
  const [chosenId, choose] = useState<string>();
  const isOnline = useOnline();
  const chosen = companies?.find(({ id }) => id === chosenId) ?? companies?.[0];
  if (!companies || !chosen) return null;

  const choices = new Map(companies.map(({ id, name, year }) => [`${name} · FY ${year}`, id]));
  return (
    <div className="group relative inline-flex max-w-full flex-col justify-center rounded-control py-0.5 pr-[20px] pl-[4px] md:pr-6 lg:pr-8 lg:pl-2 hover:bg-wash">
      <p className="truncate font-medium">{chosen.name}</p>
      <p className="flex items-center gap-1.5 text-caption text-ink-2">
        <span className="whitespace-nowrap text-[length:min(var(--text-caption),14px)]">FY {chosen.year}</span>
        {!isOnline && (
          <span className="flex items-center gap-1 max-[24rem]:absolute max-[24rem]:top-1 max-[24rem]:right-1.5">
            <Icon of={CloudOff} size={12} className="stroke-2" />
            <span className="max-md:sr-only">Offline</span>
          </span>
        )}
      </p>
      <Pick
        name="Company"
        value={`${chosen.name} · FY ${chosen.year}`}
        shown={null}
        options={[...choices.keys()]}
        onChange={(choice) => choose(choices.get(choice))}
        className="absolute inset-0 flex min-h-control items-center justify-end rounded-control pr-0.5 lg:pr-2 text-ink-2"
      />
    </div>
  );
}
