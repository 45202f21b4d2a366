import { Context, Effect, Schema } from "effect"
import type { AnyContract, OutputOf } from "./contract.ts"

/** An output as encoded JSON text from its source, sent on without decoding or encoding. */
export class JsonText<Output> {
  /** Phantom: the type that the text decodes to. */
  readonly output?: Output
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}

/** Whether the caller sends a `JsonText` on unchanged; other callers get the output. */
export const TakesJsonText = Context.Reference<boolean>("application/TakesJsonText", { defaultValue: () => false })

/** The output that a contract's JSON text holds; text that does not fit is a defect. */
export const outputIn = <C extends AnyContract>(
  { output }: C,
  { json }: JsonText<OutputOf<C>>,
): Effect.Effect<OutputOf<C>> => Effect.orDie(Schema.decodeEffect(Schema.fromJsonString(output))(json))
