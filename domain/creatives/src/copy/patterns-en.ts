import { cycled } from "../cycled.ts"
import { englishAppeals } from "./appeals-en.ts"
import type { CopyPatterns } from "./patterns.ts"
import { sharedPatterns } from "./patterns-shared.ts"
import { lowerFirst, sentenceCase } from "./sentence-case.ts"

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const

const hasAnd = (...texts: ReadonlyArray<string>): boolean => texts.some((text) => / (?:and|&) /u.test(text))

/** English ad patterns. */
export const englishPatterns: CopyPatterns = {
  language: "en",
  direction: "ltr",
  sentenceCase,
  inCity: (city) => `in ${city}`,
  atName: (name) => `at ${name}`,
  both: (service, other) =>
    hasAnd(service, other) ? `${service}, plus ${lowerFirst(other)}` : `${service} and ${lowerFirst(other)}`,
  andMore: (service, other) => `${service}, ${lowerFirst(other)}${hasAnd(service, other) ? "," : ""} and more`,
  date: (day, month) => `${day} ${cycled(months, month - 1)}`,
  until: (offer, date) => `${offer} until ${date}`,
  callToAction: {
    CallNow: "Call now",
    GetOffer: "Get offer",
    LearnMore: "Learn more",
    VisitWebsite: "Visit website",
    VisitStore: "Visit store",
    BookNow: "Book now",
    ApplyNow: "Apply now",
    GetQuote: "Get quote",
    SendMessage: "Send message",
  },
  whatsApp: "WhatsApp",
  appeals: englishAppeals,
  ...sharedPatterns,
  anyDescription: "Happy to answer questions",
  primaryTexts: [
    "{andMore} {inCity}. {long}",
    "{service} {inCity} from {name}. {long}",
    "{both} from {name}. {long}",
    "{name}: {category~} {inCity}. {long}",
    "{andMore} {inCity}. {short}",
    "{both} {inCity}. {long}",
    "{category} {inCity}. {long}",
    "{name}: {category~}. {long}",
    "{name} {inCity}. {long}",
    "{name}. {long}",
    "{long}",
  ],
  searchHeadlines: [...sharedPatterns.searchHeadlines, "Happy to answer questions"],
  searchDescriptions: [
    "{andMore} {inCity}. {short}",
    "{offerUntil} {atName}. {line}.",
    "{name}: {category~} {inCity}. {otherLine}.",
    "{long}",
    "{both} {inCity}. {short}",
    "{short}",
  ],
  unwantedSearches: [
    "jobs",
    "free",
    "salary",
    "how to make",
    "second hand",
    "course",
    "vacancy",
    "pdf",
    "meaning",
    "wikipedia",
    "complaints",
    "login",
  ],
  keywords: [
    "{thing}",
    "{thing} {city}",
    "{thing} near me",
    "{thing} in {city}",
    "{thing} price",
    "{city} {thing}",
    "{thing} cost",
    "{thing} online",
    "book {thing}",
    "{thing} booking",
    "{thing} nearby",
    "{thing} contact",
    "{thing} open now",
    "find {thing}",
  ],
  standsAlone: () => true,
  leadForm: {
    title: "Tell us what you need",
    description: "Leave your details and {name} will get back to you about {service~}.",
    completionTitle: "Thank you",
    completionDescription: "Your details have reached {name}. We will get back to you.",
    fields: {
      Name: "Full name",
      Email: "Email address",
      Phone: "Phone number",
      ServiceNeeded: "What you need",
      City: "City",
    },
    consentTitle: "Your consent",
    consentText: "Choose what {name} may do with your details.",
    consents: {
      Contact: "{name} may contact me about my request.",
      Newsletter: "I would like the newsletter of {name}.",
      Promotions: "I would like offers from {name}.",
      Retargeting: "{name} may show me further ads.",
    },
    send: "Send",
    thanksButtons: { Website: "View website", Call: "Call us" },
  },
}
