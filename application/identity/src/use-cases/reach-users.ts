import { Clock, Effect, Result } from "effect"
import { profileIfKnown } from "./profile-cards.ts"
import { Portals } from "@application/portals/services"
import {
  handler,
  CurrentActor,
  ForbiddenBusinessProfile,
  type InputOf,
  mayOn,
  UnitOfWork,
  PriorityCare,
} from "@application/kernel"
import { InvalidFields } from "@domain/identity"
import { callbackReplyDueAt, callbackRequest, quotedName } from "@domain/messaging"
import { InvalidPortal, portalHost } from "@domain/portals"
import { phone as phoneOf } from "@domain/validation"
import { AskForCallback, SubscribeUser, UnsubscribeUser } from "../contract/reach-users.ts"
import { CallbackRequests } from "../stores/callback-requests.ts"
import { IdentityMessages } from "../ports/identity-messages.ts"
import { PushSubscriptions } from "../ports/push-subscriptions.ts"
import { ownAccount } from "./current-account.ts"
import { countAttempt, signInLimits } from "./limits.ts"
import { portalOrigin } from "./portal-origin.ts"

type CallbackInput = InputOf<typeof AskForCallback>

/** The number in both its parts: as users are stored, or as it is dialled. */
const requestOf = ({ phone, ...who }: CallbackInput) => {
  const [dialCode = "", number = ""] = phone.includes("-") ? phone.split(/-(.*)/s) : [undefined, undefined]
  const parts = dialCode === "" ? Result.getOrUndefined(phoneOf(phone, "IN")) : undefined
  return callbackRequest({
    ...who,
    dialCode: parts?.dialCode ?? dialCode,
    number: parts?.nationalNumber ?? number.replaceAll(/[\s-]/g, ""),
  })
}

/** Stores the request and mails it to the portal's support, in one transaction. */
export const askForCallback = handler(
  AskForCallback,
  Effect.fnUntraced(function* (input) {
    const { portalId, user } = yield* ownAccount(input.id)
    const portal = yield* (yield* Portals).current
    if (portalHost(input.portal) !== portalHost(portal.domain))
      return yield* new InvalidPortal({ domain: input.portal })
    const { businessProfileId } = input
    const profile = yield* profileIfKnown(businessProfileId)
    if (profile === undefined || !mayOn(yield* CurrentActor, "readProfile", businessProfileId))
      return yield* new ForbiddenBusinessProfile({ businessProfileId })
    const asked = requestOf(input)
    if (Result.isFailure(asked)) return yield* new InvalidFields({ fields: { phone: [asked.failure.key] } })
    yield* countAttempt(signInLimits.callbacksByUser, `${portalId}:${user.id}`)
    const requestedAt = yield* Clock.currentTimeMillis
    const span = { businessProfileId, from: requestedAt, until: requestedAt }
    const [isPriority = false] = yield* (yield* PriorityCare).during([span])
    const replyDueAt = callbackReplyDueAt(requestedAt, profile.region, { isPriority })
    const link = `${yield* portalOrigin(portal)}/portal/callbacks`
    const words = {
      callerName: quotedName(`${user.firstName} ${user.lastName}`),
      businessName: quotedName(profile.name),
      phone: asked.success.phone,
      link,
      isPriority,
    }
    const { callbackAsked } = yield* IdentityMessages
    const work = Effect.gen(function* () {
      const { id: userId, ...request } = asked.success
      yield* (yield* CallbackRequests).add({ portalId, userId, ...request, requestedAt, replyDueAt })
      const to = { emailAddress: portal.supportEmail, language: portal.locale }
      if (to.emailAddress !== "") yield* callbackAsked(portalId, to, words)
    })
    yield* (yield* UnitOfWork).transact(work)
    return { replyDueAt }
  }),
)

/** Stores a subscription of the caller. */
export const subscribeUser = handler(
  SubscribeUser,
  Effect.fnUntraced(function* ({ userId, ...subscription }) {
    const { portalId } = yield* ownAccount(userId)
    yield* countAttempt(signInLimits.subscriptionsByUser, `${portalId}:${userId}`)
    yield* (yield* UnitOfWork).transact((yield* PushSubscriptions).add(portalId, userId, subscription))
    return {}
  }),
)

/** Removes a subscription of the caller. */
export const unsubscribeUser = handler(
  UnsubscribeUser,
  Effect.fnUntraced(function* ({ userId, ...subscription }) {
    const { portalId } = yield* ownAccount(userId)
    yield* (yield* PushSubscriptions).remove(portalId, userId, subscription)
    return {}
  }),
)
