import { type SignupSession, type SessionParts, withParts } from "@domain/signup"
import { SessionId } from "@domain/kernel"

/** A bakery's draft as it stands when its creative is made. */
export const sampleDraft = (parts: SessionParts = {}): SignupSession =>
  withParts(
    {
      sessionId: SessionId.make("00000000-0000-4000-8000-000000000001"),
      encodedId: "link",
      revision: 1,
      region: "IN",
      flavour: "default",
      shortenFlow: false,
      queryParameters: {},
      launchState: "Creatives",
      extraction: { status: "none", stage: "queued" },
      sources: {},
      suggestedCategories: [],
      suggestedServices: [],
      phoneVerified: false,
      paid: false,
      createdAt: 1,
      updatedAt: 1,
      business: {
        name: "Sunrise Bakery",
        category: { slug: "bakery", name: "Bakery" },
        services: ["Sourdough bread", "Birthday cakes"],
        location: { city: "Pune" },
        phone: "+919876543210",
        websiteUrl: "https://sunrise.example",
        colours: ["#b23a24", "#f2b53c", "#3b2417"],
        language: "en",
      },
      creative: {},
      targeting: {},
      budget: {},
      accounts: {},
    },
    parts,
  )

/** The sample bakery in Hebrew. */
export const hebrewDraft: SignupSession = sampleDraft({
  business: {
    name: "מאפיית הזריחה",
    category: { slug: "bakery", name: "מאפייה" },
    services: ["לחם מחמצת", "עוגות יום הולדת"],
    location: { city: "פונה" },
    language: "he",
    adLanguage: "he",
  },
})
