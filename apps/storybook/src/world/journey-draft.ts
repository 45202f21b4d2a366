import { sampleDraft } from "@application/campaigns/testing"
import type { SignupSession } from "@domain/signup"
import { acceptCopy } from "@domain/creatives"
import { SessionId } from "@domain/kernel"
import { bakery, owner } from "./bakery.ts"

/** The draft of a visitor who has no account yet: an invented bakery, as far as the budget. */
export const journeyDraft = (launchState: SignupSession["launchState"]): SignupSession => {
  const { businessProfileId: _profile, campaignId: _campaign, ...draft } = sampleDraft
  return {
    ...draft,
    budget: {},
    sessionId: SessionId.make("00000000-0000-4000-8000-0000000095aa"),
    encodedId: "bloom-draft",
    launchState,
    paid: false,
    phoneVerified: false,
    business: {
      ...draft.business,
      name: "Bloom Bakery",
      websiteUrl: "https://bloom-bakery.example",
      category: { slug: "bakery", name: "Bakery" },
      services: ["Custom cakes", "Sourdough bread", "Pastries"],
      phone: "+919876543210",
      colours: ["#7a3e1d", "#f4c95d"],
      websitePages: [
        { text: "Our cakes", url: "https://bloom-bakery.example/collections/cakes" },
        { text: "Order online", url: "https://bloom-bakery.example/order-online" },
        { text: "Find us", url: "https://bloom-bakery.example/find-us" },
      ],
      websiteClaims: [{ kind: "freeDelivery" }, { kind: "since", year: 1998 }, { kind: "openSevenDays" }],
      location: {
        addressLine: "12 Church Street",
        city: "Bengaluru",
        state: "Karnataka",
        postalCode: "560001",
        countryCode: "IN",
        latitude: 12.9752,
        longitude: 77.6047,
      },
    },
    suggestedCategories: [{ slug: "bakery", name: "Bakery" }],
    suggestedServices: ["Custom cakes", "Bread", "Pastries", "Cookies"],
    creative: {
      ...draft.creative,
      promoteServices: ["Custom cakes"],
      creativeDetail: {
        selectedTemplateId: "spotlight",
        palette: ["#7a3e1d", "#f4c95d"],
        adDetail: acceptCopy({
          headline: "Cakes people remember",
          description: "Order by Friday",
          primaryText: "Baked in Bengaluru each morning. Tell us the day and we bring the cake.",
          callToAction: "GetOffer",
          origin: "suggested",
          accepted: false,
        }),
        searchAd: acceptCopy({
          headlines: ["Bakery in Bengaluru", "Custom cakes", "Bloom Bakery"],
          descriptions: ["Cakes for weddings and birthdays, made to order.", "Baked each morning on Church Street."],
          path1: "cakes",
          path2: "bengaluru",
          origin: "suggested",
          accepted: false,
        }),
      },
    },
    targeting: {
      ...draft.targeting,
      targetLocation: {
        mode: "NearBusiness",
        radius: 10,
        unit: "Kilometers",
        centre: { name: "Bengaluru", latitude: 12.9752, longitude: 77.6047 },
        areas: [],
      },
    },
  }
}

/** The same draft once its owner has an account and has paid. */
export const paidJourneyDraft = (launchState: SignupSession["launchState"]): SignupSession => {
  const draft = journeyDraft(launchState)
  const { campaignId } = sampleDraft
  return {
    ...draft,
    userId: owner.user.id,
    businessProfileId: bakery.id,
    ...(campaignId !== undefined && { campaignId }),
    budget: sampleDraft.budget,
    phoneVerified: true,
    paid: true,
  }
}
