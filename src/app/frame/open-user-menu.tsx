import { CalendarDays, Compass, Download, FlaskConical, LogOut, Settings, UserRound } from 'lucide';
import type { ComponentProps } from 'react';
import { useInstall } from '#app/offline/install.ts';
import { useAccount } from '#data/sample/profile.ts';
import { formatName } from '#domain/format.ts';
import { useCheckedNavigate } from '#ui/navigation/checked-navigate.ts';
import { MenuEntry, OpenMenu } from '#ui/overlays/menu.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { todayOpening } from './open-signals.ts';
import { BACKUP, useSampleChanges } from './sample-changes.ts';
import { isPhone } from './sidebar-state.ts';
import { useUserActions } from './user-actions.ts';

/**
 * The open menu: the user's pages, the header's controls that a phone has no room for, the tour, and installing the app
 * where the browser offers it.
 */
export function OpenUserMenu(menu: Omit<ComponentProps<typeof OpenMenu>, 'heading' | 'children'>) {
  const go = useCheckedNavigate();
  const { replayTour, signOut } = useUserActions();
  const { canInstall, install } = useInstall();
  const sample = useSampleChanges();

  return (
    <OpenMenu {...menu} heading={<WhoIsIt />}>
      <MenuEntry icon={UserRound} onChoose={() => void go({ to: '/account' })}>
        Profile
      </MenuEntry>
      <MenuEntry icon={Settings} onChoose={() => void go({ to: '/settings' })}>
        Settings
      </MenuEntry>
      {isPhone() && (
        <MenuEntry icon={CalendarDays} onChoose={todayOpening.emit}>
          Today
        </MenuEntry>
      )}
      {sample && SMALLEST_PHONES.matches && (
        <MenuEntry icon={FlaskConical} onChoose={() => void go(BACKUP)}>
          {sample.words}
        </MenuEntry>
      )}
      <MenuEntry icon={Compass} onChoose={() => void replayTour()}>
        Replay tour
      </MenuEntry>
      {canInstall && (
        <MenuEntry icon={Download} onChoose={() => void install()}>
          Install app
        </MenuEntry>
      )}
      <MenuEntry icon={LogOut} onChoose={() => void signOut()}>
        Sign Out
      </MenuEntry>
    </OpenMenu>
  );
}

function WhoIsIt() {
  const { profile } = useAccount();
  return (
    <div className="mb-1 max-w-72 border-b px-2.5 pt-1.5 pb-2.5">
      <p className="truncate font-medium">
        <Quoted>{formatName(profile.fullName, 'No name yet')}</Quoted>
      </p>
      <p className="text-caption text-ink-2">Admin</p>
    </div>
  );
}

/** Phones too narrow for the header's chip (sample-chip.tsx). */
const SMALLEST_PHONES = window.matchMedia('(width < 24rem)');
