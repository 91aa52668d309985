import { useAsleep } from '#ui/asleep.ts';
import { later } from '#ui/later.tsx';

/** Who is at work. The menu itself is fetched when it is wanted. */
export function UserMenu() {
  const { button, isAwake, wake, sleep } = useAsleep(loadMenu);
  const face = { name: 'User menu', className: FACE, shown: <span className={INITIALS}>AA</span> };
  if (isAwake) return <OpenUserMenu {...face} onClosed={sleep} />;
  return (
    <button
      ref={button}
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-label={face.name}
      title={face.name}
      className={face.className}
      onClick={wake}
      onKeyDown={(event) => event.key === 'ArrowDown' && wake()}
    >
      {face.shown}
    </button>
  );
}

const loadMenu = async () => (await import('./open-user-menu.tsx')).OpenUserMenu;
const OpenUserMenu = later(loadMenu);
const FACE =
  'inline-flex size-control shrink-0 items-center justify-center rounded-control transition-colors duration-150 hover:bg-wash';
const INITIALS = 'flex size-7 items-center justify-center rounded-full bg-ink font-medium text-caption text-paper';
