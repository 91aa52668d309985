import { darkBars, QUIET_ZONE, qrCodeSide } from './qr-code-drawing.ts';
import type { QrCode } from './document.ts';
import { qrCode } from './qr-code.ts';

/** A QR code in a link to what it says: on paper it is scanned, on a phone it is pressed. */
export function CodeOnPaper({ code: { name, link, lines } }: { code: QrCode }) {
  const modules = qrCode(link);
  const [side, size] = [`${qrCodeSide(modules)}mm`, modules.length + 2 * QUIET_ZONE];
  return (
    <div className="flex break-inside-avoid break-before-avoid gap-4 pt-3">
      <a href={link} className="shrink-0">
        {/* A ground of its own, because a reader finds no light code on a dark screen. */}
        <svg
          role="img"
          aria-label={name}
          viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size} ${size}`}
          style={{ width: side, height: side }}
          shapeRendering="crispEdges"
        >
          <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={size} height={size} fill="#fff" />
          <path d={darkBars(modules).map(barOf).join('')} fill="#000" />
        </svg>
      </a>
      <div className="wrap-anywhere">
        {lines.map((line, at) => (
          <p key={at}>
            <bdi>{line}</bdi>
          </p>
        ))}
      </div>
    </div>
  );
}

function barOf({ x, y, width }: ReturnType<typeof darkBars>[number]): string {
  return `M${x} ${y}h${width}v1h-${width}z`;
}
