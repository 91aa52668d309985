import { Fragment } from 'react';
import { CodeOnPaper } from './qr-code-on-paper.tsx';
import { NumberOnPaper } from './number-on-paper.tsx';
import type { Block, DocumentColumn, DocumentRow, DocumentTable, Fact, PaperDocument, RollPage } from './document.ts';

/**
 * The document as HTML for printing: A4 or a roll, black on white. Each text stands in the direction of its first letter, as in a
 * PDF.
 */
export function DocumentOnPaper({ document }: { document: PaperDocument }) {
  const { issuer, heading, note, blocks, page } = document;
  const roll = page === 'wide' ? undefined : page;
  const isRoll = roll !== undefined;
  return (
    <article
      lang="en-IN"
      data-roll={roll}
      className={`overflow-x-clip leading-[1.45] ${roll ? ROLLS[roll] : 'text-[9.5pt]'}`}
    >
      <header
        className={`flex items-start justify-between border-current border-b-2 ${isRoll ? 'flex-col gap-1 pb-1.5' : 'gap-x-8 gap-y-2 pb-3 max-sm:flex-wrap'}`}
      >
        <div className="wrap-anywhere">
          <p className={`font-semibold leading-tight ${isRoll ? 'text-[13pt]' : 'text-[15pt]'}`}>
            <bdi>{issuer.name}</bdi>
          </p>
          {issuer.lines.map((line) => (
            <p key={line}>
              <bdi>{line}</bdi>
            </p>
          ))}
        </div>
        <div className={isRoll ? '' : 'shrink-0 text-end'}>
          <p className={`font-semibold leading-tight ${isRoll ? 'text-[9.5pt]' : 'text-[13pt]'}`}>{heading}</p>
          <p className="text-[8pt]">{note}</p>
        </div>
      </header>
      {blocks.map((block, at) => (
        <BlockOnPaper key={at} block={block} />
      ))}
    </article>
  );
}

function BlockOnPaper({ block }: { block: Block }) {
  switch (block.kind) {
    case 'particulars':
      return (
        <div className="grid grid-cols-2 gap-8 py-3">
          <div>
            <p className="text-[8pt]">{block.about.title}</p>
            <p className="wrap-anywhere font-semibold">
              <bdi>{block.about.name}</bdi>
            </p>
            {block.about.lines.map((line) => (
              <p key={line}>
                <bdi>{line}</bdi>
              </p>
            ))}
          </div>
          <dl className="grid grid-cols-[auto_1fr] gap-x-4">
            {block.facts.map(([name, value]) => (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd className="wrap-anywhere font-medium">
                  <bdi>{value}</bdi>
                </dd>
              </Fragment>
            ))}
          </dl>
        </div>
      );
    case 'table':
      return <TableOnPaper table={block} />;
    case 'sums':
      return (
        <div className="flex break-inside-avoid break-before-avoid justify-between gap-8 pt-3">
          <div className="max-w-[60%]">
            <p className="text-[8pt]">{block.inWords[0]}</p>
            <p>{block.inWords[1]}</p>
          </div>
          <dl className="grid shrink-0 grid-cols-[auto_auto] self-start whitespace-nowrap">
            {block.lines.map(([name, value]) => (
              <SumOnPaper key={name} sum={[name, value]} />
            ))}
            <SumOnPaper
              sum={block.total}
              className="mt-1 border-current border-t border-b-[3px] py-1 font-semibold [border-bottom-style:double]"
            />
          </dl>
        </div>
      );
    case 'words':
      return (
        <div className="wrap-anywhere pt-3">
          {block.title !== '' && <p className="text-[8pt]">{block.title}</p>}
          {block.lines.map((line, at) => (
            <p key={at}>
              <bdi>{line}</bdi>
            </p>
          ))}
        </div>
      );
    case 'code':
      return <CodeOnPaper code={block} />;
    case 'number':
      return <NumberOnPaper code={block} />;
    case 'signature':
      return (
        <footer className="mt-14 ms-auto w-64 break-inside-avoid break-before-avoid text-center">
          <p className="border-current border-t pt-1">
            <bdi>{block.by}</bdi>
          </p>
          <p className="text-[8pt]">{block.capacity}</p>
        </footer>
      );
  }
}

function TableOnPaper({ table: { columns, rows, isFine = false } }: { table: DocumentTable }) {
  return (
    <table className={`w-full border-collapse ${isFine ? 'mt-3 text-[8pt]' : ''}`}>
      <thead className="table-header-group">
        <tr className="whitespace-nowrap border-current border-y text-[8pt]">
          {columns.map((column) => (
            <th key={column.title} className={`py-1 font-semibold ${placeOf(column, isFine)}`}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at} className={`break-inside-avoid align-top ${ROWS[row.look]}`}>
            {row.cells.map((cell, number) => {
              const column = columns[number];
              const indent = row.look === 'entry' && number === 0 ? INDENTS[row.depth ?? 1] : '';
              return (
                <td
                  key={number}
                  className={`py-1 ${column?.look === 'text' || !isFine ? 'wrap-anywhere' : ''} ${indent} ${column ? placeOf(column, isFine) : ''}`}
                >
                  <bdi>{cell}</bdi>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SumOnPaper({ sum: [name, value], className = '' }: { sum: Fact; className?: string }) {
  return (
    <>
      <dt className={`pe-8 ${className}`}>{name}</dt>
      <dd className={`text-end ${className}`}>{value}</dd>
    </>
  );
}

function placeOf({ look }: DocumentColumn, isFine: boolean): string {
  if (isFine) return FINE[look];
  // Takes the remaining width whatever its content: an unbreakable name would otherwise push the figures off the paper.
  if (look === 'text') return 'w-full max-w-0 overflow-hidden text-start';
  return look === 'figure' ? 'whitespace-nowrap ps-4 text-end' : 'whitespace-nowrap pe-4 text-start';
}

/** In fine print a rate may stand above its amount, but no figure is broken. */
const FINE: Readonly<Record<DocumentColumn['look'], string>> = {
  text: 'min-w-24 text-start',
  brief: 'pe-2 text-start [overflow-wrap:normal]',
  figure: 'ps-2 text-end [overflow-wrap:normal]',
};
const INDENTS = ['', 'ps-4', 'ps-8'] as const;
/** The width that a printer reaches. */
const ROLLS: Readonly<Record<RollPage, string>> = {
  roll: 'max-w-[72mm] text-[8.5pt]',
  'narrow roll': 'max-w-[48mm] text-[7.5pt]',
};
const ROWS: Readonly<Record<DocumentRow['look'], string>> = {
  line: 'border-b border-[#bbb]',
  entry: '',
  title: 'break-after-avoid font-semibold',
  section: 'break-after-avoid border-b border-[#bbb] font-semibold',
  total: 'border-current border-t font-semibold',
  grand: 'border-current border-t border-b-[3px] font-semibold [border-bottom-style:double]',
};
