import { hasSounds } from '#data/books/counter/this-device.ts';

/** How a scan is heard: a short high tone for a line, two low ones for what a person has to look at. */
export type Tone = 'good' | 'bad';

/** Sounds a tone, where this device has sounds and the browser lets it. Never the only sign: the status says it too. */
export function sound(tone: Tone): void {
  if (!hasSounds() || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // A browser is silent until the first press or key; a scan is one.
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  for (const [at, hertz] of TONES[tone]) play(context, context.currentTime + at, hertz);
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
const TONES: Readonly<Record<Tone, readonly (readonly [at: number, hertz: number])[]>> = {
  good: [[0, 1320]],
  bad: [
    [0, 330],
    [0.14, 262],
  ],
};
const LENGTH = 0.1;
const LOUD = 0.15;
