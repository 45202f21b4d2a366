import { Clock, Effect, Result } from "effect"
import { type InputOf, UnitOfWork, handler } from "@application/kernel"
import { invalidFields } from "@domain/identity"
import { quotedName } from "@domain/messaging"
import { isSessionId, type SessionId } from "@domain/kernel"
import {
  approvalState,
  checkedDecision,
  DetailsFrozen,
  isRepeated,
  OwnSummary,
  planOf,
  SessionNotFound,
  type SignupSession,
  SummaryChanged,
  type SummaryDecision,
  type SummaryDecisionKind,
  type WrittenComment,
} from "@domain/signup"
import { ApproveSummary, AskForSummaryChange, DeclineSummary } from "../contract/summary-decisions.ts"
import { SessionRepository, type StoredSession } from "../ports/session-repository.ts"
import { type SummaryApprover, SummaryApprovers } from "../ports/summary-approvers.ts"
import { SummaryDecisions } from "../ports/summary-decisions.ts"
import { SummaryMessages } from "../ports/summary-messages.ts"
import { CampaignDrafts } from "../services/index.ts"
import { countCaller, countKey, signupLimits } from "./limits.ts"
import { decisionsOn, shownSummary } from "./shown-summary.ts"
import { linkedSession } from "./linked-session.ts"
import { isDecisionClosedForUpdate } from "./session-launched.ts"

interface Decided extends InputOf<typeof ApproveSummary> {
  readonly comments: ReadonlyArray<WrittenComment>
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

/** Keeps what was decided on with the campaign; before there is one, the decision alone says it. */
const keepPlan = Effect.fnUntraced(function* (details: SignupSession, contentHash: string) {
  const { businessProfileId, campaignId } = details
  if (businessProfileId === undefined || campaignId === undefined) return
  yield* (yield* CampaignDrafts).keepPlan(businessProfileId, campaignId, { plan: planOf(details), contentHash })
})

/** Stores a decision on the version that was shown, while nobody changes the session. */
const stored = Effect.fnUntraced(function* (
  kind: SummaryDecisionKind,
  { approverName = "", comments, shownHash }: Decided,
  sessionId: SessionId,
  approver: SummaryApprover | undefined,
) {
  const checked = checkedDecision(kind, { approverName: approver?.name ?? approverName, comments })
  if (Result.isFailure(checked)) return yield* invalidFields(checked.failure)
  const session = yield* (yield* SessionRepository).forUpdate(sessionId)
  if (yield* isDecisionClosedForUpdate(session.details)) return yield* new DetailsFrozen({ fields: ["approval"] })
  const { shown } = yield* shownSummary(session)
  const { hashes, decisions, named, approvers } = yield* decisionsOn(session, shown)
  const [current = ""] = hashes
  if (!hashes.includes(shownHash)) return yield* new SummaryChanged({ shownHash: current })
  const decision = {
    ...checked.success,
    ...(approver !== undefined && { approverId: approver.approverId }),
    decidedAt: yield* Clock.currentTimeMillis,
  }
  const asked = approvers.find(({ approverId }) => approverId === approver?.approverId)
  if (isRepeated(decisions, decision, asked?.askedAgainAt)) return { approval: approvalState(decisions, named) }
  yield* (yield* SummaryDecisions).add(session.portalId, sessionId, { ...decision, shownHash: current }, shown)
  yield* keepPlan(session.details, current)
  if (approver !== undefined)
    yield* (yield* SummaryApprovers).closeReminder(session.portalId, sessionId, approver.approverId)
  yield* tellOwner(session, decision)
  return { approval: approvalState([{ ...decision, isCurrent: true }, ...decisions], named) }
})

/** Only the link's key decides, and only for somebody else: who prepared the draft does not agree to it. */
const decide = Effect.fnUntraced(function* (kind: SummaryDecisionKind, decided: Decided) {
  yield* countCaller(signupLimits.decisionByPlace)
  const { encodedId } = decided
  if (isSessionId(encodedId)) return yield* new SessionNotFound({})
  const {
    session: { details },
    approver,
    isOwners,
  } = yield* linkedSession(encodedId)
  if (isOwners) return yield* new OwnSummary({})
  yield* countKey(signupLimits.decisionBySession, details.sessionId)
  return yield* (yield* UnitOfWork).transact(stored(kind, decided, details.sessionId, approver))
})

export const approveSummary = handler(ApproveSummary, (decided) => decide("Approved", { ...decided, comments: [] }))
export const askForSummaryChange = handler(AskForSummaryChange, (decided) => decide("ChangeRequested", decided))
export const declineSummary = handler(DeclineSummary, ({ comment = "", ...decided }) =>
  decide("Declined", { ...decided, comments: [{ comment }] }),
)
