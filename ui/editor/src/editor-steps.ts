import { type AdField, type CampaignPlan, channelDefinitions } from "@domain/campaigns"
import type { BusinessCategoryId } from "@domain/portals"

/** A step of the editor, as the address names it. */
export type EditorStep = "ads" | "audience" | "budget" | "review"

/** What a local business changes first. */
const isLocal = (category: BusinessCategoryId | undefined): boolean =>
  category === undefined || category === "LocalBusiness"

/** The steps in their order. Spec: screens, campaign edit. */
export const stepsFor = (category: BusinessCategoryId | undefined): ReadonlyArray<EditorStep> =>
  isLocal(category) ? ["ads", "audience", "budget", "review"] : ["budget", "ads", "audience", "review"]

/** The step that an address names, else the first. */
export const stepIn = (search: URLSearchParams, steps: ReadonlyArray<EditorStep>): EditorStep =>
  steps.find((step) => step === search.get("step")) ?? steps[0] ?? "review"

/** The campaign's channels in the order of the ads' step: a local business is found by search first. Spec: screens, campaign edit. */
export const adsInOrder = (
  { targeting: { channels = [] } }: Pick<CampaignPlan, "targeting">,
  category: BusinessCategoryId | undefined,
) => {
  const order = isLocal(category) ? (["text", "picture", "banner"] as const) : (["picture", "text", "banner"] as const)
  return order.flatMap((ad) => channels.filter((channel) => channelDefinitions[channel].ad === ad))
}

const audienceFields: ReadonlyArray<AdField> = [
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
]

/** The step in which a field is changed. */
export const stepOf = (field: AdField): EditorStep =>
  field === "hours" ? "budget" : audienceFields.includes(field) ? "audience" : "ads"

/** The part of a step, by its element's id, in which a field is changed. */
export const partOf = (channel: string, field: AdField): string => {
  if (field === "ages" || field === "gender" || field === "languages") return "edit-who"
  if (field === "hours" || field === "places" || field === "interests" || field === "keywords") return `edit-${field}`
  if (field === "negativeKeywords") return "edit-keywords"
  if (field === "includedLists" || field === "excludedLists") return "edit-lists"
  if (field === "excludedPlacements") return "edit-placements"
  return `edit-${channel}`
}
