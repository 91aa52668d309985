import { UserRound } from 'lucide';
import { screenLoaders } from '#app/workspaces/screen-loaders.ts';
import { useAccount } from '#data/sample/profile.ts';
import { initialsOf } from '#domain/sample/profile.ts';
import { useLazyControl } from '#ui/overlays/lazy-control.ts';
import { Icon } from '#ui/controls/icon.tsx';

/** The user's portrait as a button. The menu itself is loaded when the button is first used. */
export function UserMenu() {
  const { Control, placeholderProps, close } = useLazyControl(loadMenu);
  const face = { name: 'User menu', className: FACE, shown: <Portrait /> };
  if (Control !== undefined) return <Control {...face} onClosed={close} />;
  return (
    <button
      {...placeholderProps}
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-label={face.name}
      title={face.name}
      className={face.className}
    >
      {face.shown}
    </button>
  );
}

function Portrait() {
  const { profile, photo } = useAccount();
  return (
    <span className={PORTRAIT}>
      {photo === undefined ? (
        initialsOf(profile.fullName) || <Icon of={UserRound} />
      ) : (
        <img src={photo} alt="" className="size-full object-cover" />
      )}
    </span>
  );
}

const loadMenu = async () => (await import('./open-user-menu.tsx')).OpenUserMenu;
screenLoaders.sample.push(loadMenu);
const FACE = 'inline-flex size-control shrink-0 items-center justify-center rounded-control hover:bg-wash';
const PORTRAIT =
  'flex size-7 max-h-full max-w-full items-center justify-center overflow-hidden rounded-full bg-ink font-medium text-caption text-paper';
