import { useEffect } from 'react';
import { toastSuccess } from '#ui/feedback/toast.tsx';

/** Reloads the page, which restores the sample business. A flag in the history entry tells the new page to say so. */
export function resetSampleData(): void {
  window.history.replaceState({ ...window.history.state, [FLAG]: true }, '');
  window.location.reload();
}

/** Shows one toast after a reset, and removes the flag. */
export function useResetToast(): void {
  useEffect(() => {
    const { [FLAG]: isReset, ...state } = { ...(window.history.state as Record<string, unknown> | null) };
    if (isReset !== true) return;
    window.history.replaceState(state, '');
    toastSuccess('Sample Data Reset', 'Every record is as it was at the start.');
  }, []);
}

const FLAG = 'sample data was reset';
