import { type CSSProperties, useLayoutEffect, useMemo } from 'react';
import { barsAmong, type Label, labelPages, type LabelBars, type LabelSheet, type LabelText } from './label-sheet.ts';
import { Paper } from './paper.tsx';

/** Prints labels, each page of paper as large as theirs and without a margin. */
export function PrintLabels({ labels, onClose }: { labels: LabelSheet; onClose: () => void }) {
  const { width, height } = labels.page;
  useLayoutEffect(() => {
    const rules = new CSSStyleSheet();
    rules.replaceSync(
      `@media print { @page labels { size: ${width}mm ${height}mm; margin: 0; @bottom-right { content: none } } }`,
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rules);
    };
  }, [width, height]);
  const pages = useMemo(() => labelPages(labels), [labels]);
  return (
    <Paper title={labels.title} onPrinted={onClose}>
      {pages.map((page, at) => (
        // A hair lower than the paper, so that the last line turns no page.
        <div
          key={at}
          style={{ ...unit('1mm'), ...ON_PAPER, page: 'labels', height: mm(height - 0.2) }}
          className={PAGE}
        >
          <LabelsOfPage labels={labels} page={page} />
        </div>
      ))}
    </Paper>
  );
}

/** A page of labels on the screen, as wide as there is room; `name` says what it shows. */
export function LabelPreview({ labels, page, name }: { labels: LabelSheet; page: number; name: string }) {
  const { width, height } = labels.page;
  const shown = useMemo(() => labelPages(labels)[page] ?? [], [labels, page]);
  return (
    <div className="@container">
      <div
        role="img"
        aria-label={name}
        style={{ ...unit(`calc(100cqw / ${width})`), ...ON_PAPER, height: mm(height) }}
        className="relative overflow-clip rounded-tick border"
      >
        <div aria-hidden>
          {labels.places.map(({ x, y }, at) => (
            <div
              key={at}
              style={{ left: mm(x), top: mm(y), width: mm(labels.label.width), height: mm(labels.label.height) }}
              className="absolute rounded-[2px] outline-1 outline-[#bbb] outline-dashed"
            />
          ))}
          <LabelsOfPage labels={labels} page={shown} />
        </div>
      </div>
    </div>
  );
}

function LabelsOfPage({
  labels: { places, label: size },
  page,
}: {
  labels: LabelSheet;
  page: readonly (Label | undefined)[];
}) {
  return page.map((label, at) => {
    const { x, y } = places[at] ?? { x: 0, y: 0 };
    if (!label) return null;
    const box = { left: mm(x), top: mm(y), width: mm(size.width), height: mm(size.height) };
    return (
      <div key={at} style={box} className="absolute overflow-clip">
        {label.texts.map((text, number) => (
          <p key={number} style={styleOf(text)} className="absolute line-clamp-(--lines) wrap-anywhere">
            <bdi>{text.text}</bdi>
          </p>
        ))}
        {label.bars && <Bars bars={label.bars} />}
      </div>
    );
  });
}

function Bars({ bars: { name, x, y, height, module, widths } }: { bars: LabelBars }) {
  const modules = widths.reduce((sum, width) => sum + width, 0);
  const path = barsAmong(widths)
    .map(({ from, width }) => `M${from} 0h${width}v1h-${width}z`)
    .join('');
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${modules} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      style={{ left: mm(x), top: mm(y), width: mm(modules * module), height: mm(height) }}
      className="absolute"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}

function styleOf({ x, y, width, size, lead, lines, isStrong, place }: LabelText): CSSProperties {
  return {
    left: mm(x),
    top: mm(y),
    width: mm(width),
    lineHeight: mm(lead),
    maxHeight: mm(lead * lines),
    fontSize: mm(size),
    textAlign: place,
    fontWeight: isStrong ? 600 : 400,
    '--lines': lines,
  } as CSSProperties;
}

/** How long a millimetre is: on paper its own length, on the screen a part of the room. */
function unit(length: string): CSSProperties {
  return { '--mm': length } as CSSProperties;
}

function mm(count: number): string {
  return `calc(var(--mm) * ${count})`;
}

/** Black on white in both themes. */
const ON_PAPER: CSSProperties = { background: '#fff', color: '#000' };
const PAGE = 'relative overflow-clip break-after-page last:break-after-auto';
