import { useNavigate } from '@tanstack/react-router';
import { Download, LogOut, Settings, UserRound } from 'lucide-react';
import { useInstall } from '#app/offline/install.ts';
import { Menu, MenuEntry } from '#ui/menu.tsx';
import { say } from '#ui/toast.tsx';

export function UserMenu() {
  const navigate = useNavigate();
  const { canInstall, install } = useInstall();

  async function signOut() {
    await navigate({ to: '/login' });
    say('Signed out', 'This is a demo sign-in; the sample data stays open.');
  }

  return (
    <Menu
      name="User menu"
      shown={
        <span className="flex size-7 items-center justify-center rounded-full bg-ink font-medium text-caption text-paper">
          AA
        </span>
      }
      heading={
        <div className="mb-1 border-b px-2.5 pt-1.5 pb-2.5">
          <p className="font-medium">Asha Apte</p>
          <p className="text-caption text-ink-2">Admin</p>
        </div>
      }
    >
      <MenuEntry icon={UserRound} onChoose={() => void navigate({ to: '/account' })}>
        Profile
      </MenuEntry>
      <MenuEntry icon={Settings} onChoose={() => void navigate({ to: '/settings' })}>
        Settings
      </MenuEntry>
      {canInstall && (
        <MenuEntry icon={Download} onChoose={() => void install()}>
          Install app
        </MenuEntry>
      )}
      <MenuEntry icon={LogOut} onChoose={() => void signOut()}>
        Sign Out
      </MenuEntry>
    </Menu>
  );
}
