/** Returns how the place of goods that a party has of challans is called. */
export function placeOfParty(name: string): string {
  return `With ${name}`;
}
