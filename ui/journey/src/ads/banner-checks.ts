import { type AdTextProblem, type BannerCopy, checkAdText, checkBannerCounts } from "@domain/creatives"
import { type FieldFailure, failureOf, website } from "@domain/validation"

/** Everything wrong with a banner: line by line, its counts and its address. */
export interface BannerChecks {
  readonly headlines: ReadonlyArray<ReadonlyArray<AdTextProblem>>
  readonly longHeadline: ReadonlyArray<AdTextProblem>
  readonly descriptions: ReadonlyArray<ReadonlyArray<AdTextProblem>>
  readonly counts: ReadonlyArray<AdTextProblem>
  readonly finalUrl: FieldFailure | undefined
}

/** Checks a banner, which may spell the business's name as it is. Without an address it leads to the business's page here. */
export const checkBanner = (ad: BannerCopy, businessName?: string): BannerChecks => {
  const names = businessName === undefined ? [] : [businessName]
  // Blank lines are only missing lines: the counts speak of them.
  const lines = (field: "headline" | "description", texts: ReadonlyArray<string>) =>
    texts.map((text) => (text.trim() === "" ? [] : checkAdText("display", field, text, { names })))
  const { finalUrl = "" } = ad
  return {
    headlines: lines("headline", ad.headlines),
    longHeadline: checkAdText("display", "longHeadline", ad.longHeadline, { names }),
    descriptions: lines("description", ad.descriptions),
    counts: checkBannerCounts(ad),
    finalUrl: finalUrl.trim() === "" ? undefined : failureOf(website(finalUrl)),
  }
}

/** Whether nothing keeps the banner from being published; advice does not. */
export const isBannerSound = ({ headlines, longHeadline, descriptions, counts, finalUrl }: BannerChecks): boolean =>
  finalUrl === undefined &&
  [...headlines.flat(), ...longHeadline, ...descriptions.flat(), ...counts].every(
    ({ severity }) => severity !== "error",
  )
