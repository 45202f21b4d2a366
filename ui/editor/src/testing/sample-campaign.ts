import type { CampaignListItem } from "@application/campaigns/contract"
import { adCopyOf, businessFactsOf, suggestedBanner } from "@domain/campaigns"
import { acceptCopy, defaultTemplateId, draftSearchAd } from "@domain/creatives"
import { BusinessProfileId, CampaignId } from "@domain/kernel"
import type { SignupSession } from "@domain/signup"
import { hebrewDraft, sampleDraft } from "@ui/shared/testing"

const keywords: Readonly<Record<"en" | "he", ReadonlyArray<string>>> = {
  en: [
    "bakery near me",
    "birthday cake",
    "sourdough bread",
    "fresh bread",
    "cake delivery",
    "rye bread",
    "custom cakes",
    "wedding cake",
    "bakery pune",
    "morning bakery",
  ],
  he: [
    "מאפייה קרובה",
    "עוגת יום הולדת",
    "לחם מחמצת",
    "לחם טרי",
    "משלוח עוגות",
    "לחם שיפון",
    "עוגות בהזמנה",
    "עוגת חתונה",
    "מאפייה בפונה",
    "מאפייה בבוקר",
  ],
}

/** A bakery's session as it was launched on both channels, with texts that were accepted. */
export const launchedSession = (language: "en" | "he" = "en"): SignupSession => {
  const draft = language === "he" ? hebrewDraft : sampleDraft()
  const located = {
    ...draft,
    business: { ...draft.business, location: { ...draft.business.location, latitude: 18.52, longitude: 73.86 } },
    creative: { objective: "WebsiteVisits" as const },
  }
  const searchAd = draftSearchAd(businessFactsOf(located), "WebsiteVisits", language)
  const finalUrl = "https://sunrise.example"
  return {
    ...located,
    creative: {
      objective: "WebsiteVisits",
      creativeDetail: {
        selectedTemplateId: defaultTemplateId,
        adDetail: acceptCopy({ ...adCopyOf(located, language), websiteUrl: finalUrl }),
        searchAd: acceptCopy({ ...searchAd, finalUrl }),
      },
    },
    targeting: {
      channels: ["Social", "Search"],
      ageBands: ["25-34", "35-44"],
      targetGender: "All",
      targetLocation: {
        mode: "NearBusiness",
        centre: { name: located.business.location.city ?? "", latitude: 18.52, longitude: 73.86 },
        radius: 10,
        unit: "Kilometers",
        areas: [],
      },
      keywords: keywords[language],
    },
  }
}

/** The same session as it was launched as a banner too. */
export const launchedWithBanner = (language: "en" | "he" = "en"): SignupSession => {
  const session = launchedSession(language)
  const finalUrl = "https://sunrise.example"
  return {
    ...session,
    creative: {
      ...session.creative,
      creativeDetail: {
        ...session.creative.creativeDetail,
        bannerAd: acceptCopy({ ...suggestedBanner(session, language), finalUrl }),
      },
    },
    targeting: { ...session.targeting, channels: ["Social", "Search", "Banner"] },
  }
}

/** The campaign of that session while it runs. */
export const runningCampaign = (session: SignupSession): CampaignListItem => ({
  id: CampaignId.make(12),
  businessProfileId: BusinessProfileId.make(7),
  sessionId: session.sessionId,
  region: session.region,
  name: session.business.name ?? "",
  status: "Active",
  objective: "WebsiteVisits",
  channels: (session.targeting.channels ?? []).map((channel) => ({ channel, status: "Active" })),
  budget: {
    currency: "INR",
    budgetType: "Daily",
    dailyBudget: 50_000,
    days: 14,
    schedulingMode: "RunContinuously",
  },
  startDate: "2026-11-20",
  endDate: "2026-12-03",
  spent: 225_000,
  createdAt: 1,
  totals: { impressions: 0, clicks: 0, results: 0, spend: 225_000 } as CampaignListItem["totals"],
})
