import { Effect, Layer, Option } from "effect"
import { BusinessProfileRepository } from "@application/businesses/ports"
import { withServices } from "@application/kernel"
import { Owners } from "@application/messaging/ports"
import type { OwnedDraft } from "@application/messaging/services"
import { SessionRepository } from "@application/signup/ports"

const ownerOf = Effect.fnUntraced(function* ({ businessProfileId, sessionId }: OwnedDraft) {
  const { portalId } = yield* Effect.orDie((yield* BusinessProfileRepository).byId(businessProfileId))
  const session = Option.getOrUndefined(yield* Effect.option((yield* SessionRepository).byId(sessionId)))
  return Option.map(Option.fromUndefinedOr(session?.details.userId), (userId) => ({ portalId, userId }))
})

/** The owner of a draft is the account that its session belongs to. */
export const messageOwners = Layer.effect(
  Owners,
  Effect.gen(function* () {
    const provided = yield* withServices(BusinessProfileRepository, SessionRepository)
    return { of: (draft) => provided(ownerOf(draft)) }
  }),
)
