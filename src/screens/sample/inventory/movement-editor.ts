import { today } from '#data/clock.ts';
import { recordMovement } from '#data/sample/stock-movements.ts';
import { missingIn } from '#domain/required-fields.ts';
import { BLANK_MOVEMENT, type MovementInput, requiredForMovement } from '#domain/sample/stock-movement.ts';
import type { RecordEditor, RecordKind } from '#ui/records/use-record-editor.ts';

type Required = (typeof requiredForMovement)[number];

/** A movement can only be recorded, neither edited nor deleted. */
export const MOVEMENT_EDITOR: RecordKind<never, MovementInput, Required> = {
  blank: () => BLANK_MOVEMENT,
  missing: (input) => missingIn(input, requiredForMovement),
  create: (input) => recordMovement(input, today()),
  created: ['Success', 'Stock movement recorded successfully'],
};

export type MovementEditor = RecordEditor<never, MovementInput, Required>;
