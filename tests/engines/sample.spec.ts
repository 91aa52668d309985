import { HEADINGS } from '../journeys/routes.ts';
import { expect, test } from './fixtures.ts';
import { expectNoDeadButtons } from './lacking.ts';

test('every screen of the sample opens by its address on a tablet held upright', async ({ hands, expected }) => {
  // The specification wants the path in the console.
  expected.push('Not found: /no-such-page');
  for (const [path, heading] of Object.entries(HEADINGS)) {
    await test.step(path, async () => {
      await hands.goTo(path);
      await hands.seeHeading(heading);
      await expectNoDeadButtons(hands);
    });
  }
  expect(await hands.knows('innerWidth === 820 && innerHeight === 1180')).toBe(true);
});

test('an invoice of the sample is made, edited and deleted', async ({ hands }) => {
  await hands.goTo('/invoices');
  await hands.press('button', 'New Invoice');
  const form = { role: 'dialog', name: 'Create New Invoice' } as const;
  await hands.pick('Customer', 'Desai & Sons', form);
  await hands.type('Item Name', 'Steel almirah', form);
  await hands.type('Rate', '1,23,456.50', form);
  await hands.press('button', 'Save', form);
  await hands.see('Invoice created successfully');
  await hands.seeIn('row', /INV-2024-015/, '₹1,45,678.67');
  await hands.seeIn('group', 'Total', '15');

  await hands.press('button', 'Edit INV-2024-015');
  await hands.type('Rate', '1000', { role: 'dialog', name: 'Edit Invoice' });
  await hands.press('button', 'Save', { role: 'dialog', name: 'Edit Invoice' });
  await hands.see('Invoice updated successfully');
  await hands.seeIn('row', /INV-2024-015/, '₹1,180');

  await hands.press('button', 'Delete INV-2024-015');
  await hands.press('button', 'Delete', { role: 'alertdialog' });
  await hands.see('Invoice deleted successfully');
  await hands.seeIn('row', /INV-2024-015/, undefined);
  await hands.seeIn('group', 'Total', '14');
});
