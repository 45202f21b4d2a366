import { Context } from "effect"

/** An output as JSON text in its encoded form, as its source wrote it: whoever sends it on neither decodes nor encodes it. */
export class JsonText<Output> {
  /** Only a type: what the text decodes to. */
  readonly output?: Output
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}

/** Whether the caller sends a `JsonText` on as it is; everybody else gets the output itself. */
export const TakesJsonText = Context.Reference<boolean>("application/TakesJsonText", { defaultValue: () => false })
