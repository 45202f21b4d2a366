import { seededPortals } from "@domain/portals"

const { mark, voice, theme, legal } = seededPortals[0] ?? {}

const firstPortal = {
  id: 1,
  flags: {
    isBrandPortal: false,
    isSignupEnabled: true,
    isScheduleEditEnabled: true,
    isCreativeBuilderPortal: false,
    isCampaignLaunchDisabled: false,
  },
  theme: {
    body: '"Inter Variable"',
    dark: {
      ink: "#f5ecdc",
      glow: "#ffc65c",
      paper: "#191310",
      accent: "#ff7a55",
      danger: "#ff8a99",
    },
    name: "Marquee",
    radius: "round",
    colours: {
      ink: "#261c15",
      glow: "#f2b53c",
      paper: "#faf5ea",
      accent: "#d3381c",
      danger: "#a81e3a",
      success: "#2f7a4d",
    },
    density: "regular",
    heading: {
      family: '"Bricolage Grotesque Variable"',
      weight: 700,
      tracking: -2,
    },
    elevation: "raised",
  },
  title: "Marquee",
  domain: "localhost",
  locale: "en",
  regions: [
    {
      region: "IN",
      currency: "INR",
      supportNumber: "+918047112233",
    },
    {
      region: "GB",
      currency: "GBP",
      supportNumber: "+442079460112",
    },
  ],
  languages: ["en", "fr", "he", "ru", "ar", "zh", "de", "es", "ja", "ko", "it", "hu", "pt_PT", "hi"],
  headerLogo: "<svg/>",
  supportLink: "/support",
  supportEmail: "support@marquee.example",
} as const

const voicedPortal = { ...firstPortal, mark, voice, theme: { ...firstPortal.theme, motif: theme?.motif } }

/** A document of each version of each stored form, oldest first, as rows have them. */
export const formerDocuments = {
  campaigns: [
    {
      id: 1,
      region: "IN",
      name: "Sunrise Dental Care",
      price: {
        tax: 44100,
        days: 7,
        media: 245000,
        taxes: [
          {
            kind: "GST",
            amount: 44100,
            ratePercent: 18,
          },
        ],
        total: 289100,
        currency: "INR",
        serviceFee: 0,
        dailyBudget: 35000,
        priceListDate: "2024-01-01",
        promoDiscount: 0,
        effectivePerDay: 41300,
        serviceFeeWaived: 0,
        priceListId: 1,
      },
      spent: 12798,
      budget: {
        days: 7,
        currency: "INR",
        budgetType: 1,
        dailyBudget: 35000,
        schedulingMode: 1,
      },
      status: "Paused",
      endDate: "2026-11-29",
      channels: [
        {
          status: "Paused",
          channel: 1,
          externalCampaignId: "86738772557995326",
        },
        {
          status: "Paused",
          channel: 2,
          externalCampaignId: "customers/4445556666/campaigns/16311518029",
        },
      ],
      createdAt: 1795387244144,
      objective: 2,
      sessionId: "12bee0dc-2d3a-4ddc-88f0-0a8272c6a67c",
      startDate: "2026-11-23",
      pictureUrl: "/media/728930d74dcee989842880c91f0d79ef08cf9a1d.png",
      wentLiveAt: 1795387253420,
      pauseReason: "owner",
      reviewDueAt: 1795631400000,
      submittedAt: 1795387247940,
      businessProfileId: 1,
    },
  ],
  launch_runs: [
    {
      jobId: "ab35fc19-8b1c-4f80-943e-e5ab40b17a26",
      region: "IN",
      status: 2,
      attempt: 1,
      channels: [
        {
          told: "live",
          steps: ["campaign", "adSet", "picture", "leadForm", "creative", "ad", "review"],
          status: 2,
          channel: 1,
          externalIds: {
            ad: "57432220435401113",
            adSet: "85293978263673545",
            review: "86738772557995326",
            picture: "728930d74dcee989842880c91f0d79ef",
            campaign: "86738772557995326",
            creative: "2090450132658552",
            leadForm: "2890780997463220",
          },
        },
        {
          told: "live",
          steps: ["campaign", "adSet", "keywords", "ad", "review"],
          status: 2,
          channel: 2,
          externalIds: {
            ad: "customers/4445556666/adGroupAds/88943666026~13486409478",
            adSet: "customers/4445556666/adGroups/88943666026",
            review: "customers/4445556666/campaigns/16311518029",
            campaign: "customers/4445556666/campaigns/16311518029",
            keywords: "customers/4445556666/adGroups/88943666026/keywords",
          },
        },
      ],
      syncedOn: "2026-11-23",
      touchedAt: 1795387249562,
      campaignId: 1,
      idempotencyKey: "launch:1",
      businessProfileId: 1,
    },
  ],
  // The first portal says nothing of its sign-up, so its last four versions are alike.
  portals: [
    firstPortal,
    voicedPortal,
    { ...voicedPortal, legal },
    { ...voicedPortal, legal },
    { ...voicedPortal, legal },
    { ...voicedPortal, legal },
  ],
  prices: [
    {
      taxKind: "GST",
      promoCodes: [
        {
          code: "NAMASTE500",
          region: "IN",
          validTo: "2036-12-31",
          discount: {
            kind: "flat",
            amount: 50000,
            currency: "INR",
          },
          validFrom: "2024-01-01",
        },
        {
          code: "HIGHSTREET15",
          region: "GB",
          validTo: "2036-12-31",
          discount: {
            kind: "percent",
            atMost: 5000,
            percent: 15,
          },
          validFrom: "2024-01-01",
          usesAtMost: 50,
        },
      ],
      addOnPacks: [
        {
          days: 30,
          price: 99900,
          currency: "INR",
          tierName: "Starter",
          taxPercent: 18,
        },
      ],
      taxPercent: 18,
      minorPerUsd: 8500,
      maximumDaily: 10000000,
      minimumDaily: 35000,
      recommendedDaily: 35000,
      sellerStateCode: "29",
      serviceFeePercent: 0,
      minimumRechargeUsd: 500,
      serviceFeeWaiverDays: 30,
    },
  ],
  promises: [
    {
      days: 10,
      currency: "INR",
      promoCode: "WELCOME10",
      startDate: "2026-11-25",
      budgetType: 1,
      dailyBudget: 35000,
      schedulingMode: 1,
    },
    {
      budget: {
        days: 10,
        currency: "INR",
        promoCode: "WELCOME10",
        startDate: "2026-11-25",
        budgetType: 1,
        dailyBudget: 35000,
        schedulingMode: 1,
      },
    },
  ],
} as const
