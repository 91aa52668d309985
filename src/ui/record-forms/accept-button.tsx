import { Button } from '#ui/controls/button.tsx';
import { keyShortcuts, keyWords } from '#ui/keys/keys.ts';

/** The button of a form that its key presses too. */
export function AcceptButton({ verb }: { verb: string }) {
  return (
    <Button
      look="primary"
      type="submit"
      aria-keyshortcuts={keyShortcuts('accept')}
      title={`${verb} (${keyWords('accept')})`}
    >
      {verb}
    </Button>
  );
}
