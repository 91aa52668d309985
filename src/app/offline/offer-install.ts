import { onCreated } from '#ui/records/created.ts';
import { offer } from '#ui/toast.tsx';
import { canInstall, install } from './install.ts';

/**
 * Offers to install the app, once a page and quietly: when somebody has just saved something new, and so has seen what it
 * is for, and not in the first minute. The entry in the user menu stays whatever is answered.
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
