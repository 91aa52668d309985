import type * as v from 'valibot';

/**
 * A shape compiles only where it lets through all that its record may be, and nothing else. Only fields of the record itself
 * may be lacking: those within one of its fields nothing would fill in.
 */
export function exactly<Row>() {
  return <Shape extends v.GenericSchema<{ readonly [Field in keyof Row]?: Row[Field] | undefined }, Row>>(
    shape: [Row, keyof Row] extends [v.InferOutput<Shape>, keyof v.InferOutput<Shape>] ? Shape : never,
  ): v.GenericSchema => shape;
}
