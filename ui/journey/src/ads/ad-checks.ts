import { objectiveOf, socialFormatOf } from "@domain/campaigns"
import { type SignupSession } from "@domain/signup"
import {
  type AdCopy,
  type AdDestination,
  adDestination,
  type AdTextProblem,
  checkAdText,
  isCallToActionAllowed,
} from "@domain/creatives"
import { type FieldFailure, failureOf, phone, website } from "@domain/validation"

/** Everything wrong with an ad, field by field. */
export interface AdChecks {
  readonly primaryText: ReadonlyArray<AdTextProblem>
  readonly headline: ReadonlyArray<AdTextProblem>
  readonly description: ReadonlyArray<AdTextProblem>
  readonly callToAction: FieldFailure | undefined
  readonly websiteUrl: FieldFailure | undefined
  readonly phoneNumber: FieldFailure | undefined
}

/** Which place an ad of this objective leads to; a lead form stays on the network. */
export const destinationOf = (details: SignupSession): AdDestination => adDestination[objectiveOf(details)]

/** Checks the ad as it would be published for the draft's objective. */
export const checkAd = (copy: AdCopy, details: SignupSession): AdChecks => {
  const destination = destinationOf(details)
  const names = details.business.name === undefined ? [] : [details.business.name]
  const words = (field: "headline" | "description") =>
    // A carousel shows the words of its cards instead.
    socialFormatOf(details) === "carousel" ? [] : checkAdText("facebook", field, copy[field], { names })
  return {
    primaryText: checkAdText("facebook", "primaryText", copy.primaryText, { most: details.longestPrimaryText, names }),
    headline: words("headline"),
    description: words("description"),
    callToAction: isCallToActionAllowed(objectiveOf(details), copy.callToAction)
      ? undefined
      : { key: "validation.required" },
    websiteUrl: destination === "website" ? failureOf(website(copy.websiteUrl ?? "")) : undefined,
    phoneNumber: destination === "phone" ? failureOf(phone(copy.phoneNumber ?? "", details.region)) : undefined,
  }
}

/** Whether nothing keeps the ad from being published; advice does not. */
export const isSound = ({ primaryText, headline, description, ...fields }: AdChecks): boolean =>
  [...primaryText, ...headline, ...description].every(({ severity }) => severity !== "error") &&
  Object.values(fields).every((failure) => failure === undefined)
