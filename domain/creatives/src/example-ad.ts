import { callToActionLabel } from "./copy/languages.ts"
import { copyLanguageOf, type CopyLanguage } from "./copy/copy-language.ts"
import { firstAdCopy } from "./copy/draft-copy.ts"
import type { BusinessFacts } from "./copy/business-facts.ts"
import { offerText } from "./copy/offer-text.ts"
import type { CreativeContent } from "./creative-content.ts"
import type { Objective } from "./objective.ts"

/** A business that does not exist, for which an example ad is drawn. */
export type ExampleBusiness = "bakery" | "florist" | "shop" | "studio"

interface Example {
  readonly objective: Objective
  readonly templateId: string
  readonly palette: CreativeContent["palette"]
  readonly facts: Readonly<Record<CopyLanguage, BusinessFacts>>
}

const examples: Readonly<Record<ExampleBusiness, Example>> = {
  bakery: {
    objective: "Calls",
    templateId: "burst",
    palette: { primary: "#8a3b12", secondary: "#fff3dc", accent: "#f3b53f" },
    facts: {
      en: {
        name: "Corner Crumb Bakery",
        categorySlug: "bakery",
        services: ["Sourdough bread"],
        offer: { type: "Percentage", value: 20 },
      },
      he: {
        name: "מאפיית הפינה",
        categorySlug: "bakery",
        services: ["לחם מחמצת"],
        offer: { type: "Percentage", value: 20 },
      },
    },
  },
  florist: {
    objective: "InstantMessages",
    templateId: "horizon",
    palette: { primary: "#2f5d3a", secondary: "#f6ece8", accent: "#e07a8b" },
    facts: {
      en: {
        name: "Stem & Petal",
        categorySlug: "florist",
        services: ["Wedding flowers"],
        offer: { type: "FreeDelivery" },
      },
      he: {
        name: "פרחי השדרה",
        categorySlug: "florist",
        services: ["פרחים לחתונה"],
        offer: { type: "FreeDelivery" },
      },
    },
  },
  shop: {
    objective: "WebsiteVisits",
    templateId: "coupon",
    palette: { primary: "#0f4c5c", secondary: "#e8f1f2", accent: "#fb8b24" },
    facts: {
      en: {
        name: "Hearth & Linen",
        categorySlug: "home-goods-store",
        services: ["Linen bedding"],
        offer: { type: "FreeDelivery" },
      },
      he: {
        name: "בית ופשתן",
        categorySlug: "home-goods-store",
        services: ["מצעי פשתן"],
        offer: { type: "FreeDelivery" },
      },
    },
  },
  studio: {
    objective: "WebsiteVisits",
    templateId: "diagonal",
    palette: { primary: "#20201e", secondary: "#f4efe6", accent: "#d6a06a" },
    facts: {
      en: { name: "Lumen Photography", categorySlug: "photographer", services: ["Wedding photography", "Portraits"] },
      he: { name: "סטודיו אור", categorySlug: "photographer", services: ["צילום חתונות", "צילומי דיוקן"] },
    },
  },
}

/** An ad as the product drafts one for a business, in the language of the visitor who has not given a business yet. Ours. */
export const exampleAd = (business: ExampleBusiness, language: string): CreativeContent => {
  const { objective, templateId, palette, facts: byLanguage } = examples[business]
  const adLanguage = copyLanguageOf(language)
  const facts = byLanguage[adLanguage]
  const copy = firstAdCopy({ facts, objective, language: adLanguage })
  return {
    templateId,
    businessName: facts.name,
    headline: copy.headline,
    description: copy.description,
    offerText: offerText(facts.offer, adLanguage),
    callToActionLabel: callToActionLabel(copy.callToAction, adLanguage),
    palette,
    direction: adLanguage === "he" ? "rtl" : "ltr",
    language: adLanguage,
  }
}
