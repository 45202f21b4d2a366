import { Effect, Option } from "effect"
import { handler } from "@application/kernel"
import {
  afterLook,
  FacebookNotLinked,
  FacebookPageAlreadyRequested,
  movePageAccess,
  PageNotLinked,
} from "@domain/channels"
import type { BusinessProfileId } from "@domain/kernel"
import { ChoosePage, GetSocialAccounts, RefreshPage, RequestPageAccess } from "../contract/page-links.ts"
import { LinkablePages } from "../ports/linkable-pages.ts"
import { type PageLink, SocialAccounts } from "../ports/social-accounts.ts"
import { SocialNetwork } from "../ports/social-network.ts"
import { administeredPages, isLoginOver, linkingFailed } from "./social-token.ts"

/** A page of this business; another's is answered like one that is not there. */
export const pageLink = Effect.fnUntraced(function* (profile: BusinessProfileId, pageId: string) {
  const found = (yield* (yield* SocialAccounts).pages(profile)).find(({ page }) => page.id === pageId)
  return found ?? (yield* new PageNotLinked({ pageId }))
})

/** A page's access as rules read it. */
export const accessOf = ({ page, status }: PageLink) => ({ pageId: page.id, status })

/** Moves a page's access to what the network says it is now. */
export const look = Effect.fnUntraced(function* (profile: BusinessProfileId, link: PageLink) {
  const { id } = link.page
  const seen = yield* Effect.mapError((yield* SocialNetwork).accessTo(id), linkingFailed(id))
  const { status } = afterLook(accessOf(link), seen)
  if (status !== link.status) yield* (yield* SocialAccounts).move(profile, id, link.status, status)
})

export const getSocialAccounts = handler(
  GetSocialAccounts,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const accounts = yield* SocialAccounts
    const login = Option.getOrUndefined(yield* accounts.login(businessProfileId))
    const administered = yield* administeredPages(businessProfileId)
    const shown = login && {
      facebookName: login.facebookName,
      linkedAt: login.linkedAt,
      ...(login.expiresAt !== undefined && { expiresAt: login.expiresAt }),
      isLost: Option.isNone(administered) || (yield* isLoginOver(login)),
    }
    return {
      ...(shown !== undefined && { login: shown }),
      administered: Option.getOrElse(administered, () => []),
      pages: yield* accounts.pages(businessProfileId),
      portalPage: yield* (yield* LinkablePages).portalPage,
    }
  }),
)

/** One of the pages that the person administers. */
const administeredPage = Effect.fnUntraced(function* (profile: BusinessProfileId, pageId: string) {
  const pages = yield* administeredPages(profile)
  if (Option.isNone(pages)) return yield* new FacebookNotLinked({})
  return pages.value.find(({ id }) => id === pageId) ?? (yield* new PageNotLinked({ pageId }))
})

export const choosePage = handler(
  ChoosePage,
  Effect.fnUntraced(function* ({ businessProfileId, page: { id } }) {
    const page = yield* administeredPage(businessProfileId, id)
    yield* (yield* SocialAccounts).choose(businessProfileId, page)
    yield* look(businessProfileId, yield* pageLink(businessProfileId, id))
    return yield* pageLink(businessProfileId, id)
  }),
)

/** Whoever asks proves to administer the page: by its token, or by the login. */
const proved = Effect.fnUntraced(function* (profile: BusinessProfileId, pageId: string, pageToken: string | undefined) {
  if (pageToken === undefined) return void (yield* administeredPage(profile, pageId))
  const isIts = yield* Effect.mapError((yield* SocialNetwork).isTokenOf(pageToken, pageId), linkingFailed(pageId))
  if (!isIts) return yield* new PageNotLinked({ pageId })
})

export const requestPageAccess = handler(
  RequestPageAccess,
  Effect.fnUntraced(function* ({ businessProfileId, pageId, pageAccessToken }) {
    yield* look(businessProfileId, yield* pageLink(businessProfileId, pageId))
    const link = yield* pageLink(businessProfileId, pageId)
    if (link.status === "Approved") return link
    yield* proved(businessProfileId, pageId, pageAccessToken)
    const requested = yield* Effect.fromResult(movePageAccess(accessOf(link), "request", "member")).pipe(
      Effect.catchTag("PageAccessMoveNotAllowed", Effect.die),
    )
    const accounts = yield* SocialAccounts
    const answer = yield* (yield* SocialNetwork).askForPage(pageId).pipe(
      // Another business of the platform may wait for the same page: then this one waits with it.
      Effect.catchIf(
        ({ kind }) => kind === "alreadyRequested",
        () => Effect.succeed("Requested" as const),
      ),
      Effect.mapError(linkingFailed(pageId)),
    )
    if (!(yield* accounts.move(businessProfileId, pageId, link.status, requested.status)))
      return yield* new FacebookPageAlreadyRequested({ pageId })
    if (answer === "Approved") yield* accounts.move(businessProfileId, pageId, requested.status, "Approved")
    return yield* pageLink(businessProfileId, pageId)
  }),
)

/** The page's name and picture are renewed as far as the login may still read them. */
export const refreshPage = handler(
  RefreshPage,
  Effect.fnUntraced(function* ({ businessProfileId, pageId }) {
    yield* look(businessProfileId, yield* pageLink(businessProfileId, pageId))
    const pages = yield* administeredPages(businessProfileId).pipe(Effect.orElseSucceed(() => Option.none()))
    const page = Option.getOrUndefined(pages)?.find(({ id }) => id === pageId)
    if (page !== undefined) yield* (yield* SocialAccounts).describe(businessProfileId, page)
    return yield* pageLink(businessProfileId, pageId)
  }),
)
