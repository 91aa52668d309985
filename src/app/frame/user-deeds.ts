import { useGoing } from '#ui/going.ts';
import { say } from '#ui/toast.tsx';
import { tourReplay } from './askings.ts';

/** What the user menu and the palette both offer to do. A form that holds something asks first. */
export function useUserDeeds() {
  const go = useGoing();
  return {
    async replayTour(): Promise<void> {
      if (await go({ to: '/' })) tourReplay.tell();
    },
    async signOut(): Promise<void> {
      if (await go({ to: '/login' })) say('Signed out', 'This is a demo sign-in; the sample data stays open.');
    },
  };
}
