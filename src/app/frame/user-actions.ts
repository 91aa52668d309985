import { useCheckedNavigate } from '#ui/navigation/checked-navigate.ts';
import { toastSuccess } from '#ui/feedback/toast.tsx';
import { tourReplay } from './open-signals.ts';

/** Actions that the user menu and the palette share. A form with unsaved changes asks first. */
export function useUserActions() {
  const go = useCheckedNavigate();
  return {
    async replayTour(): Promise<void> {
      if (await go({ to: '/' })) tourReplay.emit();
    },
    async signOut(): Promise<void> {
      if (await go({ to: '/login' })) toastSuccess('Signed out', 'This is a demo sign-in; the sample data stays open.');
    },
  };
}
