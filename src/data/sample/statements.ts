import { negative, type Paise, sumOf } from '#domain/money.ts';
import {
  carried,
  resultOfStatement,
  ruledOff,
  type FinancialStatement,
  type FinancialStatementLine,
  type StatementName,
  section,
} from '#domain/financial-statement.ts';
import { assets, liabilities, purchases } from './seed/figures.ts';
import {
  depreciation,
  drawings,
  equipmentBought,
  expenses,
  freightInward,
  interestOnLoan,
  loanRepaid,
  opening,
  openingCapital,
  salesByCategory,
} from './seed/report-figures.ts';

/** The statement of that name for June 2024, the month of the sample figures. */
export function statement(name: StatementName): FinancialStatement {
  return STATEMENTS[name]();
}

/** Income and expenses of June. */
function profitAndLoss(): FinancialStatement {
  const sales = salesByCategory.map(({ category, amount }) => ({ name: category, amount }));
  const costs = [
    { name: 'Opening stock', amount: opening.stock },
    { name: 'Purchases', amount: purchases.june },
    { name: 'Freight inward', amount: freightInward },
    { name: 'Less: closing stock', amount: negative(assets.stock) },
  ];
  return {
    name: 'Profit & Loss',
    period: 'For June 2024',
    sections: [
      section('Revenue', sales, 'Total Sales'),
      section('Cost of Goods Sold', costs, 'Total Cost of Goods Sold', [carried('Gross Profit', [sales], [costs])]),
      section('Expenses', expenses, 'Total Expenses', [ruledOff(carried('Net Profit', [sales], [costs, expenses]))]),
    ],
  };
}

/** Assets and liabilities at the end of June. */
function balanceSheet(): FinancialStatement {
  const equipment = [
    { name: 'Furniture and equipment, 31 May', amount: opening.furnitureAndEquipment },
    { name: 'Add: bought in June', amount: equipmentBought },
    { name: 'Less: depreciation', amount: negative(depreciation) },
  ];
  const current = [
    { name: 'Stock of goods', amount: assets.stock },
    { name: 'Sundry debtors', amount: assets.receivables },
    { name: 'Cash and bank', amount: assets.cash },
  ];
  const owed = [
    { name: 'Bank loan', amount: liabilities.bankLoan },
    { name: 'Sundry creditors', amount: liabilities.payables },
    { name: 'GST payable', amount: liabilities.gstPayable },
  ];
  const capital = [
    { name: "Proprietor's capital, 31 May", amount: openingCapital },
    { name: 'Add: net profit for June', amount: netProfit() },
    { name: 'Less: drawings', amount: negative(drawings) },
  ];
  return {
    name: 'Balance Sheet',
    period: 'As at 30 June 2024',
    sections: [
      section('Fixed Assets', equipment, 'Total Fixed Assets'),
      section('Current Assets', current, 'Total Current Assets', [
        ruledOff(carried('Total Assets', [equipment, current])),
      ]),
      section('Liabilities', owed, 'Total Liabilities'),
      section('Capital', capital, 'Total Capital', [
        ruledOff(carried('Total Liabilities and Capital', [owed, capital])),
      ]),
    ],
  };
}

/** June's cash flow, by the indirect method. */
function cashFlow(): FinancialStatement {
  const operating = [
    { name: 'Net profit', amount: netProfit() },
    { name: 'Add back: depreciation', amount: depreciation },
    { name: 'Add back: interest on bank loan', amount: interestOnLoan },
    assetChange('sundry debtors', opening.receivables, assets.receivables),
    assetChange('stock', opening.stock, assets.stock),
    liabilityChange('sundry creditors', opening.payables, liabilities.payables),
    liabilityChange('GST payable', opening.gstPayable, liabilities.gstPayable),
  ];
  const investing = [{ name: 'Furniture and equipment bought', amount: negative(equipmentBought) }];
  const financing = [
    { name: 'Bank loan repaid', amount: negative(loanRepaid) },
    { name: 'Interest paid on bank loan', amount: negative(interestOnLoan) },
    { name: "Proprietor's drawings", amount: negative(drawings) },
  ];
  const increase = carried('Net Increase in Cash', [operating, investing, financing]);
  const cash = [
    { name: 'Cash and bank, 31 May', amount: opening.cash },
    { name: 'Net increase in cash', amount: increase.amount },
  ];
  return {
    name: 'Cash Flow',
    period: 'For June 2024',
    sections: [
      section('Operating Activities', operating, 'Net Cash from Operating Activities'),
      section('Investing Activities', investing, 'Net Cash from Investing Activities'),
      section('Financing Activities', financing, 'Net Cash from Financing Activities', [increase]),
      { title: 'Cash and Bank', lines: cash, totals: [ruledOff(carried('Cash and Bank, 30 June', [cash]))] },
    ],
  };
}

/** An increase in an asset uses cash, a decrease releases it. */
function assetChange(name: string, before: Paise, now: Paise): FinancialStatementLine {
  return { name: `${now > before ? 'Increase' : 'Decrease'} in ${name}`, amount: sumOf([before, negative(now)]) };
}

/** An increase in a liability keeps cash in the business, a decrease uses it. */
function liabilityChange(name: string, before: Paise, now: Paise): FinancialStatementLine {
  return { name: `${now > before ? 'Increase' : 'Decrease'} in ${name}`, amount: sumOf([now, negative(before)]) };
}

function netProfit(): Paise {
  return resultOfStatement(profitAndLoss()).amount;
}

const STATEMENTS = {
  'Profit & Loss': profitAndLoss,
  'Balance Sheet': balanceSheet,
  'Cash Flow': cashFlow,
} as const satisfies Record<StatementName, () => FinancialStatement>;
