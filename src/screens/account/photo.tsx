import { UserRound } from 'lucide';
import { useRef, useState } from 'react';
import { changePhoto, useAccount } from '#data/sample/profile.ts';
import { initialsOf } from '#domain/sample/profile.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { smallPicture } from './small-picture.ts';

/** The user's photo and the buttons to change it. A file that cannot be decoded leaves the current photo. */
export function Photo() {
  const { profile, photo } = useAccount();
  const [message, setMessage] = useState<Message>();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const latest = useRef(0);

  async function take(file: File) {
    const choice = ++latest.current;
    setMessage({ sentence: 'Reading the picture …' });
    const picture = await smallPicture(file).catch(() => undefined);
    // If the user chooses a second file while the first is read, the second counts, whichever is decoded first.
    if (choice !== latest.current) return;
    if (picture) changePhoto(picture);
    setMessage(picture ? { sentence: 'Photo changed.' } : { sentence: unreadable(file.name), isProblem: true });
  }

  function remove() {
    latest.current++;
    changePhoto(undefined);
    setMessage({ sentence: 'Photo removed.' });
    choose.current?.focus();
  }

  const initials = initialsOf(profile.fullName);
  return (
    <div className="flex items-center gap-5 max-[16rem]:flex-wrap">
      <div className={AVATAR}>
        {photo !== undefined && (
          <img src={photo} alt={profile.fullName || 'Yourself'} className="size-full object-cover" />
        )}
        {photo === undefined && (
          <span aria-hidden>{initials || <Icon of={UserRound} size={32} className="stroke-[1.5]" />}</span>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-1.5">
        <div className="flex flex-wrap gap-2">
          <Button ref={choose} aria-describedby="photo-hint photo-said" onClick={() => input.current?.click()}>
            Upload photo
          </Button>
          {photo !== undefined && <Button onClick={remove}>Remove photo</Button>}
        </div>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/gif"
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) void take(file);
            // Cleared, so that choosing the same file again, repaired meanwhile, fires another change event.
            target.value = '';
          }}
        />
        <p id="photo-hint" className="text-caption text-ink-3">
          JPG, PNG or GIF, max 2MB
        </p>
        <p
          id="photo-said"
          role="status"
          className={`wrap-anywhere text-caption empty:hidden ${message?.isProblem ? 'text-bad' : 'text-ink-2'}`}
        >
          {message?.sentence}
        </p>
      </div>
    </div>
  );
}

type Message = { sentence: string; isProblem?: boolean };

function unreadable(name: string): string {
  return `${name} could not be read as a picture. Choose another JPG, PNG or GIF file; the photo stays as it was.`;
}

const AVATAR =
  'flex size-24 shrink-0 items-center justify-center overflow-hidden rounded-full bg-ink font-medium text-figure text-paper';
