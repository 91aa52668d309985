import { correction, generate, mode } from 'lean-qr';

/**
 * Returns the QR code of a text as rows of modules, true for dark, without the quiet zone around it: error correction M, the
 * smallest version that holds it (ISO/IEC 18004). Throws beyond 2,331 bytes. It is written in byte mode alone: left to itself
 * the library says first that the bytes are UTF-8 (ECI), which some readers take for a part of the address.
 */
export function qrCode(text: string): readonly (readonly boolean[])[] {
  const bytes = mode.bytes(new TextEncoder().encode(text));
  const code = generate(bytes, { minCorrectionLevel: correction.M, maxCorrectionLevel: correction.M });
  const places = Array.from({ length: code.size }, (_, at) => at);
  return places.map((y) => places.map((x) => code.get(x, y)));
}
