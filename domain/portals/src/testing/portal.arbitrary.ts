import { PortalId, regionFacts } from "@domain/kernel"
import * as fc from "fast-check"
import { businessCategories } from "../category-abilities.ts"
import { portalLanguages } from "../languages.ts"
import { AccountRequirement } from "../account-requirement.ts"
import { type Portal, type PortalFlags, SignupJourney } from "../portal.ts"
import type { ProductConfiguration } from "../product-configuration.ts"
import { linkedStoreTypes, onboardingStoreTypes } from "../store-type.ts"
import { anyTheme } from "./theme.arbitrary.ts"

/** Any business category. */
export const anyCategory = fc.constantFrom(...businessCategories)

/** Any store type of list A. */
export const anyOnboardingStoreType = fc.constantFrom(...onboardingStoreTypes)

/** Any store type of list B. */
export const anyLinkedStoreType = fc.constantFrom(...linkedStoreTypes)

/** Flags in any combination, all of them said. */
export const anyFlags: fc.Arbitrary<PortalFlags> = fc.record({
  isSignupEnabled: fc.boolean(),
  isCampaignLaunchDisabled: fc.boolean(),
  isScheduleEditEnabled: fc.boolean(),
  isBrandPortal: fc.boolean(),
  isCreativeBuilderPortal: fc.boolean(),
  isBizgain: fc.boolean(),
  isRichMediaAdBuilderPortal: fc.boolean(),
  isHubLifetimeBudgetCapEnabled: fc.boolean(),
  isCampaignReviewed: fc.boolean(),
  isNetworkAutomationDisabled: fc.boolean(),
  isBannerOffered: fc.boolean(),
})

const anyRegions = fc
  .uniqueArray(fc.constantFrom("IN", "GB"), { minLength: 1, maxLength: 2 })
  .chain((regions) => fc.tuple(fc.constant(regions), fc.array(fc.string(), { minLength: 2, maxLength: 2 })))
  .map(([regions, numbers]) =>
    regions.map((region, at) => ({
      region,
      currency: regionFacts[region].currency,
      supportNumber: numbers[at] ?? "",
    })),
  )

const anyVoice = fc.dictionary(
  fc.constantFrom(...portalLanguages),
  fc.record({
    headline: fc.string({ minLength: 1, maxLength: 80 }),
    lead: fc.string({ minLength: 1, maxLength: 240 }),
  }),
)

const anyPublishedText = fc.stringMatching(/^https:\/\/[a-z]{1,12}\.example\/[a-z]{0,8}$/)

/** A portal of any look and switches, selling in one or both regions. */
export const anyPortal: fc.Arbitrary<Portal> = fc.record(
  {
    id: fc.integer({ min: 1, max: 1_000_000 }).map((id) => PortalId.make(id)),
    domain: fc.stringMatching(/^[a-z]{1,12}\.example$/),
    title: fc.string({ minLength: 1 }),
    headerLogo: fc.string(),
    locale: fc.constantFrom(...portalLanguages),
    languages: fc.array(fc.constantFrom(...portalLanguages, "tlh"), { maxLength: 6 }),
    supportLink: fc.string(),
    supportEmail: fc.string(),
    theme: anyTheme,
    flags: anyFlags,
    regions: anyRegions,
    mark: fc.string(),
    voice: anyVoice,
    legal: fc.record({ terms: anyPublishedText, privacy: anyPublishedText }),
    signup: fc.record(
      {
        phone: fc.constantFrom("required", "optional", "disabled"),
        journey: fc.constantFrom(...SignupJourney.literals),
        account: fc.constantFrom(...AccountRequirement.literals),
      },
      { requiredKeys: [] },
    ),
    tracking: fc.record(
      { isOn: fc.boolean(), source: fc.string({ maxLength: 20 }), campaign: fc.constantFrom("{campaign}", "{ad}") },
      { requiredKeys: ["isOn"] },
    ),
    chat: fc.record(
      { token: fc.stringMatching(/^[a-z\d-]{8,40}$/), host: fc.constantFrom("https://wchat.in.freshchat.com") },
      { requiredKeys: ["token"] },
    ),
  },
  {
    requiredKeys: [
      "id",
      "domain",
      "title",
      "headerLogo",
      "locale",
      "languages",
      "supportLink",
      "supportEmail",
      "theme",
      "flags",
      "regions",
    ],
  },
)

/** A profile's product, at any stage of its onboarding. */
export const anyConfiguration: fc.Arbitrary<ProductConfiguration> = fc.record(
  {
    category: anyCategory,
    flavor: fc.constantFrom("default", "auto", "smallBusiness"),
    onboardingState: fc.nat({ max: 6 }),
    isSelfFunded: fc.boolean(),
    freshChatExternalId: fc.string(),
    freshChatRestoreId: fc.string(),
    productFeed: fc.record({ processingInfo: fc.record({ deltaXFeedStatus: fc.string() }) }),
  },
  { requiredKeys: ["category", "flavor", "onboardingState", "isSelfFunded"] },
)
