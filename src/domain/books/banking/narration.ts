import { folded } from '#domain/format.ts';
import type { PAYMENT_MODES } from '#domain/books/vouchers/voucher.ts';

/** Reads in the narrations of banks who paid, and how. */

/** The words and figures of a narration, folded. */
export function narrationWords(text: string): readonly string[] {
  return folded(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}

/**
 * Returns what in a narration sets its payer apart from all others: the UPI id, else the first words that are no banker's.
 * '' if nothing does, as of a cheque that bears a number alone.
 */
export function distinctiveWords(narration: string): string {
  const [id] = upiIdsIn(narration);
  if (id !== undefined) return id;
  return narrationWords(narration)
    .filter((word) => /^[\p{L}\p{M}]{3,}$/u.test(word) && !OF_BANKERS.has(word))
    .slice(0, MOST_WORDS)
    .join(' ');
}

/**
 * Guesses the name of the one whom a narration is about: its first words in a row that are no banker's, as a name is
 * written: "Ravi Traders" of "UPI-RAVI TRADERS-RAVI@OKAXIS-6091"; '' if there are none.
 */
export function nameInNarration(narration: string): string {
  const words = narrationWords(narration.replaceAll(/[\w.]+@\w+/g, ' 0 '));
  const isName = (word: string) => /^[\p{L}\p{M}]{3,}$/u.test(word) && !OF_BANKERS.has(word);
  const from = words.findIndex(isName);
  if (from === -1) return '';
  const to = words.findIndex((word, at) => at > from && !isName(word));
  return words
    .slice(from, to === -1 ? undefined : to)
    .slice(0, MOST_OF_NAME)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** The UPI ids in a narration: "ravi@okaxis" of "UPI-RAVI TRADERS-RAVI@OKAXIS-6091". */
function upiIdsIn(narration: string): readonly string[] {
  return [...folded(narration).matchAll(/[a-z0-9._]{2,64}@[a-z]{2,20}/g)].map(([id]) => id);
}

/** How the money moved. */
export function modeIn(narration: string): (typeof PAYMENT_MODES)[number] {
  const words = new Set(narrationWords(narration));
  const has = (...some: string[]) => some.some((word) => words.has(word));
  if (has('upi') || upiIdsIn(narration).length > 0) return 'UPI';
  if (has('pos', 'ecom', 'card', 'visa', 'rupay')) return 'Card';
  if (has('chq', 'cheque', 'clg', 'clearing', 'cts')) return 'Cheque';
  return 'Bank transfer';
}

const MOST_WORDS = 3;
const MOST_OF_NAME = 4;

/** How money moves, where banks are, what companies are, and which month it is, says of nobody who it is. */
const OF_BANKERS: ReadonlySet<string> = new Set(
  [
    'upi neft imps rtgs ach nach ecs inb mob mmt tpt trf tfr pos ecom atm wdl clg cts chq cheque clearing',
    'transfer from for the and with via being payment paid pay ref reference txn transaction deposit withdrawal',
    'net banking netbanking online mobile internet bill billpay fund funds self branch account acct remittance sent using',
    'bank ltd limited pvt private india hdfc icici sbi sbin hdfcxx axis utib kotak kkbk yes yesb pnb punb baroda barb canara',
    'okaxis oksbi okhdfcbank okicici ybl paytm collect request',
    'jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august september october november december',
  ].flatMap((line) => line.split(' ')),
);
