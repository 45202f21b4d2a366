import type { Effect } from "effect"
import type { BusinessProfileId } from "@domain/kernel"

/**
 * What a handler reads before anything else. A source may answer it in the statement that proves who calls; nobody but
 * the handler, which runs after the check of access, gets the answer out.
 */
export class FirstRead {
  /** The read by itself. */
  readonly source: Effect.Effect<unknown, unknown>
  /** The profile whose members alone may read; absent if the access is not a profile's. */
  readonly memberOf: BusinessProfileId | undefined
  #answer: Effect.Effect<unknown, unknown>

  constructor(source: Effect.Effect<unknown, unknown>, memberOf: BusinessProfileId | undefined) {
    this.source = source
    this.memberOf = memberOf
    this.#answer = source
  }

  /** Takes what the source has answered meanwhile. */
  settle(answer: Effect.Effect<unknown, unknown>): void {
    this.#answer = answer
  }

  /** What was answered, else the read by itself. */
  static answerTo(first: FirstRead): Effect.Effect<unknown, unknown> {
    return first.#answer
  }
}
