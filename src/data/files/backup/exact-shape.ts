import type * as v from 'valibot';

/**
 * Compiles only if the shape accepts exactly the type of its record, no more and no less. Only top-level fields may be
 * optional with a default: nothing would fill in fields nested inside them.
 */
export function exactly<Row>() {
  return <Shape extends v.GenericSchema<{ readonly [Field in keyof Row]?: Row[Field] | undefined }, Row>>(
    shape: [Row, keyof Row] extends [v.InferOutput<Shape>, keyof v.InferOutput<Shape>] ? Shape : never,
  ): v.GenericSchema => shape;
}
