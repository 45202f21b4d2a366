import { Schema } from "effect"

/** A part of a running ad or of its audience that can be changed, in the order in which it is shown. Ours. */
export const AdField = Schema.Literals([
  "primaryText",
  "headline",
  "description",
  "button",
  "picture",
  "cards",
  "secondVersion",
  "headlines",
  "longHeadline",
  "descriptions",
  "paths",
  "sitelinks",
  "callouts",
  "snippet",
  "colour",
  "landingPage",
  "phone",
  "keywords",
  "negativeKeywords",
  "ages",
  "gender",
  "languages",
  "places",
  "interests",
  "includedLists",
  "excludedLists",
  "excludedPlacements",
  "hours",
])
export type AdField = typeof AdField.Type
