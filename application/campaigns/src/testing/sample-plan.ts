import type { AdPlan, BannerAd, CampaignChannel, CarouselCards, SearchTexts } from "@domain/campaigns"
import { BusinessProfileId, CampaignId } from "@domain/kernel"

const socialParts: Pick<AdPlan, "leadForm" | "social"> = {
  social: {
    headline: "Gentle root canal treatment in Pune",
    description: "Book a visit this week",
    primaryText: "A calm clinic, clear prices and a dentist who listens.",
    callToAction: "GetQuote",
    instagram: true,
  },
  leadForm: {
    title: "Ask for a visit",
    description: "Leave your number and we call you back.",
    completionTitle: "Thank you",
    completionDescription: "We will call you soon.",
    fields: ["Name", "Phone", "Email", "ServiceNeeded", "City"],
    consents: ["Contact"],
    questions: [
      {
        key: "q1",
        label: "When would you like to come?",
        choices: [
          { text: "This week", isFitting: true },
          { text: "I am only looking", isFitting: false },
        ],
      },
      { key: "q2", label: "Anything we should know?" },
    ],
    thanks: { button: "Call", buttonText: "Call the clinic" },
    consent: {
      title: "Your consent",
      text: "Choose what we may do with your details.",
      boxes: [{ key: "contact", text: "You may call me.", isRequired: true }],
    },
    services: ["Root canal", "Implants"],
    privacyUrl: "https://sunrisedental.example/privacy",
  },
}

const search: SearchTexts = {
  headlines: ["Dentist in Pune", "Root canal treatment", "Sunrise Dental Care"],
  descriptions: ["Book a visit with a gentle dentist.", "Clear prices and calm rooms in Pune."],
  path1: "dentist",
  path2: "pune",
  keywords: ["dentist pune", "root canal", "dental clinic"],
}

const banner: BannerAd = {
  headlines: ["Dentist in Pune", "Root canal treatment"],
  longHeadline: "Gentle root canal treatment in Pune, with clear prices",
  descriptions: ["Book a visit with a gentle dentist.", "Clear prices and calm rooms in Pune."],
  callToAction: "BookNow",
  landscape: [{ url: "https://marquee.example/landscape.png", width: 600, height: 314 }],
  square: [{ url: "https://marquee.example/square.png", width: 300, height: 300 }],
  logos: [{ url: "https://marquee.example/logo.png", width: 128, height: 128 }],
  colour: "#0f766e",
}

/** What each channel shows. A banner has less room for the name of the business. */
const shown: Readonly<Record<CampaignChannel, Partial<AdPlan>>> = {
  Social: socialParts,
  Search: { search },
  Banner: {
    banner,
    businessName: `Dr O'Neil "Sunrise"`,
    placements: { excluded: ["games.example", "2-com.example.game"] },
  },
}

/** Cards of the dentist's treatments; the second has a page of its own. */
export const sampleCards = (count: number): CarouselCards =>
  Array.from({ length: count }, (_, index) => ({
    picture: { url: `https://marquee.example/card-${index + 1}.png`, source: "upload" },
    headline: `Treatment ${index + 1}`,
    ...(index === 1 && { description: "From ₹500", link: "https://sunrisedental.example/implants" }),
  }))

/** Plans of an invented dentist in Pune; the number tells campaigns apart. */
export const samplePlan = (number: number, channel: CampaignChannel): AdPlan => ({
  businessProfileId: BusinessProfileId.make(7),
  campaignId: CampaignId.make(number),
  attempt: 1,
  name: "Sunrise Dental Care",
  businessName: `Dr O'Neil "Sunrise" Dental`,
  region: "IN",
  currency: "INR",
  timeZone: "Asia/Kolkata",
  language: "en",
  objective: "LeadGeneration",
  budgetType: "Lifetime",
  dailyBudget: 50_000,
  totalBudget: 500_000,
  startDate: "2026-11-20",
  endDate: "2026-11-29",
  ageBands: ["25-34", "35-44", "65+"],
  gender: "Female",
  location: {
    mode: "NearBusiness",
    radius: 10,
    unit: "Kilometers",
    centre: { name: "Pune", latitude: 18.5204, longitude: 73.8567 },
    areas: [],
  },
  interests: [{ id: "6003107902433", name: "Dentistry", path: ["Interests", "Dentistry"] }],
  link: "https://sunrisedental.example/visit",
  phone: "+91-9876543210",
  channel,
  ...shown[channel],
})
