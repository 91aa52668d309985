import { Flashlight, X } from 'lucide';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button, IconButton } from '#ui/controls/button.tsx';
import { useMoveFocusOnRemoval } from '#ui/navigation/focus.ts';
import { turnTorch } from './torch.ts';
import { watchCamera } from './watch-camera.ts';

type Standing =
  | Readonly<{ name: 'opening' }>
  | Readonly<{ name: 'seeing'; torch: MediaStreamTrack | undefined }>
  | Readonly<{ name: 'failed'; sentence: string }>;

/** The picture of the camera. Each code that it reads is a scan, whose outcome stands below, in Last Scan. */
export function CameraPanel({ onClose }: { onClose: () => void }) {
  const place = useMoveFocusOnRemoval<HTMLElement>('start');
  const video = useRef<HTMLVideoElement>(null);
  const [standing, stand] = useState<Standing>({ name: 'opening' });
  const [attempt, setAttempt] = useState(0);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!video.current) return undefined;
    return watchCamera(video.current, {
      onSee: (torch) => stand({ name: 'seeing', torch }),
      onClose: () => close(),
      onFail: (sentence) => stand({ name: 'failed', sentence }),
    });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another attempt opens it anew
  }, [attempt]);

  useEffect(() => {
    // Before the counter's own keys, and after those of a field.
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(OVERLAY)) return;
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  return (
    <section
      ref={place}
      aria-label="Camera"
      className="relative h-[min(11rem,22dvh)] overflow-hidden rounded-sheet border bg-margin md:h-[min(14rem,22dvh)]"
    >
      <video ref={video} muted playsInline aria-hidden className="size-full object-cover" />
      {standing.name === 'failed' ? (
        <div className="absolute inset-0 flex flex-col items-start justify-center gap-2 overflow-y-auto p-4">
          <p role="alert" className="pe-14 font-medium text-bad">
            {standing.sentence}
          </p>
          <Button
            onClick={() => {
              stand({ name: 'opening' });
              setAttempt(attempt + 1);
            }}
          >
            Try Again
          </Button>
        </div>
      ) : (
        <p className="absolute bottom-2 left-2 max-w-[calc(100%-1rem)] rounded-control bg-sheet px-2.5 py-1 text-caption text-ink-2">
          {standing.name === 'seeing' ? 'Hold a code before the camera.' : 'The camera is being opened …'}
        </p>
      )}
      {standing.name === 'seeing' && (
        <span aria-hidden className="absolute inset-x-[12%] top-1/2 h-0.5 bg-peacock outline-1 outline-sheet" />
      )}
      <div className="absolute top-2 right-2 flex gap-2">
        {standing.name === 'seeing' && standing.torch && <Torch track={standing.torch} />}
        <IconButton name="Close Camera" icon={X} className="border bg-sheet" onClick={onClose} />
      </div>
    </section>
  );
}

/** The light of the camera, where it has one. */
function Torch({ track }: { track: MediaStreamTrack }) {
  const [isOn, turn] = useState(false);
  return (
    <IconButton
      name="Torch"
      icon={Flashlight}
      aria-pressed={isOn}
      className={`border ${isOn ? 'bg-peacock-wash text-peacock!' : 'bg-sheet'}`}
      onClick={() =>
        void turnTorch(track, !isOn).then(
          () => turn(!isOn),
          () => undefined,
        )
      }
    />
  );
}

const OVERLAY = '[aria-modal="true"], [role="menu"]';
