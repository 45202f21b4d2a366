import { Effect } from "effect"
import { Portals } from "@application/portals/services"
import { type Actor, CurrentActor, UnitOfWork, handler } from "@application/kernel"
import { signUpRole } from "@domain/identity"
import type { SessionId } from "@domain/kernel"
import { isPartnerBrand } from "@domain/portals"
import { ClaimSession } from "../contract/claim-session.ts"
import { AccountOpening } from "@application/identity/services"
import { giveToOwner } from "./give-to-owner.ts"
import { countCaller, signupLimits } from "./limits.ts"
import { accessibleSessionForUpdate } from "./session-access.ts"

const claimed = Effect.fnUntraced(function* (sessionId: SessionId, { userId }: Extract<Actor, { kind: "user" }>) {
  const session = yield* accessibleSessionForUpdate(sessionId)
  if (session.details.userId !== undefined) return session.details
  const { emailAddress, firstName, lastName } = yield* (yield* AccountOpening).userOf(userId)
  const roleId = signUpRole(isPartnerBrand((yield* (yield* Portals).current).flags))
  return yield* giveToOwner(session, { userId, emailAddress, firstName, lastName, roleId })
})

/** One transaction; somebody who logs in at the sign-up goes on with the draft in the account that there is. */
export const claimSession = handler(
  ClaimSession,
  Effect.fnUntraced(function* ({ sessionId }) {
    const actor = yield* CurrentActor
    if (actor.kind !== "user") return yield* Effect.die(new Error("No user is signed in"))
    yield* countCaller(signupLimits.signUp)
    return yield* (yield* UnitOfWork).transact(claimed(sessionId, actor))
  }),
)
