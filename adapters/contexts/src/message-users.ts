import { Effect, Layer, Option } from "effect"
import { MessagePreferences, PushSubscriptions, UserRepository } from "@application/identity/ports"
import { withServices } from "@application/kernel"
import { type MessageUser, MessageUsers } from "@application/messaging/ports"
import { Portals } from "@application/portals/services"
import type { Account } from "@domain/identity"
import { regionFacts } from "@domain/kernel"
import { portalRegionOf } from "@domain/portals"
import type { PublicAddresses } from "./public-addresses.ts"

const messageUserOf = ({ originOf }: PublicAddresses) =>
  Effect.fnUntraced(function* ({ portalId, user, phoneVerified }: Account) {
    const portal = yield* (yield* Portals).byId(portalId)
    const found: MessageUser = {
      emailAddress: user.emailAddress,
      emailVerified: user.emailVerified === true,
      language: user.languageId,
      origin: originOf(portal.domain),
      timeZone: user.display?.timeZone ?? regionFacts[portalRegionOf(portal, undefined)].timeZone,
      choices: yield* (yield* MessagePreferences).of(portalId, user.id),
      devices: yield* (yield* PushSubscriptions).devices(portalId, user.id),
      ...(phoneVerified && user.phoneNumber !== undefined && { phone: user.phoneNumber }),
    }
    return found
  })

/** Users as messages know them are accounts with their preferences and devices. */
export const messageUsers = (addresses: PublicAddresses) =>
  Layer.effect(
    MessageUsers,
    Effect.gen(function* () {
      const users = yield* UserRepository
      const { forget } = yield* PushSubscriptions
      const provided = yield* withServices(MessagePreferences, Portals, PushSubscriptions)
      const userOf = messageUserOf(addresses)
      return {
        of: Effect.fnUntraced(function* (portalId, userId) {
          const account = yield* users.byId(portalId, userId)
          return Option.isNone(account) ? Option.none() : Option.some(yield* provided(userOf(account.value)))
        }),
        forgetDevice: forget,
      }
    }),
  )
