import type { LaunchRun } from "@application/campaigns/ports"
import { type Campaign, channelDefinitions, type LaunchedAd } from "@domain/campaigns"
import { IdempotencyKey, JobId } from "@domain/kernel"
import { bakery } from "./bakery.ts"

const audience = {
  ageBands: ["25-34", "35-44", "45-54"],
  gender: "All",
  location: {
    mode: "NearBusiness",
    radius: 10,
    unit: "Kilometers",
    centre: { name: "Bengaluru", latitude: 12.9716, longitude: 77.5946 },
    areas: [],
  },
} as const

const adOf = (campaign: Campaign, channel: LaunchedAd["channel"]): LaunchedAd => {
  const common = { channel, businessName: bakery.name, link: "https://bloom-bakery.example/cakes" }
  if (channelDefinitions[channel].ad === "text") {
    return {
      ...common,
      text: {
        headlines: [campaign.name, "Baked fresh every day", "Order for today", "Custom cakes in Bengaluru"],
        descriptions: ["Tell us the day and the size, and pick it up warm.", "Open from 7 am on Church Street."],
        path1: "cakes",
      },
      audience: { ...audience, interests: [], keywords: ["custom cakes", "bakery near me", "birthday cake bengaluru"] },
    }
  }
  if (channelDefinitions[channel].ad === "banner") {
    return {
      ...common,
      banner: {
        headlines: [campaign.name, "Custom cakes in Bengaluru"],
        longHeadline: "Tell us the day and the size, and pick your cake up warm",
        descriptions: ["Baked fresh every day on Church Street.", "Open from 7 am."],
        callToAction: "VisitWebsite",
        colour: "#7a3e1d",
        content: {
          headline: campaign.name,
          description: "12 Church Street, Bengaluru",
          templateId: "spotlight",
          businessName: bakery.name,
          callToActionLabel: "Get offer",
          palette: { primary: "#7a3e1d", secondary: "#f4c95d" },
          direction: "ltr",
          language: "en",
        },
      },
      audience: { ...audience, interests: [], keywords: [], excludedPlacements: ["games.example"] },
    }
  }
  const words = { headline: campaign.name, description: "12 Church Street, Bengaluru" }
  return {
    ...common,
    picture: {
      ...words,
      primaryText: "Tell us what you are celebrating. We bake it to order and have it ready when you are.",
      content: {
        ...words,
        templateId: "spotlight",
        businessName: bakery.name,
        callToActionLabel: "Get offer",
        palette: { primary: "#7a3e1d", secondary: "#f4c95d" },
        direction: "ltr",
        language: "en",
      },
    },
    audience: { ...audience, interests: ["Baking", "Weddings"], keywords: [] },
  }
}

/** The launch behind a campaign; that of an ended campaign is from before copies of ads were kept. */
export const launchRunOf = (campaign: Campaign): LaunchRun => ({
  businessProfileId: campaign.businessProfileId,
  campaignId: campaign.id,
  attempt: 1,
  jobId: JobId.make(`job-${campaign.id}`),
  idempotencyKey: IdempotencyKey.make(`launch-${campaign.id}`),
  region: campaign.region,
  status: "Done",
  channels: campaign.channels.map(({ channel }) => ({
    channel,
    status: "Done",
    steps: [],
    externalIds: {},
    ...(campaign.status !== "Completed" && { ad: adOf(campaign, channel) }),
  })),
  touchedAt: campaign.createdAt,
})
