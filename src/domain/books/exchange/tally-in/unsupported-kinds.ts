/** Names a kind of object that has no place here, by Tally's word for it. */
export function wordsOfKind(kind: string): string {
  return WORDS[kind] ?? `${kind.charAt(0)}${kind.slice(1).toLowerCase()}: Tarazu keeps nothing of this kind.`;
}

const WORDS: Readonly<Record<string, string>> = {
  COSTCENTRE: 'Cost centres: Tarazu keeps none.',
  COSTCATEGORY: 'Cost categories: Tarazu keeps none.',
  CURRENCY: 'Currencies: everything is kept in rupees.',
  STOCKGROUP: 'Stock groups: items stand in one list.',
  STOCKCATEGORY: 'Stock categories: items stand in one list.',
  BUDGET: 'Budgets: Tarazu keeps none.',
  ATTENDANCETYPE: 'Attendance types: Tarazu keeps no payroll.',
  PAYHEAD: 'Pay heads: Tarazu keeps no payroll.',
  EMPLOYEE: 'Employees: Tarazu keeps no payroll.',
  EMPLOYEEGROUP: 'Groups of employees: Tarazu keeps no payroll.',
  SCENARIO: 'Scenarios: Tarazu keeps none.',
  PRICELEVEL: 'Price levels: an item has one selling price.',
  PRICELIST: 'Price lists: an item has one selling price.',
  GSTCLASSIFICATION: 'GST classifications: an item has its own rate.',
  TDSRATE: 'Rates of TDS: they are entered with each receipt and payment.',
  TAXUNIT: 'Tax units: a set of books has one registration.',
};
