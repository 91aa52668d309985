import { useEffect, useState } from 'react';
import { copyFolder, type FolderNote, onFolderChange } from './copy-folder.ts';

/** The folder of the open books as it stands in this page, if one was chosen and can be read; see `lostFolder`. */
export function useCopyFolder(): FolderNote | undefined {
  const [note, setNote] = useState<FolderNote>();
  useEffect(() => {
    let isShown = true;
    const read = () =>
      void copyFolder().then(
        (found) => isShown && setNote(found),
        () => isShown && setNote(undefined),
      );
    read();
    const stop = onFolderChange(read);
    return () => {
      isShown = false;
      stop();
    };
  }, []);
  return note;
}
