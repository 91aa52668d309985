/**
 * What some browsers have to find codes in pictures: the Barcode Detection API (WICG, Shape Detection). Types of the platform
 * do not know it yet.
 */
export type CodeDetector = Readonly<{ detect: (picture: HTMLVideoElement) => Promise<readonly FoundCode[]> }>;

/** A code that was found in a picture, and where, in its pixels. */
export type FoundCode = Readonly<{
  rawValue: string;
  format: string;
  boundingBox: Readonly<{ x: number; y: number; width: number; height: number }>;
}>;

type DetectorClass = {
  new (options: Readonly<{ formats: readonly string[] }>): CodeDetector;
  getSupportedFormats: () => Promise<readonly string[]>;
};

/** Whether a camera can scan codes of goods in this browser. */
export async function canReadCodes(): Promise<boolean> {
  if (navigator.mediaDevices?.getUserMedia === undefined) return false;
  return (await formatsKnown()).includes('ean_13');
}

/** Returns a detector of those kinds of code that goods and our own papers have, as far as the browser knows them. */
export async function codeDetector(): Promise<CodeDetector> {
  const known = await formatsKnown();
  const { BarcodeDetector: Detector } = globalThis as WithDetector;
  if (!Detector) throw new DOMException('This browser finds no codes.', 'NotSupportedError');
  return new Detector({ formats: FORMATS.filter((format) => known.includes(format)) });
}

async function formatsKnown(): Promise<readonly string[]> {
  try {
    return (await (globalThis as WithDetector).BarcodeDetector?.getSupportedFormats()) ?? [];
  } catch {
    return [];
  }
}

type WithDetector = { BarcodeDetector?: DetectorClass };
const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf', 'code_128', 'code_39', 'qr_code'];
