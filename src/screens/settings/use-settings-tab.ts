import { useLocation, useNavigate } from '@tanstack/react-router';

/** The tabs in their order; the address names them in small letters: /settings?tab=system. */
const SETTINGS_TABS = ['Company', 'Users', 'Permissions', 'System'] as const;
type SettingsTab = (typeof SETTINGS_TABS)[number];

/** Which tab the address names (the first where it names none), and how to go to another. */
export function useSettingsTab(): { tab: SettingsTab; turnTo: (tab: SettingsTab) => void } {
  const named = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).get('tab') });
  const navigate = useNavigate();
  return {
    tab: SETTINGS_TABS.find((tab) => tab.toLowerCase() === named) ?? SETTINGS_TABS[0],
    turnTo(tab) {
      void navigate({ to: '/settings', search: { tab: tab.toLowerCase() }, replace: true, resetScroll: false });
    },
  };
}
