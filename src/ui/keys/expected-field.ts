/** While a field is about to open that the keys are meant for, they count as typed into it, wherever they arrive. */
export function expectField(isComing: boolean): void {
  isExpected = isComing;
}

export function isFieldExpected(): boolean {
  return isExpected;
}

let isExpected = false;
