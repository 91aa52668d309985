import { FileDown } from 'lucide';
import { useMaySee } from '#screens/books/parts/use-may.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { REPORT_FORMATS, type ReportFormat } from './save-report.ts';

/** The buttons of the files that there are of what is shown; none for one who may not save files. */
export function FileButtons({ isReady = true, onSave }: { isReady?: boolean; onSave: (format: ReportFormat) => void }) {
  const maySave = useMaySee('files');
  if (!maySave) return null;
  return REPORT_FORMATS.map((format) => (
    <Button key={format} disabled={!isReady} onClick={() => onSave(format)}>
      <span className="contents max-[28rem]:hidden">
        <Icon of={FileDown} />
      </span>
      Save {format}
    </Button>
  ));
}
