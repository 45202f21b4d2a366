import { Effect } from "effect"
import { Portals } from "@application/portals/services"
import { handler } from "@application/kernel"
import { BusinessProfileNotFound } from "@domain/businesses"
import { type SignupSession, publicContact } from "@domain/signup"
import { type BusinessPage, GetBusinessPage } from "../contract/business-page.ts"
import { countPublicPage } from "./limits.ts"
import { ProfileOpening } from "../ports/profile-opening.ts"
import { SessionRepository } from "../ports/session-repository.ts"

const pageOf = (details: SignupSession, name: string): BusinessPage => {
  const {
    region,
    business: { tagline, category, services, location, logoUrl },
    creative: { offerDetail },
  } = details
  const pictureUrl = details.creative.creativeDetail?.picture?.url
  return {
    name,
    region,
    services: services ?? details.creative.promoteServices ?? [],
    ...(tagline !== undefined && { tagline }),
    ...(category !== undefined && { category: category.name }),
    ...publicContact(details),
    ...(location !== undefined && { location }),
    ...(offerDetail !== undefined && offerDetail.type !== "Skip" && { offer: offerDetail }),
    ...(logoUrl !== undefined && { logoUrl }),
    ...(pictureUrl !== undefined && { pictureUrl }),
  }
}

/** Only what has been paid for is public; a draft has no page. */
export const getBusinessPage = handler(
  GetBusinessPage,
  Effect.fnUntraced(function* ({ pageKey }) {
    yield* countPublicPage(pageKey)
    const profileId = yield* (yield* ProfileOpening).ofPage(pageKey)
    if (profileId === undefined) return yield* new BusinessProfileNotFound({})
    const session = yield* (yield* SessionRepository).latestPaidOf(profileId)
    const portal = yield* (yield* Portals).current
    const name = session?.details.business.name
    if (session === undefined || name === undefined || session.portalId !== portal.id) {
      return yield* new BusinessProfileNotFound({})
    }
    return pageOf(session.details, name)
  }),
)
