import { Effect } from "effect"
import { advancedState, chatIdsOf, outletOf, postalAddress } from "@domain/signup"
import type { EmailAddress, Role } from "@domain/identity"
import type { UserId } from "@domain/kernel"
import { attributionOf } from "@domain/messaging"
import { attributeSignUp } from "@application/businesses/services"
import { AccountOpening } from "@application/identity/services"
import { CampaignDrafts } from "../services/campaign-drafts.ts"
import { ProfileOpening } from "../ports/profile-opening.ts"
import type { StoredSession } from "../ports/session-repository.ts"
import { campaignsHere } from "./campaigns-here.ts"
import { saveSession } from "./session-changes.ts"

/** Whose a session becomes, and the role in its business. */
export interface SessionOwner {
  readonly userId: UserId
  readonly emailAddress: EmailAddress
  readonly firstName: string
  readonly lastName: string
  readonly roleId: Role
}

/** Opens the business profile and the draft campaign of a locked session and makes them its owner's, in the caller's transaction. */
export const giveToOwner = Effect.fnUntraced(function* (session: StoredSession, owner: SessionOwner) {
  yield* campaignsHere
  const { details, portalId } = session
  const { region, sessionId } = details
  const name = details.business.name ?? `${owner.firstName} ${owner.lastName}`.trim()
  const { referralCode } = attributionOf(details.queryParameters)
  const businessProfileId = yield* (yield* ProfileOpening).open({
    portalId,
    name,
    region,
    address: postalAddress(details.business.location ?? {}),
    category: details.business.category?.slug,
    outlet: outletOf(details.business.location ?? {}),
    logo: details.business.logoUrl,
    referralCode,
    chat: chatIdsOf(details.accounts),
  })
  yield* (yield* AccountOpening).join(owner.userId, businessProfileId, owner.roleId)
  yield* attributeSignUp({ portalId, userId: owner.userId, businessProfileId, referralCode })
  const campaignId = yield* (yield* CampaignDrafts).open({ businessProfileId, sessionId, name, region })
  return yield* saveSession(session, {
    ...details,
    ownerEmail: owner.emailAddress,
    userId: owner.userId,
    businessProfileId,
    campaignId,
    launchState: advancedState(details.flavour, details.launchState, "Signup"),
  })
})
