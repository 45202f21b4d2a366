import { Effect, Layer } from "effect"
import { OwnerMails } from "@application/messaging/services"
import type { Campaign } from "@domain/campaigns"
import { CampaignNotices } from "../ports/campaign-notices.ts"

const linkTo = ({ businessProfileId, id }: Campaign, origin: string) =>
  `${origin}/app/${businessProfileId}/campaigns/${id}`

/** Owners hear of their campaigns by mail. */
export const campaignNotices = Layer.effect(
  CampaignNotices,
  Effect.map(OwnerMails, ({ tell }) => ({
    reviewed: (campaign, news) =>
      tell(campaign, ({ origin }) => ({
        template: "campaignNews",
        link: linkTo(campaign, origin),
        campaignName: campaign.name,
        ...news,
      })),
    cancelled: (campaign, cause) =>
      tell(campaign, ({ origin }) => ({
        template: cause === "owner" ? "campaignCancelled" : "campaignUndecided",
        link: `${origin}/app/${campaign.businessProfileId}/wallet`,
        campaignName: campaign.name,
      })),
    outOfMoney: (campaign) =>
      tell(campaign, ({ origin }) => ({
        template: "campaignOutOfMoney",
        link: linkTo(campaign, origin),
        campaignName: campaign.name,
      })),
    accessLost: (campaign) =>
      tell(campaign, ({ origin }) => ({
        template: "pageAccessLost",
        link: `${origin}/app/${campaign.businessProfileId}/assets`,
        campaignName: campaign.name,
      })),
    lowBalance: (campaign) =>
      tell(campaign, ({ origin }) => ({
        template: "lowBalance",
        link: `${origin}/app/${campaign.businessProfileId}/wallet`,
        campaignName: campaign.name,
      })),
    newLead: (campaign, leadName) =>
      tell(campaign, ({ origin }) => ({
        template: "newLead",
        link: `${origin}/app/${campaign.businessProfileId}/leads`,
        leadName,
        campaignName: campaign.name,
      })),
  })),
)
