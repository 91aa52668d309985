import { act } from '#data/books/act.ts';
import { Refusal } from '#data/store/refusal.ts';
import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { COUNTER_SETTINGS, type CounterSettings, problemsInSelling } from '#domain/books/counter/counter-settings.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import { refuseIfWrong } from '#data/books/field-refusals.ts';
import { COUNTER_ID } from '#data/books/ids.ts';
import type { CounterRow } from '#data/books/rows.ts';
import { booksStore } from '#data/books/store.ts';
import type { Rows } from '#data/books/tables.ts';

/** How the counter sells, in the open books. */
export async function counterSettings(): Promise<CounterSettings> {
  return settingsOf(await booksStore.records('counterSettings').get(COUNTER_ID));
}

/** Returns how the counter sells, as `counterSettings`, within an action over that table. */
export async function counterSettingsWithin(transaction: WriteTransaction<Rows>): Promise<CounterSettings> {
  return settingsOf(await transaction.get('counterSettings', COUNTER_ID));
}

/** Changes some settings as they were when their form was opened. Refused if one of them was changed meanwhile. */
export async function updateCounterSettings<Field extends keyof CounterSettings>(
  opened: Pick<CounterSettings, Field>,
  change: Pick<CounterSettings, Field>,
): Promise<void> {
  return act('settings', ['counterSettings'], async (transaction) => {
    const before = await transaction.get('counterSettings', COUNTER_ID);
    const settings = settingsOf(before);
    if (canonicalJson({ ...settings, ...opened }) !== canonicalJson(settings))
      throw new Refusal('Not saved', CHANGED_MEANWHILE);
    const after = { ...settings, ...change };
    refuseIfWrong(problemsInSelling(after));
    const row: CounterRow = { ...after, id: COUNTER_ID };
    if (before) await transaction.replace('counterSettings', before, row);
    else await transaction.insert('counterSettings', row);
  });
}

function settingsOf(row: CounterRow | undefined): CounterSettings {
  const { discountLimit, discountAmountLimit, belowCost, reasonFrom, scaleCodes } = row ?? COUNTER_SETTINGS;
  return { discountLimit, discountAmountLimit, belowCost, reasonFrom, scaleCodes };
}

const CHANGED_MEANWHILE =
  'Changed in another tab meanwhile, so nothing was saved. Copy what you typed, leave this page, and come back to it.';
