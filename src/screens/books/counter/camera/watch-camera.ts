import { isIdle, noReads, readsAfter, type SeenCode } from '#domain/books/counter/camera-reads.ts';
import { type CodeDetector, codeDetector, type FoundCode } from '#ui/scans/code-detector.ts';
import { scanned, takerNow } from '#ui/scans/scan-takers.ts';
import { hasTorch } from './torch.ts';

/** Called once the camera sees, with its torch if it has one; when it is to be closed; and when it failed, with what to do. */
export type CameraEvents = Readonly<{
  onSee: (torch: MediaStreamTrack | undefined) => void;
  onClose: () => void;
  onFail: (sentence: string) => void;
}>;

/**
 * Shows a camera in a video and gives each code that it reads to who takes scans, as a scanner does. It is closed when the page
 * is hidden and after a minute without a code. Returns how to stop it, which turns the camera off.
 */
export function watchCamera(video: HTMLVideoElement, { onSee, onClose, onFail }: CameraEvents): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let stream: MediaStream | undefined;
  let timer = 0;
  let reads = noReads(performance.now());
  let failures = 0;

  function stop() {
    ending.abort();
    clearTimeout(timer);
    turnOff(stream);
    video.srcObject = null;
  }

  function fail(sentence: string) {
    if (signal.aborted) return;
    stop();
    onFail(sentence);
  }

  async function start() {
    const detector = await codeDetector();
    const opened = await navigator.mediaDevices.getUserMedia(WANTED);
    // Closed while the browser asked whether it may.
    if (signal.aborted) return turnOff(opened);
    stream = opened;
    const [track] = opened.getVideoTracks();
    track?.addEventListener('ended', () => fail(LOST), { signal });
    video.srcObject = opened;
    await video.play();
    if (signal.aborted) return;
    onSee(track && hasTorch(track) ? track : undefined);
    reads = noReads(performance.now());
    void look(detector);
  }

  /** A picture after the other, with a pause between them: a phone that looks all the time gets hot. */
  async function look(detector: CodeDetector) {
    const seen = await seenIn(detector);
    if (signal.aborted) return;
    if (seen) {
      const after = readsAfter(reads, seen, performance.now());
      reads = after.reads;
      if (after.code !== undefined) {
        scanned.emit();
        takerNow()?.(after.code);
      }
    }
    if (failures > MOST_FAILURES) fail(UNREAD);
    else if (isIdle(reads, performance.now())) onClose();
    else timer = window.setTimeout(() => void look(detector), PAUSE_MS);
  }

  /** The codes in view, the nearest to the middle first; undefined while nobody takes them, and for a picture that failed. */
  async function seenIn(detector: CodeDetector): Promise<readonly SeenCode[] | undefined> {
    if (!takerNow() || video.readyState < video.HAVE_CURRENT_DATA) return undefined;
    try {
      const found = await detector.detect(video);
      failures = 0;
      const middle = (one: FoundCode) => distanceToMiddle(one, video);
      return found
        .toSorted((one, other) => middle(one) - middle(other))
        .map(({ rawValue, format }) => ({ code: rawValue, format }));
    } catch {
      failures++;
      return undefined;
    }
  }

  document.addEventListener('visibilitychange', () => document.hidden && onClose(), { signal });
  start().catch((error: unknown) => fail(whyNot(error)));
  return stop;
}

function turnOff(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

function distanceToMiddle({ boundingBox: { x, y, width, height } }: FoundCode, video: HTMLVideoElement): number {
  return Math.hypot(x + width / 2 - video.videoWidth / 2, y + height / 2 - video.videoHeight / 2);
}

function whyNot(error: unknown): string {
  return WHY_NOT[error instanceof DOMException ? error.name : ''] ?? NOT_STARTED;
}

/** The one at the back of a phone or a tablet; a computer has one. */
const WANTED = { video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } } };
const PAUSE_MS = 80;
const MOST_FAILURES = 8;

const NOT_STARTED = 'The camera did not start. Try again, or type the code.';
const LOST = 'The camera was lost. Connect it again, then try again.';
const UNREAD = 'This device finds no codes in pictures now. Try again later, or type the code.';
const BLOCKED = 'The camera is blocked. Allow it for this site in the settings of the browser, then try again.';
const NONE = 'No camera was found. Connect one, then try again.';
const IN_USE = 'The camera is in use elsewhere. Close what uses it, then try again.';
const WHY_NOT: Readonly<Record<string, string>> = {
  NotAllowedError: BLOCKED,
  SecurityError: BLOCKED,
  NotFoundError: NONE,
  OverconstrainedError: NONE,
  NotReadableError: IN_USE,
  AbortError: IN_USE,
  NotSupportedError: UNREAD,
};
