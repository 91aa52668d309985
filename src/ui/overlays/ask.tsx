import { createRoot } from 'react-dom/client';
import { Confirmation } from './dialog.tsx';

export type Question = Readonly<{ title: string; sentences: readonly string[]; verb: string }>;

/**
 * Asks a question that comes up in the middle of some work, wherever the user is by then, and resolves to whether they
 * agree. A root of its own, as what began the work may be gone.
 */
export function ask({ title, sentences, verb }: Question): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise<boolean>((resolve) => {
    root.render(
      <Confirmation title={title} verb={verb} onRefuse={() => resolve(false)} onConfirm={() => resolve(true)}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Confirmation>,
    );
  }).finally(() => {
    root.unmount();
    place.remove();
  });
}
