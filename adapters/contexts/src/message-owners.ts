import { Effect, Layer, Option } from "effect"
import { withServices, Profiles } from "@application/kernel"
import { Owners } from "@application/messaging/ports"
import type { OwnedDraft } from "@application/messaging/services"
import { SessionRepository } from "@application/signup/ports"

const userOf = Effect.fnUntraced(function* (owned: OwnedDraft) {
  if ("userId" in owned) return owned.userId
  const session = Option.getOrUndefined(yield* Effect.option((yield* SessionRepository).byId(owned.sessionId)))
  return session?.details.userId
})

const ownerOf = Effect.fnUntraced(function* (owned: OwnedDraft) {
  const { portalId } = yield* Effect.orDie((yield* Profiles).of(owned.businessProfileId))
  return Option.map(Option.fromUndefinedOr(yield* userOf(owned)), (userId) => ({ portalId, userId }))
})

/** The owner of a draft is the account that its session belongs to; of what a user did, that user. */
export const messageOwners = Layer.effect(
  Owners,
  Effect.gen(function* () {
    const provided = yield* withServices(Profiles, SessionRepository)
    return { of: (draft) => provided(ownerOf(draft)) }
  }),
)
