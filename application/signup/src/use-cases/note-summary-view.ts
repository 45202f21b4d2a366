import { Clock, Effect } from "effect"
import { handler } from "@application/kernel"
import { isSessionId } from "@domain/kernel"
import { SessionNotFound, withView } from "@domain/signup"
import { NoteSummaryView } from "../contract/summary-decisions.ts"
import { SummaryApprovers } from "../ports/summary-approvers.ts"
import { countPublicPage } from "./limits.ts"
import { linkedSession } from "./linked-session.ts"

export const noteSummaryView = handler(
  NoteSummaryView,
  Effect.fnUntraced(function* ({ encodedId }) {
    yield* countPublicPage(encodedId)
    if (isSessionId(encodedId)) return yield* new SessionNotFound({})
    const { session, approver, isOwners } = yield* linkedSession(encodedId)
    if (isOwners) return {}
    const { portalId, details } = session
    const approvers = yield* SummaryApprovers
    const before = approver ?? (yield* approvers.copiedViews(portalId, details.sessionId))
    const views = withView(before, yield* Clock.currentTimeMillis)
    yield* approvers.saveViews(portalId, details.sessionId, approver?.approverId, views)
    return {}
  }),
)
