import { type CallDocumentation, campaign } from "./call-documentation.ts"

/** Lists and prices that anybody may read, and what a campaign may aim at. */
export const referenceCalls = {
  "portals/ListLanguages": {
    summary: "List the languages of the product",
    description: "id is what a user's languageId holds. Portals offer translated ones only.",
    example: {},
  },
  "portals/ReportDefect": {
    summary: "Report an error that a page did not expect",
    description:
      "It is reported like errors of the servers, without what names a person: page keeps no query, numbers or keys, and mail addresses and phone numbers are masked. At most 30 in ten minutes from one address.",
    example: {
      name: "TypeError",
      message: "x is not a function",
      stack: "TypeError: x is not a function\n    at draw (/assets/dashboard.js:3:14)",
      page: "/app/7/dashboard",
    },
  },
  "businesses/ListCurrencies": {
    summary: "List the currencies",
    description: "currencyOffset is the number of minor units in one major unit.",
    example: {},
  },
  "businesses/GetRegionCurrency": {
    summary: "Get the currency of a region",
    description: "A region that is none is India.",
    example: { region: "GB" },
  },
  "businesses/ListTimeZones": { summary: "List the time zones", example: {} },
  "businesses/FindPlace": {
    summary: "Find the one place that a name means",
    description: "locationTypeId is 4 for a state, 5 for a city (the default) and 20 for a postal code.",
    example: { name: "Leeds", locationTypeId: 5, countryCode: "GB" },
  },
  "signup/GetPricingBand": {
    summary: "Get the budgets that are offered together in a region",
    description: "Of the portal at portalDomain, else of the one that is called. Amounts are whole minor units a day.",
    example: { region: "IN" },
  },
  "signup/ListPricingBandLevels": {
    summary: "List the levels of a band with their prices",
    description:
      "What each level costs a new business for the recommended days. A promo code that cannot be used leaves the prices, and promo says why.",
    example: { currencyCode: "INR", promoCode: "WELCOME10" },
  },
  "campaigns/GetDefaultTargeting": {
    summary: "Get the audience that is aimed at before anybody chooses",
    example: {},
  },
  "campaigns/SearchTargets": {
    summary: "Search targets for a campaign",
    description:
      "fbTargetTypes is 1 for interests and 3 for behaviours; both without. Ads aim at no others, so type 2 finds none. Without searchQuery those that suit the business. To aim at one, add it with its type to interests in the campaign's details.",
    example: { ...campaign, searchQuery: "bakery", fbTargetTypes: [1, 3] },
  },
  "campaigns/ListKeywords": { summary: "List keyword ideas for a campaign", example: campaign },
} as const satisfies Readonly<Record<string, CallDocumentation>>
