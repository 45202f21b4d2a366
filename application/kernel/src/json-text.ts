import { Context } from "effect"

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
