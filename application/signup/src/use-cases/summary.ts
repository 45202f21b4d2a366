import { Clock, Effect, Result } from "effect"
import { handler, CurrentActor, CurrentRequest, Ids, ServiceOff, ServicesOn, UnitOfWork } from "@application/kernel"
import { isOwnAddress, remindedAfter, type SignupSession, withoutLink, withSentLink } from "@domain/signup"
import { middleOf, targetLocationOf } from "@domain/campaigns"
import { InvalidFields } from "@domain/identity"
import { isSessionId } from "@domain/kernel"
import { isChannelOn, summaryAddress, summaryRecipient } from "@domain/messaging"
import { tidyLine } from "@domain/validation"
import { GetSessionId, GetSummary, SendSummary, WithdrawSummary } from "../contract/summary.ts"
import { NearbyTowns } from "@application/businesses/services"
import { AccountOpening } from "@application/identity/services"
import type { StoredSession } from "../ports/session-repository.ts"
import { accessibleSession, accessibleSessionForUpdate } from "./session-access.ts"
import { saveSession } from "./session-changes.ts"
import { decisionsOn, isApprovalNeeded, shownSummary, hashOfShown } from "./shown-summary.ts"
import { agentOf, summaryFactsOf } from "./summary-facts.ts"
import { linkedSession } from "./linked-session.ts"
import { onlyServed } from "./served-phones.ts"
import { type SummaryApprover, SummaryApprovers } from "../ports/summary-approvers.ts"
import { SummaryMessages } from "../ports/summary-messages.ts"
import { countCaller, countKey, countPublicPage, signupLimits } from "./limits.ts"
import { isDecisionClosed, isSessionLaunched } from "./session-launched.ts"

const townsOf = Effect.fnUntraced(function* (details: SignupSession) {
  const middle = middleOf(targetLocationOf(details))
  return middle === undefined ? [] : yield* (yield* NearbyTowns).around(middle)
})

/** Whoever has only the link never gets the id of a draft that nobody owns, since that id alone opens it. */
export const getSessionId = handler(
  GetSessionId,
  Effect.fnUntraced(function* ({ encodedId }) {
    yield* countPublicPage(encodedId)
    const { session, isOwners } = yield* linkedSession(encodedId)
    return { sessionId: isOwners ? session.details.sessionId : encodedId }
  }),
)

export const getSummary = handler(
  GetSummary,
  Effect.fnUntraced(function* ({ encodedId }) {
    yield* countPublicPage(encodedId)
    const { session, approver } = yield* isSessionId(encodedId)
      ? Effect.map(accessibleSession(encodedId), (session) => ({ session, approver: undefined }))
      : linkedSession(encodedId)
    const { details, price, shown } = yield* shownSummary(session)
    const { approval, changedParts, approvers, decisionOf } = yield* decisionsOn(session, shown)
    const isSubmitted = yield* isSessionLaunched(session.details)
    const isLaunched = isSubmitted && (yield* isDecisionClosed(session.details))
    const decided = ({ name, approverId }: SummaryApprover) => {
      const decision = decisionOf(approverId)
      return { name, ...(decision !== undefined && { decision }) }
    }
    return {
      details: { ...details, ...(approver !== undefined && { encodedId: approver.link }) },
      towns: yield* townsOf(session.details),
      ...(price !== undefined && { price }),
      ...agentOf(session.details),
      shownHash: yield* hashOfShown(shown),
      approval,
      changedParts,
      ...(approver !== undefined && { recipient: decided(approver) }),
      others:
        approver === undefined
          ? []
          : approvers.filter(({ approverId }) => approverId !== approver.approverId).map(decided),
      isLaunched,
      ...(isSubmitted && !isLaunched && { isChange: true }),
    }
  }),
)

/** Refuses the address of whoever prepares a campaign that somebody else must approve. */
const onlyOthers = Effect.fnUntraced(function* (session: StoredSession, to: string) {
  if (!(yield* isApprovalNeeded(session))) return
  const { ownerEmail, ownerPhone } = session.details
  const actor = yield* CurrentActor
  const caller = actor.kind === "user" ? yield* (yield* AccountOpening).userOf(actor.userId) : undefined
  const preparing = [
    { emailAddress: ownerEmail, phone: ownerPhone },
    { emailAddress: caller?.emailAddress, phone: caller?.phoneNumber },
  ]
  if (preparing.some((own) => isOwnAddress(to, own)))
    return yield* new InvalidFields({ fields: { to: ["validation.ownAddress"] } })
})

export const sendSummary = handler(
  SendSummary,
  Effect.fnUntraced(function* ({ sessionId, channel, to, name }) {
    const before = yield* accessibleSession(sessionId)
    const { details } = before
    if (!isChannelOn(channel, yield* ServicesOn)) return yield* new ServiceOff({ service: "textMessages" })
    const checked = summaryRecipient(channel, to, details.region)
    if (Result.isFailure(checked)) return yield* new InvalidFields({ fields: { to: [checked.failure.key] } })
    yield* onlyOthers(before, checked.success)
    if (channel !== "Email") yield* onlyServed(checked.success)
    yield* countCaller(signupLimits.summaryByPlace)
    yield* countKey(signupLimits.summaryBySession, sessionId)
    yield* countKey(signupLimits.summaryByRecipient, checked.success)
    const { origin } = yield* CurrentRequest
    const secret = yield* (yield* Ids).secret
    const open = Effect.gen(function* () {
      const session = yield* accessibleSessionForUpdate(sessionId)
      const sentAt = yield* Clock.currentTimeMillis
      yield* saveSession(session, withSentLink(session.details, sentAt))
      const language = details.business.language ?? "en"
      const { link } = yield* (yield* SummaryApprovers).send(session.portalId, sessionId, {
        name: tidyLine(name ?? "") || checked.success,
        channel,
        to: checked.success,
        link: secret,
        language,
        sentAt,
        reminderDueAt: sentAt + remindedAfter,
      })
      const message = { link: summaryAddress(origin, link), ...summaryFactsOf(details) }
      yield* (yield* SummaryMessages).send(channel, checked.success, message, language)
    })
    yield* (yield* UnitOfWork).transact(open)
    return {}
  }),
)

export const withdrawSummary = handler(
  WithdrawSummary,
  Effect.fnUntraced(function* ({ sessionId }) {
    const session = yield* accessibleSessionForUpdate(sessionId)
    yield* saveSession(session, withoutLink(session.details))
    return {}
  }),
)
