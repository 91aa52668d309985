import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useCrowded } from '#ui/records/use-crowded.ts';

/** A list whose rows are cards below 700 px, and above it where the table does not fit; it needs 500 px. */
function List({ width }: { width: number }) {
  const [isCrowded, watch] = useCrowded();
  const isCards = width < 700 || isCrowded;
  return (
    <section aria-label={isCards ? 'Cards' : 'Table'} style={{ width }}>
      <table ref={watch} style={{ display: isCards ? 'block' : 'table', width: '100%' }}>
        <tbody>
          <tr>
            <td>
              <div style={{ width: 500 }} />
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

test('a tablet that is turned by way of a narrow moment shows a table again, where it fits', async () => {
  const { rerender, getByRole } = await render(<List width={1200} />);
  await expect.element(getByRole('region', { name: 'Table' })).toBeVisible();
  await rerender(<List width={530} />);
  await expect.element(getByRole('region', { name: 'Cards' })).toBeVisible();
  // The sizes are told before the next frame is drawn.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await rerender(<List width={724} />);
  await expect.element(getByRole('region', { name: 'Table' })).toBeVisible();
});
