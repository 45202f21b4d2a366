import { Effect, Layer, Option } from "effect"
import { BusinessProfileRepository } from "@application/businesses/ports"
import { UserRepository } from "@application/identity/ports"
import { withServices } from "@application/kernel"
import { type Owner, Owners } from "@application/messaging/ports"
import type { OwnedDraft } from "@application/messaging/services"
import { Portals } from "@application/portals/services"
import { SessionRepository } from "@application/signup/ports"
import type { PublicAddresses } from "./public-addresses.ts"

const ownerOf = Effect.fnUntraced(function* ({ businessProfileId, sessionId }: OwnedDraft) {
  const profile = yield* Effect.orDie((yield* BusinessProfileRepository).byId(businessProfileId))
  const portal = yield* (yield* Portals).byId(profile.portalId)
  const session = Option.getOrUndefined(yield* Effect.option((yield* SessionRepository).byId(sessionId)))
  const userId = session?.details.userId
  const account = userId === undefined ? Option.none() : yield* (yield* UserRepository).byId(portal.id, userId)
  return Option.map(account, ({ user }) => ({ portal, user }))
})

/** The owner of a draft is the account that its session belongs to. */
export const messageOwners = ({ originOf }: PublicAddresses) =>
  Layer.effect(
    Owners,
    Effect.gen(function* () {
      const provided = yield* withServices(BusinessProfileRepository, Portals, SessionRepository, UserRepository)
      return {
        of: (draft) =>
          Effect.map(
            provided(ownerOf(draft)),
            Option.map(({ portal, user }): Owner => ({
              portalId: portal.id,
              emailAddress: user.emailAddress,
              emailVerified: user.emailVerified === true,
              language: user.languageId,
              origin: originOf(portal.domain),
            })),
          ),
      }
    }),
  )
