import { ChevronLeft, ChevronRight } from 'lucide';
import { useDeferredValue, useState } from 'react';
import type { LabelPaper } from '#domain/books/labels/label-paper.ts';
import { pagesOf } from '#domain/books/labels/label-paper.ts';
import { formatNumber } from '#domain/format.ts';
import { IconButton } from '#ui/controls/button.tsx';
import type { LabelSheet } from '#ui/documents/label-sheet.ts';
import { LabelPreview } from '#ui/documents/labels-on-paper.tsx';

/** The pages as they print, one at a time. */
export function LabelPages({ sheet, paper, count }: { sheet: LabelSheet; paper: LabelPaper; count: number }) {
  const [turned, setTurned] = useState(0);
  const shown = useDeferredValue(sheet);
  const pages = pagesOf(paper, sheet.before, count);
  const page = Math.min(turned, pages - 1);
  const name = `Page ${formatNumber(page + 1)} of ${formatNumber(pages)}`;
  return (
    <section aria-label="Preview" className="flex flex-col gap-2">
      <div className="flex min-h-control items-center justify-between gap-2">
        <p role="status" className="text-ink-2 text-table">
          {`${formatNumber(count)} ${count === 1 ? 'label' : 'labels'} · ${name}`}
        </p>
        {pages > 1 && (
          <div className="flex">
            <IconButton
              name="Previous page"
              icon={ChevronLeft}
              aria-disabled={page === 0}
              onClick={() => setTurned(Math.max(0, page - 1))}
            />
            <IconButton
              name="Next page"
              icon={ChevronRight}
              aria-disabled={page === pages - 1}
              onClick={() => setTurned(Math.min(pages - 1, page + 1))}
            />
          </div>
        )}
      </div>
      <LabelPreview labels={shown} page={page} name={name} />
      <p className="text-caption text-ink-3">Print in actual size, 100 %, without margins.</p>
    </section>
  );
}
