import { Effect } from "effect"
import { query } from "@application/kernel"
import type { SignupSession } from "@domain/signup"
import { ListLinkablePages } from "../contract/index.ts"
import { DraftSessions, LinkablePages } from "../ports/index.ts"

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "")

const pathOf = (link: string | undefined): string | undefined =>
  /^(?:https?:\/\/)?(?:[\w-]+\.)*facebook\.com\/([^/?#]+)/iu.exec(link?.trim() ?? "")?.[1]?.toLowerCase()

interface GrantedPage {
  readonly id: string
  readonly name: string
  readonly link?: string
}

/** Whether a page is this business's: its name says so, or the address that was typed at the beginning is its own. */
const belongsTo = ({ business: { name, facebookPageUrl } }: SignupSession, page: GrantedPage): boolean => {
  const typed = pathOf(facebookPageUrl)
  if (typed !== undefined && (typed === pathOf(page.link) || typed === page.id)) return true
  const businessName = bare(name ?? "")
  return businessName !== "" && businessName === bare(page.name)
}

/** Returns the business's own pages only, since the platform has access to those of many. */
export const listLinkablePages = query(
  ListLinkablePages,
  Effect.fnUntraced(function* ({ sessionId }) {
    const details = yield* (yield* DraftSessions).get(sessionId)
    const source = yield* LinkablePages
    const granted = yield* source.granted
    const pages = granted.filter((page) => belongsTo(details, page)).map(({ link: _link, ...page }) => page)
    return { pages, portalPage: yield* source.portalPage }
  }),
)
