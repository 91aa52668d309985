/**
 * A small reader of the XML that Tally takes, written from Tally's own rules and sharing nothing with the product: debits
 * are negative, invoices have their goods beside their ledgers, and a bill is known by its party and name.
 */

/** Amounts in paise, debit positive. */
export type TallyRead = Readonly<{
  /** The group of each ledger; '' of one that stands under none. */
  groups: ReadonlyMap<string, string>;
  openings: ReadonlyMap<string, number>;
  openingStock: number;
  /** What there is in the end, in thousandths, by item and godown: "Soap/Main Location". */
  goods: Readonly<Record<string, number>>;
  moved: ReadonlyMap<string, number>;
  /** What is open, by party and bill: "Asha Stores/INV/26-27/0001". Advances and what is on account are no bills. */
  bills: Readonly<Record<string, number>>;
  vouchers: readonly Readonly<{
    id: string;
    type: string;
    number: string;
    day: string;
    sum: number;
    isCancelled: boolean;
  }>[];
}>;

export function readTally(masters: string, vouchers: string): TallyRead {
  const groups = new Map<string, string>();
  const openings = new Map<string, number>();
  const bills: Record<string, number> = {};
  const goods: Record<string, number> = {};
  const godowns = new Set(['Main Location']);
  let openingStock = 0;
  for (const object of every(parse(masters), 'TALLYMESSAGE').flatMap((one) => one.children)) {
    const name = object.attributes['NAME'] ?? '';
    if (object.name === 'GODOWN') godowns.add(name);
    if (object.name === 'STOCKITEM') openingStock += debit(text(object, 'OPENINGVALUE'));
    if (object.name === 'STOCKITEM') lay(goods, name, object, 'OPENINGBALANCE', 1);
    if (object.name !== 'LEDGER') continue;
    groups.set(name, text(object, 'PARENT'));
    openings.set(name, debit(text(object, 'OPENINGBALANCE')));
    const own = childrenOf(object, 'BILLALLOCATIONS.LIST').filter((bill) => text(bill, 'NAME') !== 'On Account');
    for (const bill of own) add(bills, `${name}/${text(bill, 'NAME')}`, debit(text(bill, 'OPENINGBALANCE')));
  }
  const moved = new Map<string, number>();
  const read = every(parse(vouchers), 'VOUCHER').map((voucher) => {
    const lines = voucher.children.flatMap((child) =>
      child.name === 'ALLINVENTORYENTRIES.LIST'
        ? childrenOf(child, 'ACCOUNTINGALLOCATIONS.LIST')
        : /^(ALL)?LEDGERENTRIES\.LIST$/.test(child.name)
          ? [child]
          : [],
    );
    for (const line of voucher.children.filter(({ name }) => /INVENTORYENTRIES/.test(name))) {
      const isIn = text(line, 'ISDEEMEDPOSITIVE') === 'Yes';
      const amount = debit(text(line, 'AMOUNT'));
      if (amount !== 0 && amount > 0 !== isIn) throw new Error(`${text(line, 'STOCKITEMNAME')} goes both ways.`);
      if (/(IN|OUT)\.LIST$/.exec(line.name)?.[1] === (isIn ? 'OUT' : 'IN')) throw new Error(`${line.name} goes back.`);
      lay(goods, text(line, 'STOCKITEMNAME'), line, 'ACTUALQTY', isIn ? 1 : -1);
    }
    for (const line of lines) {
      const ledger = text(line, 'LEDGERNAME');
      const amount = debit(text(line, 'AMOUNT'));
      if (!groups.has(ledger)) throw new Error(`${ledger} is no ledger of the masters.`);
      if (amount > 0 !== (text(line, 'ISDEEMEDPOSITIVE') === 'Yes')) throw new Error(`${ledger} stands on two sides.`);
      moved.set(ledger, (moved.get(ledger) ?? 0) + amount);
      const own = childrenOf(line, 'BILLALLOCATIONS.LIST');
      const set = own.reduce((sum, bill) => sum + debit(text(bill, 'AMOUNT')), 0);
      if (own.length > 0 && set !== amount) throw new Error(`The bills of ${ledger} are not its amount.`);
      for (const bill of own) {
        if (text(bill, 'BILLTYPE') === 'On Account') continue;
        add(bills, `${ledger}/${text(bill, 'NAME')}`, debit(text(bill, 'AMOUNT')));
      }
    }
    return {
      id: voucher.attributes['REMOTEID'] ?? '',
      type: text(voucher, 'VOUCHERTYPENAME'),
      number: text(voucher, 'VOUCHERNUMBER'),
      day: text(voucher, 'DATE'),
      sum: lines.reduce((sum, line) => sum + debit(text(line, 'AMOUNT')), 0),
      isCancelled: text(voucher, 'ISCANCELLED') === 'Yes',
    };
  });
  const open = Object.fromEntries(Object.entries(bills).filter(([, amount]) => amount !== 0));
  const strange = Object.keys(goods).find((place) => !godowns.has(place.slice(place.indexOf('/') + 1)));
  if (strange !== undefined) throw new Error(`${strange} is in no godown of the masters.`);
  return { groups, openings, openingStock, goods, moved, bills: open, vouchers: read };
}

/** The batches of a line are all of it, each in its godown. */
function lay(goods: Record<string, number>, item: string, line: Node, field: string, sign: 1 | -1): void {
  const batches = childrenOf(line, 'BATCHALLOCATIONS.LIST');
  const all = batches.reduce((sum, batch) => sum + counted(text(batch, field)), 0);
  if (all !== counted(text(line, field))) throw new Error(`The godowns of ${item} are not all of it.`);
  for (const batch of batches) add(goods, `${item}/${text(batch, 'GODOWNNAME')}`, sign * counted(text(batch, field)));
}

/** "2.5 NOS" in thousandths. */
function counted(quantity: string): number {
  return quantity === '' ? 0 : Math.round(Number(quantity.split(' ')[0]) * 1000);
}

type Node = { name: string; attributes: Record<string, string>; children: Node[]; text: string };

function parse(xml: string): Node {
  const root: Node = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  for (const [, tag = '', rest = '', after = ''] of xml.matchAll(/<([/?]?[A-Z.:]*)([^>]*)>([^<]*)/gi)) {
    const top = open.at(-1) ?? root;
    if (tag.startsWith('?')) continue;
    if (tag.startsWith('/')) {
      if (top.name !== tag.slice(1)) throw new Error(`${tag} closes ${top.name}.`);
      open.pop();
      continue;
    }
    const attributes = Object.fromEntries(
      [...rest.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, plain(value)]),
    );
    const node: Node = { name: tag, attributes, children: [], text: plain(after) };
    top.children.push(node);
    open.push(node);
  }
  if (open.length !== 1) throw new Error('The file ends early.');
  return root;
}

function plain(escaped: string): string {
  return escaped.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

function every(node: Node, name: string): Node[] {
  return node.children.flatMap((child) => (child.name === name ? [child] : every(child, name)));
}

function childrenOf(node: Node, name: string): Node[] {
  return node.children.filter((child) => child.name === name);
}

function text(node: Node, name: string): string {
  return childrenOf(node, name)[0]?.text ?? '';
}

/** "-1180.00" is 1,18,000 paise on the debit side. */
function debit(amount: string): number {
  if (amount === '') return 0;
  if (!/^-?\d+\.\d\d$/.test(amount)) throw new Error(`${amount} is no amount.`);
  return 0 - Number(amount.replace('.', ''));
}

function add(sums: Record<string, number>, key: string, amount: number): void {
  sums[key] = (sums[key] ?? 0) + amount;
}
