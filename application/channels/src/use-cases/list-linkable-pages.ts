import { Effect } from "effect"
import { handler } from "@application/kernel"
import { mayCarryAds } from "@domain/channels"
import { ListLinkablePages } from "../contract/index.ts"
import { DraftSessions, LinkablePages, SocialAccounts } from "../ports/index.ts"

/** Returns the pages whose administrator approved access for this draft's business; a draft without a business has none. */
export const listLinkablePages = handler(
  ListLinkablePages,
  Effect.fnUntraced(function* ({ sessionId }) {
    const { businessProfileId } = yield* (yield* DraftSessions).get(sessionId)
    const links = businessProfileId === undefined ? [] : yield* (yield* SocialAccounts).pages(businessProfileId)
    const approved = links.filter(({ page, status }) => mayCarryAds({ pageId: page.id, status }))
    return { pages: approved.map(({ page }) => page), portalPage: yield* (yield* LinkablePages).portalPage }
  }),
)
