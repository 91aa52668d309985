import { CloudOff } from 'lucide';
import { useOnline } from '#app/offline/use-online.ts';
import { Icon } from '#ui/controls/icon.tsx';

/** Stands beside the financial year in the header while there is no network. */
export function OfflineMark() {
  const isOnline = useOnline();
  if (isOnline) return null;
  return (
    <span className="flex items-center gap-1 max-[24rem]:absolute max-[24rem]:top-1 max-[24rem]:right-1.5">
      <Icon of={CloudOff} size={12} className="stroke-2" />
      <span className="max-md:sr-only">Offline</span>
    </span>
  );
}
