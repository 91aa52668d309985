import { Plus } from 'lucide';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { keyShortcuts, keyWords } from '#ui/keys/keys.ts';

/** Where a screen begins something new. The focus comes back here when the row it stood in is gone. */
export function CreateButton({ children, onPress }: { children: string; onPress: () => void }) {
  return (
    <Button
      look="primary"
      data-create
      aria-keyshortcuts={keyShortcuts('create')}
      title={`${children} (${keyWords('create')})`}
      onClick={onPress}
    >
      <Icon of={Plus} />
      {children}
    </Button>
  );
}
