import { Context, Effect } from "effect"
import type { BusinessProfileId } from "@domain/kernel"
import { ForbiddenBusinessProfile } from "./actor.ts"

/** Is told what went wrong, if anything; else the text, or undefined where the reader is no member of the profile now. */
export type Told = (trouble: Error | undefined, json: string | undefined) => void

/**
 * An output in its wire form, as JSON text that its source writes anew whenever it is asked: it need be neither decoded nor
 * encoded on its way to a caller who sends it on. What was made for an input and a reader depends on nothing else, so that
 * it may be kept and asked again; whether the reader is a member of the profile is proven each time.
 */
export class WireForm<Output> {
  /** Only a type: what the text decodes to. */
  readonly output?: Output
  /** Has the text written; plain calls, since a fiber costs as much as a hot answer. */
  readonly ask: (told: Told) => void
  readonly #businessProfileId: BusinessProfileId

  constructor(businessProfileId: BusinessProfileId, ask: (told: Told) => void) {
    this.#businessProfileId = businessProfileId
    this.ask = ask
  }

  /** What the source told; trouble is a defect. */
  outcome(...[trouble, json]: Parameters<Told>): Effect.Effect<string, ForbiddenBusinessProfile> {
    if (trouble !== undefined) return Effect.die(trouble)
    return json === undefined
      ? Effect.fail(new ForbiddenBusinessProfile({ businessProfileId: this.#businessProfileId }))
      : Effect.succeed(json)
  }

  get json(): Effect.Effect<string, ForbiddenBusinessProfile> {
    return Effect.callback((resume) => this.ask((...told) => resume(this.outcome(...told))))
  }
}

/** Whether the caller sends a `WireForm` on as it is; everybody else gets the output itself. */
export const TakesWireForm = Context.Reference<boolean>("application/TakesWireForm", { defaultValue: () => false })
