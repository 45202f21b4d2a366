import { Clock, Effect, Result } from "effect"
import { type InputOf, query, UnitOfWork, workflow } from "@application/kernel"
import { InvalidFields } from "@domain/identity"
import { quotedName } from "@domain/messaging"
import { isSessionId, type SessionId } from "@domain/kernel"
import {
  approvalState,
  checkedDecision,
  DetailsFrozen,
  SessionNotFound,
  SummaryChanged,
  type SummaryDecision,
  type SummaryDecisionKind,
  type SummarySection,
} from "@domain/signup"
import {
  ApproveSummary,
  AskForSummaryChange,
  DeclineSummary,
  ListSummaryDecisions,
} from "../contract/summary-decisions.ts"
import { SessionRepository, type StoredSession } from "../ports/session-repository.ts"
import { SummaryDecisions } from "../ports/summary-decisions.ts"
import { SummaryMessages } from "../ports/summary-messages.ts"
import { CampaignDrafts } from "../services/campaign-drafts.ts"
import { countCaller, countKey, signupLimits } from "./limits.ts"
import { accessibleSession } from "./session-access.ts"
import { decisionsOn, shownSummary } from "./shown-summary.ts"
import { linkedSession } from "./linked-session.ts"

interface Decided extends InputOf<typeof ApproveSummary> {
  readonly comment?: string
  readonly section?: SummarySection
}

/** Tells whoever prepared the campaign; before they have an account they read it on the summary alone. */
const tellOwner = Effect.fnUntraced(function* (
  { portalId, details: { sessionId, userId, businessProfileId, business } }: StoredSession,
  { kind, approverName }: Pick<SummaryDecision, "kind" | "approverName">,
) {
  if (userId === undefined || businessProfileId === undefined) return
  yield* (yield* SummaryMessages).tellDecision(
    { portalId, userId, businessProfileId, sessionId },
    { businessName: quotedName(business.name ?? ""), approverName: quotedName(approverName), decision: kind },
  )
})

/** Stores a decision on the version that was shown, while nobody changes the session. */
const stored = Effect.fnUntraced(function* (kind: SummaryDecisionKind, decided: Decided, sessionId: SessionId) {
  const checked = checkedDecision(kind, decided)
  if (Result.isFailure(checked)) {
    const keys = Object.entries(checked.failure).map(([name, { key }]) => [name, [key]] as const)
    return yield* new InvalidFields({ fields: Object.fromEntries(keys) })
  }
  const session = yield* (yield* SessionRepository).forUpdate(sessionId)
  const { businessProfileId, campaignId } = session.details
  const isLaunched =
    businessProfileId !== undefined &&
    campaignId !== undefined &&
    (yield* (yield* CampaignDrafts).isLaunched(businessProfileId, campaignId))
  if (isLaunched) return yield* new DetailsFrozen({ fields: ["approval"] })
  const { shown } = yield* shownSummary(session)
  const { hashes, decisions } = yield* decisionsOn(session, shown)
  const [current = ""] = hashes
  if (!hashes.includes(decided.shownHash)) return yield* new SummaryChanged({ shownHash: current })
  const decision = {
    ...checked.success,
    ...(decided.section !== undefined && { section: decided.section }),
    decidedAt: yield* Clock.currentTimeMillis,
  }
  yield* (yield* SummaryDecisions).add(session.portalId, sessionId, { ...decision, shownHash: current }, shown)
  yield* tellOwner(session, decision)
  return { approval: approvalState([{ ...decision, isCurrent: true }, ...decisions]) }
})

/** Only the link's key decides: who has the session's own id works on the draft. */
const decide = Effect.fnUntraced(function* (kind: SummaryDecisionKind, decided: Decided) {
  yield* countCaller(signupLimits.decisionByPlace)
  const { encodedId } = decided
  if (isSessionId(encodedId)) return yield* new SessionNotFound({})
  const {
    session: { details },
  } = yield* linkedSession(encodedId)
  yield* countKey(signupLimits.decisionBySession, details.sessionId)
  return yield* (yield* UnitOfWork).transact(stored(kind, decided, details.sessionId))
})

export const approveSummary = workflow(ApproveSummary, (decided) => decide("Approved", decided))
export const askForSummaryChange = workflow(AskForSummaryChange, (decided) => decide("ChangeRequested", decided))
export const declineSummary = workflow(DeclineSummary, (decided) => decide("Declined", decided))

export const listSummaryDecisions = query(
  ListSummaryDecisions,
  Effect.fnUntraced(function* ({ sessionId }) {
    const session = yield* accessibleSession(sessionId)
    const { shown } = yield* shownSummary(session)
    const { approval, decisions } = yield* decisionsOn(session, shown)
    return { approval, decisions }
  }),
)
