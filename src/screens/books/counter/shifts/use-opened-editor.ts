import { useEffect, useEffectEvent, useRef } from 'react';
import { type RecordKind, useRecordEditor } from '#ui/records/use-record-editor.ts';

/** The editor of a form that is open from the beginning, filled in with what is known; `onClose` is called once it is closed. */
export function useOpenedEditor<Draft, Required extends string>(
  kind: RecordKind<never, Draft, Required>,
  known: Partial<Draft>,
  onClose: () => void,
) {
  const editor = useRecordEditor(kind);
  const wasOpen = useRef(false);
  const open = useEffectEvent(() => editor.open.createFrom(known));
  const close = useEffectEvent(onClose);
  useEffect(() => open(), []);
  const { name } = editor.state;
  useEffect(() => {
    if (name !== 'closed') wasOpen.current = true;
    else if (wasOpen.current) close();
  }, [name]);
  return editor;
}
