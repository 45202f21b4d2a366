import { SecurityLog } from "@application/identity/ports"
import { noteRefusedRight } from "@application/identity/use-cases"
import { type Actor, RateLimits, withServices } from "@application/kernel"
import { Effect } from "effect"

/** Notes refused rights in the security log, with what is known of the caller. */
export const refusedRights = Effect.gen(function* () {
  const provided = yield* withServices(RateLimits, SecurityLog)
  return (actor: Actor, call: string, things: string): Effect.Effect<void> =>
    provided(noteRefusedRight(actor, call, things))
})
