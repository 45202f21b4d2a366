import { Effect, Result } from "effect"
import { Portals } from "@application/portals/services"
import { CurrentRequest, query, UnitOfWork, workflow } from "@application/kernel"
import { type SignupSession, publicContact, SessionNotFound, targetLocationOf } from "@domain/signup"
import { middleOf } from "@domain/campaigns"
import { InvalidFields } from "@domain/identity"
import { isSessionId } from "@domain/kernel"
import { quotedName, summaryAddress, summaryRecipient } from "@domain/messaging"
import { GetSessionId, GetSummary, SendSummary, type Summary } from "../contract/summary.ts"
import { NearbyTowns } from "@application/businesses/services"
import { accessibleSession, mayOpen } from "./session-access.ts"
import { priceOf } from "./session-pricing.ts"
import { onlyServed } from "./served-phones.ts"
import { SessionRepository } from "../ports/session-repository.ts"
import { SummaryMessages } from "../ports/summary-messages.ts"
import { countCaller, countKey, signupLimits } from "./limits.ts"

/** What anybody with the link may see: not the keys to the draft and the chat, who owns it and pays, or how they came. */
const withoutSecrets = (session: SignupSession): Summary["details"] => {
  const {
    sessionId: _session,
    userId: _user,
    businessProfileId: _profile,
    campaignId: _campaign,
    ownerPhone: _ownerPhone,
    ownerEmail: _ownerEmail,
    foundContacts: _found,
    ...facts
  } = session
  const { phone: _phone, emailAddress: _email, ...business } = session.business
  const { linkedAccounts } = session.accounts
  const { budget } = session.budget
  return {
    ...facts,
    queryParameters: {},
    business: { ...business, ...publicContact(session) },
    budget: { ...(budget !== undefined && { budget }) },
    accounts: { ...(linkedAccounts !== undefined && { linkedAccounts }) },
  }
}

const agentOf = ({ queryParameters }: SignupSession) => {
  const agentName = queryParameters["agentname"]
  return agentName === undefined ? {} : { agentName }
}

const townsOf = Effect.fnUntraced(function* (details: SignupSession) {
  const middle = middleOf(targetLocationOf(details))
  return middle === undefined ? [] : yield* (yield* NearbyTowns).around(middle)
})

/** The session of a link that was sent in the name of the present portal. */
const linkedSession = Effect.fnUntraced(function* (encodedId: string) {
  const session = yield* (yield* SessionRepository).byEncodedId(encodedId)
  const portal = yield* (yield* Portals).current
  return portal.id === session.portalId ? session : yield* new SessionNotFound({})
})

/** Whoever has only the link never gets the id of a draft that nobody owns, since that id alone opens it. */
export const getSessionId = query(
  GetSessionId,
  Effect.fnUntraced(function* ({ encodedId }) {
    yield* countCaller(signupLimits.publicPage)
    const { portalId, details } = yield* linkedSession(encodedId)
    const opening = yield* Effect.result(mayOpen(portalId, details))
    const isOwners = details.userId !== undefined && Result.isSuccess(opening)
    return { sessionId: isOwners ? details.sessionId : encodedId }
  }),
)

export const getSummary = query(
  GetSummary,
  Effect.fnUntraced(function* ({ encodedId }) {
    yield* countCaller(signupLimits.publicPage)
    const session = yield* isSessionId(encodedId) ? accessibleSession(encodedId) : linkedSession(encodedId)
    const priced = yield* Effect.result(priceOf(session))
    return {
      details: withoutSecrets(session.details),
      towns: yield* townsOf(session.details),
      ...(Result.isSuccess(priced) && { price: priced.success.price }),
      ...agentOf(session.details),
    }
  }),
)

export const sendSummary = workflow(
  SendSummary,
  Effect.fnUntraced(function* ({ sessionId, channel, to }) {
    const { details } = yield* accessibleSession(sessionId)
    const checked = summaryRecipient(channel, to, details.region)
    if (Result.isFailure(checked)) return yield* new InvalidFields({ fields: { to: [checked.failure.key] } })
    if (channel !== "Email") yield* onlyServed(checked.success)
    yield* countCaller(signupLimits.summaryByPlace)
    yield* countKey(signupLimits.summaryBySession, sessionId)
    yield* countKey(signupLimits.summaryByRecipient, checked.success)
    const { origin } = yield* CurrentRequest
    const agentName = quotedName(agentOf(details).agentName ?? "")
    const message = {
      link: summaryAddress(origin, details.encodedId),
      businessName: quotedName(details.business.name ?? ""),
      ...(agentName !== "" && { agentName }),
    }
    const send = (yield* SummaryMessages).send(channel, checked.success, message, details.business.language ?? "en")
    yield* (yield* UnitOfWork).transact(send)
    return {}
  }),
)
