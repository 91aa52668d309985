import { darkBars, QUIET_ZONE, qrCodeSide } from './qr-code-drawing.ts';
import { qrCode } from './qr-code.ts';

/** The picture of a QR code, as wide as it is on paper unless `className` gives it a size. */
export function QrCodeImage({ name, link, className }: { name: string; link: string; className?: string }) {
  const modules = qrCode(link);
  const [side, size] = [`${qrCodeSide(modules)}mm`, modules.length + 2 * QUIET_ZONE];
  return (
    // A ground of its own, because a reader finds no light code on a dark screen.
    <svg
      role="img"
      aria-label={name}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size} ${size}`}
      {...(className === undefined ? { style: { width: side, height: side } } : { className })}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={size} height={size} fill="#fff" />
      <path d={darkBars(modules).map(barOf).join('')} fill="#000" />
    </svg>
  );
}

function barOf({ x, y, width }: ReturnType<typeof darkBars>[number]): string {
  return `M${x} ${y}h${width}v1h-${width}z`;
}
