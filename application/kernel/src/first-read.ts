import type { Effect } from "effect"
import type { BusinessProfileId, PortalId, UserId } from "@domain/kernel"

/** Who calls, as a token says; the statement that answers a first read proves the sign-in too. */
export interface TokenHolder {
  readonly portalId: PortalId
  readonly userId: UserId
}

/**
 * What a handler reads before anything else. A source may answer it in the statement that proves who calls; nobody but
 * the handler, which runs after the check of access, gets the answer out.
 */
export class FirstRead {
  /** The read by itself. */
  readonly source: (caller: TokenHolder) => Effect.Effect<unknown, unknown>
  /** The profile whose members alone may read; absent if the access is not a profile's. */
  readonly memberOf: BusinessProfileId | undefined
  #answer: Effect.Effect<unknown, unknown> | undefined

  constructor(
    source: (caller: TokenHolder) => Effect.Effect<unknown, unknown>,
    memberOf: BusinessProfileId | undefined,
  ) {
    this.source = source
    this.memberOf = memberOf
  }

  /** Takes what the source has answered meanwhile. */
  settle(answer: Effect.Effect<unknown, unknown>): void {
    this.#answer = answer
  }

  /** What was answered; undefined where the handler has to read by itself. */
  static answerTo(first: FirstRead | undefined): Effect.Effect<unknown, unknown> | undefined {
    return first === undefined ? undefined : first.#answer
  }
}
