import { FileDown } from 'lucide';
import type { Report } from '#domain/books/report.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { REPORT_FORMATS, saveReport } from './save-report.ts';

/** The files of a report; not before it is there. */
export function SaveButtons({ report }: { report: Report | undefined }) {
  return REPORT_FORMATS.map((format) => (
    <Button key={format} disabled={!report} onClick={() => report && void saveReport(report, format)}>
      <span className="contents max-[28rem]:hidden">
        <Icon of={FileDown} />
      </span>
      Save {format}
    </Button>
  ));
}
