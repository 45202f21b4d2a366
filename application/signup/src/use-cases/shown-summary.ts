import { Effect, Option, Result } from "effect"
import { LinkHasher } from "@application/kernel"
import { canonicalJson } from "@domain/creatives"
import {
  approvalStanding,
  approvalState,
  type ApproverId,
  changedParts,
  decidedContent,
  type DecidedContent,
  type LinkViews,
  isAsked,
  needsApproval,
  nobodyNamed,
  planOf,
  publicContact,
  type SignupSession,
  standingDecisions,
} from "@domain/signup"
import type { Summary } from "../contract/summary.ts"
import { SummaryApprovers } from "../ports/summary-approvers.ts"
import { SessionRepository, type StoredSession } from "../ports/session-repository.ts"
import { SummaryDecisions } from "../ports/summary-decisions.ts"
import { priceOf } from "./session-pricing.ts"

/** What anybody with the link may see: not the keys to the draft and the chat, who owns it and pays, or how they came. */
const withoutSecrets = (session: SignupSession): Summary["details"] => {
  const {
    sessionId: _session,
    userId: _user,
    businessProfileId: _profile,
    campaignId: _campaign,
    ownerPhone: _ownerPhone,
    ownerEmail: _ownerEmail,
    provenEmail: _provenEmail,
    foundContacts: _found,
    summaryUntil: _until,
    approvalRule: _rule,
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

/** The content that a session's link shows, and the part that decisions are about, as canonical JSON. */
export const shownSummary = Effect.fnUntraced(function* (session: StoredSession) {
  const details = withoutSecrets(session.details)
  const priced = yield* Effect.result(priceOf(session))
  const price = Result.isSuccess(priced) ? priced.success.price : undefined
  return { details, price, shown: canonicalJson(decidedContent(planOf(session.details), price)) }
})

const hashedText = (shown: string) => `summary:${shown}`

/** The hash of a shown summary, so that nobody can make another summary with the same hash. */
export const hashOfShown = (shown: string) => Effect.flatMap(LinkHasher, ({ hash }) => hash(hashedText(shown)))

/**
 * How a session stands with its approvers: its decisions, newest first, each said to be current or not, the state that they make,
 * who must approve, and what changed since the last decision.
 */
export const decisionsOn = Effect.fnUntraced(function* ({ portalId, details }: StoredSession, shown: string) {
  const { sessionId, approvalRule: rule = "All" } = details
  const hashes = yield* (yield* LinkHasher).accepted(hashedText(shown))
  const { of, lastShown } = yield* SummaryDecisions
  const stored = yield* of(portalId, sessionId)
  const decisions = stored.map(({ shownHash, ...decision }) => ({ ...decision, isCurrent: hashes.includes(shownHash) }))
  const before = decisions[0]?.isCurrent === false ? yield* lastShown(portalId, sessionId) : Option.none()
  const asked = yield* (yield* SummaryApprovers).of(portalId, sessionId)
  const named = { approvers: asked, rule }
  const standing = standingDecisions(decisions, named)
  return {
    hashes,
    decisions,
    named,
    /** Who is still asked. */
    approvers: asked.filter(isAsked),
    approval: approvalState(decisions, named),
    /** How an approver decided on the present version. */
    decisionOf: (approver: ApproverId) => standing.find(({ approverId }) => approverId === approver)?.kind,
    changedParts: Option.match(before, {
      onNone: () => [],
      onSome: (content) => changedParts(content, JSON.parse(shown) as DecidedContent),
    }),
  }
})

const sentAndViewed = (approvers: ReadonlyArray<LinkViews>, copiedLink: LinkViews) => ({
  isSent: approvers.length > 0,
  isViewed: [...approvers, copiedLink].some(({ views }) => views > 0),
})

/** How a session stands with its approvers, with openings of its links and how far the approval has come. */
export const approvalOf = Effect.fnUntraced(function* (session: StoredSession) {
  const { price, shown } = yield* shownSummary(session)
  const { decisions, named, approvers, ...standing } = yield* decisionsOn(session, shown)
  const { portalId, details } = session
  const copiedLink = yield* (yield* SummaryApprovers).copiedViews(portalId, details.sessionId)
  return {
    ...standing,
    /** None of a session that has no price. */
    price,
    contentHash: yield* hashOfShown(shown),
    rule: named.rule,
    approvers,
    decisions,
    copiedLink,
    standing: approvalStanding(decisions, named, sentAndViewed(approvers, copiedLink)),
  }
})

/** How far the approval has come, for lists: a session that nobody decided on is not priced. */
export const standingOf = Effect.fnUntraced(function* (session: StoredSession) {
  const { portalId, details } = session
  const decisions = yield* (yield* SummaryDecisions).of(portalId, details.sessionId)
  if (decisions.length > 0) return (yield* approvalOf(session)).standing
  const { copiedViews, of } = yield* SummaryApprovers
  const asked = yield* of(portalId, details.sessionId)
  const views = sentAndViewed(asked.filter(isAsked), yield* copiedViews(portalId, details.sessionId))
  return approvalStanding([], nobodyNamed, views)
})

/** Whether the session's launch needs its client's approval. */
export const isApprovalNeeded = Effect.fnUntraced(function* ({ details }: StoredSession) {
  const { businessProfileId } = details
  const isAgentsClient =
    businessProfileId !== undefined && (yield* (yield* SessionRepository).isAgentsClient(businessProfileId))
  return needsApproval(details, isAgentsClient)
})
