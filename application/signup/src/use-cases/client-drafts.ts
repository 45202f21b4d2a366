import { Clock, Effect } from "effect"
import { CurrentActor, principalOf, handler } from "@application/kernel"
import { may } from "@domain/identity"
import { offsetOf } from "@domain/kernel"
import { clientApproval, type ClientApproval, summaryLinkState } from "@domain/signup"
import { type ClientDraft, ListClientDrafts } from "../contract/client-drafts.ts"
import { type AgentDraftQuery, SessionRepository, type StoredSession } from "../ports/session-repository.ts"
import { standingOf } from "./shown-summary.ts"
import { isSessionLaunched } from "./session-launched.ts"

/** How many drafts are looked through for an approval, which the database does not know; and how many are read at once. */
const lookedThrough = { most: 1_000, atOnce: 100 } as const

const draftOf = Effect.fnUntraced(function* (session: StoredSession) {
  const { sessionId, businessProfileId, campaignId, business, launchState, updatedAt, paid } = session.details
  const draft: ClientDraft = {
    sessionId,
    ...(businessProfileId !== undefined && { businessProfileId }),
    ...(campaignId !== undefined && { campaignId }),
    ...(business.name !== undefined && { businessName: business.name }),
    launchState,
    changedAt: updatedAt,
    standing: yield* standingOf(session),
    link: summaryLinkState(session.details, yield* Clock.currentTimeMillis),
    isPaid: paid,
    isLaunched: yield* isSessionLaunched(session.details),
  }
  return draft
})

/** The drafts of an agent's that wait for an approval or have it, the last changed first; launched ones do neither. */
const withApproval = Effect.fnUntraced(function* (
  asked: Omit<AgentDraftQuery, "skip" | "limit">,
  approval: ClientApproval,
) {
  const { ofAgent } = yield* SessionRepository
  const drafts: Array<ClientDraft> = []
  for (let skip = 0, total = 1; skip < Math.min(total, lookedThrough.most); skip += lookedThrough.atOnce) {
    const part = yield* ofAgent({ ...asked, skip, limit: lookedThrough.atOnce })
    total = part.total
    for (const draft of yield* Effect.forEach(part.sessions, draftOf))
      if (!draft.isLaunched && clientApproval(draft.standing, draft.link) === approval) drafts.push(draft)
  }
  return drafts
})

/** An agent is told from others by their account: the id in the first address is anybody's word. */
export const listClientDrafts = handler(
  ListClientDrafts,
  Effect.fnUntraced(function* ({ search = "", state, approval, page = 1, limit = 20 }) {
    const actor = yield* CurrentActor
    if (actor.kind !== "user") return yield* Effect.die(new Error("No user is signed in"))
    const { portalId, userId, memberships } = actor
    // Whoever left a client's business no longer opens its drafts.
    const businessProfileIds = memberships
      .map(({ businessProfileId }) => businessProfileId)
      .filter((id) => may(principalOf(actor), "readCampaigns", id) === "allowed")
    const asked = {
      portalId,
      userId,
      businessProfileIds,
      search,
      isPaid: state === undefined ? undefined : state === "Paid",
    }
    const skip = offsetOf({ page, limit })
    if (approval !== undefined) {
      const drafts = yield* withApproval(asked, approval)
      return { drafts: drafts.slice(skip, skip + limit), total: drafts.length }
    }
    const { sessions, total } = yield* (yield* SessionRepository).ofAgent({ ...asked, skip, limit })
    return { drafts: yield* Effect.forEach(sessions, draftOf), total }
  }),
)
