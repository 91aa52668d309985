import { gstinInCapitals, gstinProblem, stateOfGstin } from '#domain/gstin.ts';
import { OTHER_COUNTRY } from '#domain/state-code.ts';

/** How a business of one's own stands under GST. */
export const REGISTRATIONS = ['Regular', 'Composition', 'Unregistered'] as const;
export type Registration = (typeof REGISTRATIONS)[number];

/** How a customer or supplier does. SEZ is a unit in, or a developer of, a special economic zone. */
export const PARTY_REGISTRATIONS = [...REGISTRATIONS, 'SEZ', 'Overseas'] as const;
export type PartyRegistration = (typeof PARTY_REGISTRATIONS)[number];

/** How a party stands under GST: registration, GSTIN and the code of its State, either of which may be blank. */
export type GstIdentity = Readonly<{ registration: PartyRegistration; gstin: string; state: string }>;

/**
 * Returns the problem in a GSTIN beside its registration and State. A blank State goes with any GSTIN, which tells it. One
 * from abroad (99…) names no State, and goes with any.
 */
export function problemInGstin({ registration, gstin, state }: GstIdentity): string | undefined {
  if (gstin.trim() === '')
    return hasGstin(registration) ? 'Enter the GSTIN, or choose another GST Registration.' : undefined;
  if (!hasGstin(registration)) return `${registration} means without a GSTIN. Clear it, or choose Regular.`;
  const problem = gstinProblem(gstin);
  if (problem !== undefined) return problem;
  const own = stateOfGstin(gstin);
  if (!own || state === '' || own.code === state) return undefined;
  return `This is a GSTIN of ${own.name} (${own.code}). Correct it, or choose that State.`;
}

/**
 * Returns an input after its GSTIN was typed. A whole and correct one tells the State, and that its holder is
 * registered: nobody should have to choose what the number already says. What is not yet whole changes nothing else.
 */
export function withGstin<Input extends GstIdentity>(input: Input, typed: string): Input {
  const own = stateOfGstin(typed);
  if (!own) return { ...input, gstin: typed };
  const registration = hasGstin(input.registration) ? input.registration : 'Regular';
  return { ...input, gstin: gstinInCapitals(typed), state: own.code, registration };
}

/** Returns an input after its GST Registration was chosen: overseas is a State of its own, and elsewhere it is none. */
export function withRegistration<Input extends GstIdentity>(input: Input, registration: PartyRegistration): Input {
  if (registration === 'Overseas') return { ...input, registration, state: OTHER_COUNTRY.code };
  const state = input.state === OTHER_COUNTRY.code ? (stateOfGstin(input.gstin)?.code ?? '') : input.state;
  return { ...input, registration, state };
}

/** Whether one so registered has a GSTIN, and must give it. */
export function hasGstin(registration: PartyRegistration): boolean {
  return registration !== 'Unregistered' && registration !== 'Overseas';
}
