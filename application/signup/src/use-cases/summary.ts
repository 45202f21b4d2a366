import { Clock, Effect, Result } from "effect"
import { command, CurrentRequest, query, UnitOfWork, workflow } from "@application/kernel"
import { type SignupSession, targetLocationOf, withoutLink, withSentLink } from "@domain/signup"
import { middleOf } from "@domain/campaigns"
import { InvalidFields } from "@domain/identity"
import { isSessionId } from "@domain/kernel"
import { quotedName, summaryAddress, summaryRecipient } from "@domain/messaging"
import { GetSessionId, GetSummary, SendSummary, WithdrawSummary } from "../contract/summary.ts"
import { NearbyTowns } from "@application/businesses/services"
import { accessibleSession, accessibleSessionForUpdate } from "./session-access.ts"
import { saveSession } from "./session-changes.ts"
import { decisionsOn, shownSummary } from "./shown-summary.ts"
import { linkedSession } from "./linked-session.ts"
import { onlyServed } from "./served-phones.ts"
import { SummaryHashes } from "../ports/summary-decisions.ts"
import { SummaryMessages } from "../ports/summary-messages.ts"
import { countCaller, countKey, signupLimits } from "./limits.ts"

const agentOf = ({ queryParameters }: SignupSession) => {
  const agentName = queryParameters["agentname"]
  return agentName === undefined ? {} : { agentName }
}

const townsOf = Effect.fnUntraced(function* (details: SignupSession) {
  const middle = middleOf(targetLocationOf(details))
  return middle === undefined ? [] : yield* (yield* NearbyTowns).around(middle)
})

/** Whoever has only the link never gets the id of a draft that nobody owns, since that id alone opens it. */
export const getSessionId = query(
  GetSessionId,
  Effect.fnUntraced(function* ({ encodedId }) {
    yield* countCaller(signupLimits.publicPage)
    const { session, isOwners } = yield* linkedSession(encodedId)
    return { sessionId: isOwners ? session.details.sessionId : encodedId }
  }),
)

export const getSummary = query(
  GetSummary,
  Effect.fnUntraced(function* ({ encodedId }) {
    yield* countCaller(signupLimits.publicPage)
    const session = yield* isSessionId(encodedId)
      ? accessibleSession(encodedId)
      : Effect.map(linkedSession(encodedId), (linked) => linked.session)
    const { details, price, shown } = yield* shownSummary(session)
    return {
      details,
      towns: yield* townsOf(session.details),
      ...(price !== undefined && { price }),
      ...agentOf(session.details),
      shownHash: yield* (yield* SummaryHashes).hash(shown),
      approval: (yield* decisionsOn(session, shown)).approval,
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
    const open = Effect.gen(function* () {
      const session = yield* accessibleSessionForUpdate(sessionId)
      yield* saveSession(session, withSentLink(session.details, yield* Clock.currentTimeMillis))
    })
    yield* (yield* UnitOfWork).transact(Effect.andThen(open, send))
    return {}
  }),
)

export const withdrawSummary = command(
  WithdrawSummary,
  Effect.fnUntraced(function* ({ sessionId }) {
    const session = yield* accessibleSessionForUpdate(sessionId)
    yield* saveSession(session, withoutLink(session.details))
    return {}
  }),
)
