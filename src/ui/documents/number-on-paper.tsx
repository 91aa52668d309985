import type { NumberCode } from './document.ts';
import { drawNumber } from './number-drawing.ts';

/** The code of a number in the middle of a roll, and the number below it. */
export function NumberOnPaper({ code }: { code: NumberCode }) {
  const { width, height, bars } = drawNumber(code, ROOM);
  return (
    <div className="flex break-inside-avoid flex-col items-center pt-3">
      {/* A ground of its own, because a reader finds no light code on a dark screen. */}
      <svg
        role="img"
        aria-label={`Code of ${code.number}`}
        viewBox={`0 0 ${width} ${height}`}
        style={{ width: `${width}mm`, height: `${height}mm` }}
        shapeRendering="crispEdges"
      >
        <rect width={width} height={height} fill="#fff" />
        <path
          d={bars.map((bar) => `M${bar.x} ${bar.y}h${bar.width}v${bar.height}h-${bar.width}z`).join('')}
          fill="#000"
        />
      </svg>
      <p className="wrap-anywhere text-[8pt]">
        <bdi>{code.number}</bdi>
      </p>
    </div>
  );
}

/** The width that a printer reaches on a roll of 80 mm, in millimetres: narrower ones have no bars. */
const ROOM = 72;
