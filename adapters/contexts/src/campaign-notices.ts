import { Effect, Layer, Option } from "effect"
import { BusinessProfileRepository } from "@application/businesses/ports"
import { CampaignNotices } from "@application/campaigns/ports"
import { UserRepository } from "@application/identity/ports"
import { JobQueue, withServices } from "@application/kernel"
import { SendMessage } from "@application/messaging/contract"
import { PortalDirectory } from "@application/portals/ports"
import { SessionRepository } from "@application/signup/ports"
import type { Campaign } from "@domain/campaigns"
import { type MessageContent, needsVerifiedAddress } from "@domain/messaging"

export interface PublicAddresses {
  /** Origin of the site at a portal's host, without a slash at its end. */
  readonly originOf: (portalDomain: string) => string
}

type Content = (facts: { readonly origin: string }) => MessageContent

/** Mails the person who filled in the campaign, in their language and under their portal; of others only to a proved address. */
export const tellOwner = Effect.fnUntraced(function* (
  campaign: Pick<Campaign, "businessProfileId" | "sessionId">,
  { originOf }: PublicAddresses,
  content: Content,
) {
  const profile = yield* Effect.orDie((yield* BusinessProfileRepository).byId(campaign.businessProfileId))
  const portal = yield* Effect.orDie((yield* PortalDirectory).byId(profile.portalId))
  const session = yield* Effect.option((yield* SessionRepository).byId(campaign.sessionId))
  const userId = Option.getOrUndefined(session)?.details.userId
  if (userId === undefined) return
  const account = Option.getOrUndefined(yield* (yield* UserRepository).byId(portal.id, userId))
  if (account === undefined) return
  const said = content({ origin: originOf(portal.domain) })
  const { emailAddress: to, languageId: language, emailVerified = false } = account.user
  if (needsVerifiedAddress(said.template) && !emailVerified) return
  const message = { portalId: portal.id, channel: "Email", to, language, content: said } as const
  yield* (yield* JobQueue).later(SendMessage, message, { caller: to })
})

/** Owners hear of their campaigns by mail, queued in the caller's transaction. */
export const campaignNotices = (addresses: PublicAddresses) =>
  Layer.effect(
    CampaignNotices,
    Effect.gen(function* () {
      const provided = yield* withServices(
        BusinessProfileRepository,
        JobQueue,
        PortalDirectory,
        SessionRepository,
        UserRepository,
      )
      const linkTo = ({ businessProfileId, id }: Campaign, origin: string) =>
        `${origin}/app/${businessProfileId}/campaigns/${id}`
      return {
        reviewed: (campaign, news) =>
          provided(
            tellOwner(campaign, addresses, ({ origin }) => ({
              template: "campaignNews",
              link: linkTo(campaign, origin),
              campaignName: campaign.name,
              ...news,
            })),
          ),
        outOfMoney: (campaign) =>
          provided(
            tellOwner(campaign, addresses, ({ origin }) => ({
              template: "campaignOutOfMoney",
              link: linkTo(campaign, origin),
              campaignName: campaign.name,
            })),
          ),
        newLead: (campaign, leadName) =>
          provided(
            tellOwner(campaign, addresses, ({ origin }) => ({
              template: "newLead",
              link: `${origin}/app/${campaign.businessProfileId}/leads`,
              leadName,
              campaignName: campaign.name,
            })),
          ),
      }
    }),
  )
