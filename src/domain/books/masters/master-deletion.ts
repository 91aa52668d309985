/**
 * Says why a master may not be deleted, or undefined. One that vouchers use can be renamed or made inactive, but its
 * name must still be found from them; one that documents post to would be missing at the next document.
 */
export function problemInDeleting(
  { name, role }: Readonly<{ name: string; role?: string }>,
  isUsed: boolean,
): string | undefined {
  if (role !== undefined) return `${name} stays: documents post to it. You can rename it.`;
  return isUsed ? `${name} is used by vouchers. Rename it or make it inactive instead.` : undefined;
}
