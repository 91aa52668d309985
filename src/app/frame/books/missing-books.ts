/**
 * Whether opening a set of books failed because this browser does not have it. Told by its reason, not by its class: the
 * first page must not load what opens books for the sake of one question.
 */
export function isMissingBooks(error: unknown): boolean {
  return error instanceof Error && 'reason' in error && error.reason === 'missing';
}
