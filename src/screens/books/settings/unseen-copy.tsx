import { confirmCopy, forgetUnseenCopy } from '#data/books/copies/safety.ts';
import { Button } from '#ui/controls/button.tsx';
import { oncePressed } from '#ui/controls/once-pressed.ts';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';

/** Asks whether the file of the last copy came: a browser that refuses a download, or whose user does, tells no page. */
export function UnseenCopy() {
  return (
    <div className="flex flex-col gap-2">
      <p>
        The browser was given that file to save, and no page can see whether it did. Look for it among your downloads.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void press(confirmCopy)}>I Have the File</Button>
        <Button onClick={() => void press(forgetUnseenCopy)}>The File Is Missing</Button>
      </div>
    </div>
  );
}

function press(action: () => Promise<void>): Promise<void> {
  return oncePressed('unseen copy', () => action().catch(sayFailure));
}
