import { Plus } from 'lucide-react';
import { Button } from '#ui/button.tsx';
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
      <Plus size={18} strokeWidth={1.75} aria-hidden />
      {children}
    </Button>
  );
}
