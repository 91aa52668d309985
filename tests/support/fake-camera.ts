import { afterEach, vi } from 'vitest';

/** A camera whose pictures are those of a canvas, and a detector that finds in them what a test holds before it. */
export type FakeCamera = Readonly<{
  /** Holds these codes before the camera until others are held there, the first in the middle. */
  hold: (...codes: readonly (string | Readonly<{ code: string; format: string }>)[]) => void;
  /** How often it was asked for a picture's codes. */
  looked: () => number;
  /** Makes each look fail, as where the system's service is not there. */
  fail: () => void;
  /** The tracks that were opened and not stopped since. */
  live: () => readonly MediaStreamTrack[];
  /** The next openings are refused so. */
  refuse: (name: string | undefined) => void;
  /** What was asked of the light. */
  torch: boolean[];
}>;

/** Puts a camera into the browser until the test ends. `formats` are those that its detector knows. */
export function aCamera({ formats = ['ean_13', 'qr_code'], hasTorch = false } = {}): FakeCamera {
  let held: readonly Readonly<{ code: string; format: string }>[] = [];
  let looks = 0;
  let refusal: string | undefined;
  let isFailing = false;
  const opened: MediaStreamTrack[] = [];
  const torch: boolean[] = [];

  class BarcodeDetector {
    static getSupportedFormats = () => Promise.resolve(formats);

    detect(video: HTMLVideoElement) {
      looks++;
      if (isFailing) return Promise.reject(new DOMException('No service.', 'NotSupportedError'));
      const [x, y] = [video.videoWidth / 2, video.videoHeight / 2];
      return Promise.resolve(
        // The middle one comes last, as a browser has an order of its own.
        held
          .map(({ code, format }, at) => ({ rawValue: code, format, boundingBox: new DOMRect(x + at * 20, y, 0, 0) }))
          .toReversed(),
      );
    }
  }
  vi.stubGlobal('BarcodeDetector', BarcodeDetector);

  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(() => {
    if (refusal !== undefined) return Promise.reject(new DOMException('Refused.', refusal));
    const canvas = document.createElement('canvas');
    canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
    const stream = canvas.captureStream(10);
    for (const track of stream.getVideoTracks()) {
      opened.push(track);
      if (!hasTorch) continue;
      vi.spyOn(track, 'getCapabilities').mockReturnValue({ torch: true } as MediaTrackCapabilities);
      vi.spyOn(track, 'applyConstraints').mockImplementation((asked) => {
        torch.push(Reflect.get(asked?.advanced?.[0] ?? {}, 'torch') === true);
        return Promise.resolve();
      });
    }
    return Promise.resolve(stream);
  });

  return {
    hold: (...codes) => {
      held = codes.map((code) => (typeof code === 'string' ? { code, format: 'ean_13' } : code));
    },
    looked: () => looks,
    fail: () => {
      isFailing = true;
    },
    live: () => opened.filter(({ readyState }) => readyState === 'live'),
    refuse: (name) => {
      refusal = name;
    },
    torch,
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
});
