import { CalendarDays, Compass, Download, FlaskConical, LogOut, Settings, UserRound } from 'lucide';
import { startTransition, useState } from 'react';
import { useInstall } from '#app/offline/install.ts';
import { useAccount } from '#data/sample/profile.ts';
import { formatName } from '#domain/format.ts';
import { initialsOf } from '#domain/sample/profile.ts';
import { Icon } from '#ui/controls/icon.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { useCheckedNavigate } from '#ui/navigation/checked-navigate.ts';
import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';
import { Menu, type MenuEntry } from '#ui/overlays/menu.tsx';
import { beginOpening, type Opener } from '#ui/overlays/opening.ts';
import { platform } from '#ui/platform.ts';
import { todayOpening } from './open-signals.ts';
import { BACKUP, useSampleChanges } from './sample-changes.ts';
import { isPhone } from './sidebar-state.ts';
import { useUserActions } from './user-actions.ts';

/**
 * The user's portrait, and its menu: the user's pages, the header's controls that a phone has no room for, the tour, and
 * installing the app: by the browser where it offers that, or by the steps that Safari asks for.
 */
export function UserMenu() {
  const go = useCheckedNavigate();
  const { replayTour, signOut } = useUserActions();
  const { canInstall, install } = useInstall();
  const sample = useSampleChanges();
  const [areStepsOpen, setStepsOpen] = useState(false);
  const closeSteps = () => setStepsOpen(false);

  function openSteps() {
    beginOpening(INSTALL, closeSteps);
    startTransition(() => setStepsOpen(true));
  }

  const entries = (): readonly MenuEntry[] =>
    [
      { icon: UserRound, words: 'Profile', onChoose: () => void go({ to: '/account' }) },
      { icon: Settings, words: 'Settings', onChoose: () => void go({ to: '/settings' }) },
      isPhone() && { icon: CalendarDays, words: 'Today', onChoose: todayOpening.emit },
      sample && SMALLEST_PHONES.matches && { icon: FlaskConical, words: sample.words, onChoose: () => void go(BACKUP) },
      { icon: Compass, words: 'Replay tour', onChoose: () => void replayTour() },
      (canInstall || platform().sparedIn) && {
        icon: Download,
        words: 'Install app',
        onChoose: canInstall ? () => void install() : openSteps,
      },
      { icon: LogOut, words: 'Sign Out', onChoose: () => void signOut() },
    ].filter((entry) => typeof entry === 'object');

  return (
    <>
      <Menu
        name="User menu"
        title="User menu"
        shown={<Portrait />}
        heading={<WhoIsIt />}
        entries={entries}
        className="inline-flex size-control shrink-0 items-center justify-center rounded-control hover:bg-wash"
      />
      {areStepsOpen && <InstallSteps title="Install app" opener={INSTALL} onClose={closeSteps} />}
    </>
  );
}

function Portrait() {
  const { profile, photo } = useAccount();
  return (
    <span className="flex size-7 max-h-full max-w-full items-center justify-center overflow-hidden rounded-full bg-ink font-medium text-caption text-paper">
      {photo === undefined ? (
        initialsOf(profile.fullName) || <Icon of={UserRound} />
      ) : (
        <img src={photo} alt="" className="size-full object-cover" />
      )}
    </span>
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

const InstallSteps = lazyDialog(async () => (await import('#screens/parts/install-steps.tsx')).InstallSteps);
const INSTALL: Opener = {};
/** Phones too narrow for the header's chip (sample-chip.tsx). */
const SMALLEST_PHONES = window.matchMedia('(width < 24rem)');
