import type { Campaign, ChannelState } from "@domain/campaigns"
import { reviewDueAt } from "@domain/campaigns"
import { type CreativeContent, drawCreative } from "@domain/creatives"
import { addDays, CampaignId, localDateAt, SessionId } from "@domain/kernel"
import { priceBreakdown } from "@domain/pricing"
import { Result } from "effect"
import { bakery } from "./bakery.ts"
import { seedPriceLists } from "@domain/pricing/seed"

const dayMilliseconds = 86_400_000

const picture = (templateId: string, headline: string, offerText: string, primary: string): string => {
  const content: CreativeContent = {
    templateId,
    businessName: bakery.name,
    headline,
    description: "12 Church Street, Bengaluru",
    offerText,
    callToActionLabel: "Get offer",
    palette: { primary, secondary: "#f4c95d" },
    direction: "ltr",
    language: "en",
  }
  return `data:image/svg+xml,${encodeURIComponent(drawCreative(content))}`
}

interface Sketch {
  readonly number: number
  readonly name: string
  readonly status: Campaign["status"]
  readonly pauseReason?: Campaign["pauseReason"]
  readonly daily: number
  readonly days: number
  /** Days since its first day. */
  readonly age: number
  readonly channels: ReadonlyArray<ChannelState>
  readonly picture: string
}

const running = (channel: ChannelState["channel"]): ChannelState => ({ channel, status: "Active" })
const reviewed = (channel: ChannelState["channel"]): ChannelState => ({ channel, status: "InReview" })

const sketches: ReadonlyArray<Sketch> = [
  {
    number: 1,
    name: "Wedding cakes",
    status: "Active",
    daily: 70_000,
    days: 60,
    age: 36,
    channels: [running("Social"), running("Search")],
    picture: picture("spotlight", "Wedding cakes people remember", "Tasting free", "#7a3e1d"),
  },
  {
    number: 2,
    name: "Sourdough mornings",
    status: "Paused",
    pauseReason: "owner",
    daily: 40_000,
    days: 21,
    age: 12,
    channels: [{ channel: "Social", status: "Paused" }],
    picture: picture("magazine", "Warm sourdough from 7 am", "20% off", "#2f5d50"),
  },
  {
    number: 3,
    name: "Christmas hampers",
    status: "InReview",
    daily: 60_000,
    days: 20,
    age: 0,
    channels: [reviewed("Social"), reviewed("Search")],
    picture: picture("festive", "Hampers baked for giving", "Order by 10 Dec", "#8b1e3f"),
  },
  {
    number: 4,
    name: "Diwali boxes",
    status: "Completed",
    daily: 55_000,
    days: 14,
    age: 40,
    channels: [{ channel: "Social", status: "Completed" }],
    picture: picture("burst", "Sweet boxes for Diwali", "Buy 3, pay 2", "#b3541e"),
  },
  {
    number: 5,
    name: "Birthday cakes, same day",
    status: "Rejected",
    daily: 50_000,
    days: 10,
    age: 2,
    channels: [
      { channel: "Social", status: "Rejected", reason: "The page behind the ad does not open on phones." },
      { channel: "Search", status: "Rejected", reason: "The page behind the ad does not open on phones." },
    ],
    picture: picture("poster", "Birthday? Cake by tonight", "₹200 off", "#3d2f6b"),
  },
]

/** The bakery's launched campaigns as they stand at an instant (epoch milliseconds). */
export const bakeryCampaigns = (now: number): ReadonlyArray<Campaign> => {
  const today = localDateAt(now, "Asia/Kolkata")
  return sketches.map(({ number, name, status, pauseReason, daily, days, age, channels, picture: pictureUrl }) => {
    const startDate = addDays(today, -age)
    const startedAt = now - (age + 1) * dayMilliseconds
    const submittedAt = status === "InReview" ? now - 4 * 3_600_000 : startedAt
    return {
      id: CampaignId.make(9200 + number),
      businessProfileId: bakery.id,
      sessionId: SessionId.make(`00000000-0000-4000-8000-0000000092${String(number).padStart(2, "0")}`),
      region: "IN",
      name,
      status,
      ...(pauseReason !== undefined && { pauseReason }),
      objective: "LeadGeneration",
      channels,
      budget: {
        budgetType: "Daily",
        schedulingMode: "RunContinuously",
        currency: "INR",
        dailyBudget: daily,
        days,
      },
      price: Result.getOrThrow(priceBreakdown({ priceList: seedPriceLists.IN, dailyBudget: daily, days })),
      startDate,
      endDate: addDays(startDate, days - 1),
      pictureUrl,
      spent: 0,
      createdAt: startedAt - number * 60_000,
      submittedAt,
      reviewDueAt: reviewDueAt(submittedAt, "IN"),
      ...(status !== "InReview" && status !== "Rejected" && { wentLiveAt: startedAt }),
    }
  })
}
