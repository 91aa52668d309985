import { useNavigate } from '@tanstack/react-router';
import { useSearchParam } from '#ui/navigation/use-search-param.ts';

/** The tabs in order. The URL names them in lower case: /settings?tab=system. */
const SETTINGS_TABS = ['Company', 'Users', 'Permissions', 'System'] as const;
type SettingsTab = (typeof SETTINGS_TABS)[number];

/** The tab that the URL names (the first if it names none), and a function that switches tabs. */
export function useSettingsTab(): { tab: SettingsTab; turnTo: (tab: SettingsTab) => void } {
  const named = useSearchParam('tab');
  const navigate = useNavigate();
  return {
    tab: SETTINGS_TABS.find((tab) => tab.toLowerCase() === named) ?? SETTINGS_TABS[0],
    turnTo(tab) {
      void navigate({ to: '/settings', search: { tab: tab.toLowerCase() }, replace: true, resetScroll: false });
    },
  };
}
