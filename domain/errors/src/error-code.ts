import { Effect, Schema } from "effect"

/** The `errorCode` field of a failure: fixed to one number of the catalogue, so that constructors need not repeat it. */
export const errorCode = <const Code extends number>(code: Code) =>
  Schema.Literal(code).pipe(Schema.withConstructorDefault(Effect.succeed(code)))
