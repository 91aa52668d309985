import { applyBackup, type Backup, readBackup } from '#data/sample/backup.ts';
import { formatNumber } from '#domain/format.ts';
import { useReadSteps } from '#screens/parts/copies/use-read-steps.ts';
import { toastSuccess } from '#ui/feedback/toast.tsx';

type Asked = Readonly<{ fileName: string; backup: Backup }>;

/** The steps of an import, from choosing the file to replacing the last record. */
export function useImport(onClose: () => void) {
  const steps = useReadSteps<Asked>({
    cancelled: 'Import cancelled',
    wrongPassword: 'This is not the password that the file was made with.',
    onClose,
  });

  function read(file: File, password = '') {
    return steps.check(file, async (options) => {
      const found = await readBackup(file, { password, ...options });
      return found.kind === 'locked' ? found : { kind: 'checked', asked: { fileName: file.name, backup: found } };
    });
  }

  function apply(asked: Asked) {
    const { backup, fileName } = asked;
    return steps.apply(asked, backup.count, async (options) => {
      await applyBackup(backup, options);
      onClose();
      toastSuccess('Data imported', `${formatNumber(backup.count)} records from ${fileName}`);
    });
  }

  return { steps, read, apply };
}
