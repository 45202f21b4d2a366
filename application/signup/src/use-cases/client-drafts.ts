import { Effect } from "effect"
import { CurrentActor, principalOf, query } from "@application/kernel"
import { may } from "@domain/identity"
import { offsetOf } from "@domain/kernel"
import { type ClientDraft, ListClientDrafts } from "../contract/client-drafts.ts"
import { SessionRepository, type StoredSession } from "../ports/session-repository.ts"
import { approvalOf, isSessionLaunched } from "./shown-summary.ts"

const draftOf = Effect.fnUntraced(function* (session: StoredSession) {
  const { sessionId, businessProfileId, campaignId, business, launchState, updatedAt, paid } = session.details
  const { standing } = yield* approvalOf(session)
  const draft: ClientDraft = {
    sessionId,
    ...(businessProfileId !== undefined && { businessProfileId }),
    ...(campaignId !== undefined && { campaignId }),
    ...(business.name !== undefined && { businessName: business.name }),
    launchState,
    changedAt: updatedAt,
    standing,
    isPaid: paid,
    isLaunched: yield* isSessionLaunched(session.details),
  }
  return draft
})

/** An agent is told from others by their account: the id in the first address is anybody's word. */
export const listClientDrafts = query(
  ListClientDrafts,
  Effect.fnUntraced(function* ({ search = "", state, page = 1, limit = 20 }) {
    const actor = yield* CurrentActor
    if (actor.kind !== "user") return yield* Effect.die(new Error("No user is signed in"))
    const { portalId, userId, memberships } = actor
    // Whoever left a client's business no longer opens its drafts.
    const businessProfileIds = memberships
      .map(({ businessProfileId }) => businessProfileId)
      .filter((id) => may(principalOf(actor), "readCampaigns", id) === "allowed")
    const { sessions, total } = yield* (yield* SessionRepository).ofAgent({
      portalId,
      userId,
      businessProfileIds,
      search,
      isPaid: state === undefined ? undefined : state === "Paid",
      skip: offsetOf({ page, limit }),
      limit,
    })
    return { drafts: yield* Effect.forEach(sessions, draftOf), total }
  }),
)
