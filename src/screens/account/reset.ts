import { useEffect } from 'react';
import { toastSuccess } from '#ui/toast.tsx';

/** Loads the page again, which brings the sample business as it was, and leaves a word for the page that comes. */
export function resetSampleData(): void {
  window.history.replaceState({ ...window.history.state, [WORD]: true }, '');
  window.location.reload();
}

/** Says it, once, on the page that came. */
export function useSaidReset(): void {
  useEffect(() => {
    const { [WORD]: isReset, ...state } = { ...(window.history.state as Record<string, unknown> | null) };
    if (isReset !== true) return;
    window.history.replaceState(state, '');
    toastSuccess('Sample Data Reset', 'Every record is as it was at the start.');
  }, []);
}

const WORD = 'sample data was reset';
