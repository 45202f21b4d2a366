import { Context, Schema } from "effect"

/**
 * An output that is already in its wire form, as JSON text: made by a database, it need be neither decoded nor encoded
 * again on its way to a caller who sends it on.
 */
export class WireForm<Output> {
  readonly json: string
  /** Only a type: what the text decodes to. */
  readonly output?: Output
  constructor(json: string) {
    this.json = json
  }
}

/** Whether the caller sends a `WireForm` on as it is; everybody else gets the output itself. */
export const TakesWireForm = Context.Reference<boolean>("application/TakesWireForm", { defaultValue: () => false })

/** The wire form of an output. */
export const toWireForm = <Declared, Output extends Declared>(
  schema: Schema.Codec<Declared, unknown>,
  output: Output,
): WireForm<Output> => new WireForm(JSON.stringify(Schema.encodeSync(schema)(output)))
