import { hasSounds } from '#data/books/counter/this-device.ts';

/** How a scan is heard: a short high tone for a line, two low ones for what a person has to look at. */
export type ScanTone = 'good' | 'bad';

/** Sounds a tone, where this device has sounds and the browser lets it. Never the only sign: the status says it too. */
export function sound(tone: ScanTone): void {
  const to = speaker();
  if (to?.state === 'running') return playTone(to, tone);
  const asked = performance.now();
  // What comes late would be taken for what is scanned then.
  to?.resume().then(
    () => performance.now() - asked < SOON_MS && playTone(to, tone),
    () => undefined,
  );
}

/**
 * Lets the first press or key on the page allow sounds: until then many browsers are silent, and what a camera reads is
 * neither. Returns how to stop waiting for it.
 */
export function allowSounds(): () => void {
  const waiting = new AbortController();
  const allow = () => {
    waiting.abort();
    speaker()
      ?.resume()
      .catch(() => undefined);
  };
  for (const press of ['pointerup', 'keydown'])
    addEventListener(press, allow, { capture: true, signal: waiting.signal });
  return () => waiting.abort();
}

/** Returns what tones are played by; undefined where this device is silent. */
function speaker(): AudioContext | undefined {
  if (!hasSounds() || typeof AudioContext === 'undefined') return undefined;
  context ??= new AudioContext();
  return context;
}

function playTone(to: AudioContext, tone: ScanTone): void {
  for (const [at, hertz] of TONES[tone]) play(to, to.currentTime + at, hertz);
}

function play(to: AudioContext, at: number, hertz: number): void {
  const [source, volume] = [to.createOscillator(), to.createGain()];
  source.frequency.value = hertz;
  // It swells and ends within the tone: a square edge would crack.
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUD, at + 0.01);
  volume.gain.linearRampToValueAtTime(0, at + LENGTH);
  source.connect(volume).connect(to.destination);
  source.start(at);
  source.stop(at + LENGTH);
}

let context: AudioContext | undefined;
/** In seconds from now, and in hertz. */
const TONES: Readonly<Record<ScanTone, readonly (readonly [at: number, hertz: number])[]>> = {
  good: [[0, 1320]],
  bad: [
    [0, 330],
    [0.14, 262],
  ],
};
const SOON_MS = 300;
const LENGTH = 0.1;
const LOUD = 0.15;
