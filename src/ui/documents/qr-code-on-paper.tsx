import type { QrCode } from './document.ts';
import { QrCodeImage } from './qr-code-image.tsx';

/** A QR code in a link to what it says: on paper it is scanned, on a phone it is pressed. */
export function CodeOnPaper({ code: { name, link, lines } }: { code: QrCode }) {
  return (
    <div className="flex break-inside-avoid break-before-avoid gap-4 pt-3">
      <a href={link} className="shrink-0">
        <QrCodeImage name={name} link={link} />
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
