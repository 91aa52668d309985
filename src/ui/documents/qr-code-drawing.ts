import type { qrCode } from './qr-code.ts';

type Modules = ReturnType<typeof qrCode>;

/** The light modules that a reader needs around a QR code. */
export const QUIET_ZONE = 4;

/** How wide and high a QR code is on paper with its quiet zone, in millimetres: no module is too small for a phone. */
export function qrCodeSide(modules: Modules): number {
  return Math.max(34, (modules.length + 2 * QUIET_ZONE) * 0.5);
}

/** The dark modules of each row, those side by side as one bar, so that no seam shows between them. */
export function darkBars(modules: Modules): readonly Readonly<{ x: number; y: number; width: number }>[] {
  return modules.flatMap((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map((run) => ({
      x: run.index,
      y,
      width: run[0].length,
    })),
  );
}
