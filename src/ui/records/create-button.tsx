import { Plus } from 'lucide';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { keyShortcuts, keyWords } from '#ui/keys/keys.ts';

/** The screen's create button. The focus returns here when the row that had it is gone. */
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
