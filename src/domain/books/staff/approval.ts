import type { Right } from './right.ts';

/**
 * An act that asks for approval: by which right, and what exactly. `key` holds its figures, for which alone an approval is given.
 */
export type ActToApprove = Readonly<{ right: Right; key: string; sentence: string }>;

/** An approval of acts by another person, whose passcode was right, with her reason. It holds once, for these figures. */
export type ActsApproved = Readonly<{ approver: string; reason: string; keys: readonly string[] }>;

/** Returns those of the acts whose figures are not among the approved ones. */
export function notApprovedBy(acts: readonly ActToApprove[], keys: readonly string[] = []): readonly ActToApprove[] {
  return acts.filter(({ key }) => !keys.includes(key));
}
