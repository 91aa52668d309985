import { ToCome } from '#screens/books/parts/to-come.tsx';

export function GstScreen() {
  return (
    <ToCome
      title="GST"
      will="Your returns are made here, from what was issued."
      things={[
        'GSTR-1 with every problem named before the portal finds it, and its file',
        'GSTR-3B with the set-off and what is to be paid in cash',
        'Your purchases matched with GSTR-2B',
        'The rates and limits in force on any day, each with its source',
      ]}
    />
  );
}
