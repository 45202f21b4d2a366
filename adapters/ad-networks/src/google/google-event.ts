import type { ConversionPlaceRequest, NetworkEvent } from "@application/conversions/ports"
import type { LeadStage } from "@domain/conversions"
import type { ConversionCategory } from "@domain/kernel"
import { worthOf } from "../conversion-network.ts"
import { identifiersOf } from "./google-person.ts"

/** Google's categories. Source: google/ads/googleads, ConversionActionCategoryEnum. */
const categories: Readonly<Record<ConversionCategory, string>> = {
  Purchase: "PURCHASE",
  Enquiry: "SUBMIT_LEAD_FORM",
  Booking: "BOOK_APPOINTMENT",
  SignUp: "SIGNUP",
  Contact: "CONTACT",
  Other: "DEFAULT",
}

/**
 * A kind of conversion to make. It takes uploads, since websites carry our tag and not Google's, and is no goal of the account:
 * businesses of a region share it, and none bids for another's conversions. Whatever counts once for a click is told once, and
 * Google takes no clicks of iOS for a kind that it counts so itself.
 */
const uploadedAction = (name: string, category: string, days: number) => ({
  name,
  type: "UPLOAD_CLICKS",
  category,
  status: "ENABLED",
  countingType: "MANY_PER_CLICK",
  clickThroughLookbackWindowDays: String(days),
  primaryForGoal: false,
})

/** A kind of conversion on a website to make. */
export const conversionActionOf = (name: string, { category, days }: ConversionPlaceRequest["actions"][number]) =>
  uploadedAction(name, categories[category], days)

/** Stages of leads that Google has a category for. Source: google/ads/googleads, ConversionActionCategoryEnum. */
const stageCategories: Readonly<Partial<Record<LeadStage, string>>> = {
  Qualified: "QUALIFIED_LEAD",
  Won: "CONVERTED_LEAD",
}

/** The longest window of a kind of conversion, in days: leads are won late. */
const longestWindow = 90

/** A stage of leads as a kind of conversion to make; undefined where Google has none. */
export const leadActionOf = (name: string, stage: LeadStage) => {
  const category = stageCategories[stage]
  return category === undefined ? undefined : uploadedAction(name, category, longestWindow)
}

const consentStatus = (isGiven: boolean) => (isGiven ? "CONSENT_GRANTED" : "CONSENT_DENIED")

/** A conversion as an event; the transaction's name is what Google keeps it once by. */
export const eventOf = (event: NetworkEvent) => {
  const { id, at, value, consent, visitor } = event
  const { person, gclid, gbraid, wbraid, userAgent, ipAddress } = visitor
  const userIdentifiers = person === undefined ? [] : identifiersOf(person)
  // A click has one name.
  const adIdentifiers =
    gclid !== undefined ? { gclid } : gbraid !== undefined ? { gbraid } : wbraid !== undefined ? { wbraid } : undefined
  const worth = worthOf(value)
  return {
    transactionId: id,
    eventTimestamp: new Date(at).toISOString(),
    eventSource: "leadStage" in event ? "OTHER" : "WEB",
    consent: {
      adUserData: consentStatus(consent.adUserData),
      adPersonalization: consentStatus(consent.adPersonalization),
    },
    ...(adIdentifiers !== undefined && { adIdentifiers }),
    ...(userIdentifiers.length > 0 && { userData: { userIdentifiers } }),
    ...(userAgent !== undefined && {
      eventDeviceInfo: { userAgent, ...(ipAddress !== undefined && { ipAddress }) },
    }),
    ...(worth !== undefined && { conversionValue: worth.value, currency: worth.currency }),
  }
}
