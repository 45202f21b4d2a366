import { Effect, Result } from "effect"
import { canonicalJson } from "@domain/creatives"
import { approvalState, decidedContent, publicContact, type SignupSession } from "@domain/signup"
import type { Summary } from "../contract/summary.ts"
import type { StoredSession } from "../ports/session-repository.ts"
import { SummaryDecisions, SummaryHashes } from "../ports/summary-decisions.ts"
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
    foundContacts: _found,
    summaryUntil: _until,
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

/** What a session's link shows, and that part of it which decisions are about, as canonical JSON. */
export const shownSummary = Effect.fnUntraced(function* (session: StoredSession) {
  const details = withoutSecrets(session.details)
  const priced = yield* Effect.result(priceOf(session))
  const price = Result.isSuccess(priced) ? priced.success.price : undefined
  return { details, price, shown: canonicalJson(decidedContent(details, price)) }
})

/** A session's decisions, newest first, each said to be current or not, and the state that they make. */
export const decisionsOn = Effect.fnUntraced(function* ({ portalId, details }: StoredSession, shown: string) {
  const hashes = yield* (yield* SummaryHashes).accepted(shown)
  const stored = yield* (yield* SummaryDecisions).of(portalId, details.sessionId)
  const decisions = stored.map(({ shownHash, ...decision }) => ({ ...decision, isCurrent: hashes.includes(shownHash) }))
  return { hashes, decisions, approval: approvalState(decisions) }
})
