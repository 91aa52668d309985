import { onCreated } from '#ui/records/created-signal.ts';
import { offer } from '#ui/feedback/toast.tsx';
import { canInstall, install } from './install.ts';

/**
 * Offers to install the app in a toast, once per page: after the user has created a record, and so knows what the app is
 * for, but not in the first minute. The entry in the user menu stays, whatever the answer.
 */
export function offerInstall(): void {
  const stop = onCreated(() => {
    if (performance.now() < FIRST_MINUTE_MS || !canInstall()) return;
    stop();
    offer('Install Tarazu', 'It opens in a window of its own, without a network too.', {
      label: 'Install',
      act: () => void install(),
    });
  });
}

const FIRST_MINUTE_MS = 60_000;
