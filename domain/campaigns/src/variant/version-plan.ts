import { type AdCopy, isCallToActionAllowed } from "@domain/creatives"
import { showsPicture } from "../channel-definitions.ts"
import type { CampaignPlan } from "../plan/campaign-plan.ts"
import { channelsOf } from "../plan/channels-of.ts"
import type { CreativeDetail, PlanCreative } from "../plan/creative.ts"
import { type AdVariant, type AdVersion, VariantField } from "./ad-variant.ts"

/** The parts of a plan that name a social ad's versions. */
export interface VersionedPlan {
  readonly creative: Pick<PlanCreative, "creativeDetail" | "objective">
}

type Detail = Pick<CreativeDetail, "adDetail" | "picture" | "variant">

const isNamed = (text: string | undefined): text is string => text !== undefined && text.trim() !== ""

/** The texts that the second version names, with a button that the objective allows. */
const ownTexts = (
  { primaryText, headline, description, callToAction }: AdVariant,
  objective: PlanCreative["objective"],
): Partial<Pick<AdCopy, "primaryText" | "headline" | "description" | "callToAction">> => ({
  ...(isNamed(primaryText) && { primaryText }),
  ...(isNamed(headline) && { headline }),
  ...(isNamed(description) && { description }),
  ...(callToAction !== undefined &&
    (objective === undefined || isCallToActionAllowed(objective, callToAction)) && { callToAction }),
})

/** What differs between the versions of a social ad, whose own texts are `copy`; nothing where there is no second. */
export const differingFields = (
  { picture, variant }: Omit<Detail, "adDetail">,
  copy: AdCopy,
  objective?: PlanCreative["objective"],
): ReadonlyArray<VariantField> => {
  if (variant === undefined) return []
  const texts = ownTexts(variant, objective)
  return VariantField.literals.filter((field) =>
    field === "picture"
      ? variant.picture !== undefined && variant.picture.url !== picture?.url
      : texts[field] !== undefined && texts[field] !== copy[field],
  )
}

/** The plan as one version's ad shows it, as if there were no other. Ours. */
export const planOfVersion = <Plan extends VersionedPlan>(plan: Plan, version: AdVersion): Plan => {
  const { objective, creativeDetail } = plan.creative
  if (creativeDetail?.variant === undefined) return plan
  const { variant, ...detail } = creativeDetail
  const { adDetail } = detail
  const ofVersion =
    version === "A"
      ? detail
      : {
          ...detail,
          ...(adDetail !== undefined && { adDetail: { ...adDetail, ...ownTexts(variant, objective) } }),
          ...(variant.picture !== undefined && { picture: variant.picture }),
        }
  return { ...plan, creative: { ...plan.creative, creativeDetail: ofVersion } }
}

/** Whether a plan's social ad is a picture and has a second version that differs from it. Ours. */
export const hasVariant = (
  plan: VersionedPlan & Pick<CampaignPlan, "targeting"> & Partial<Pick<CampaignPlan, "channelsOffered">>,
): boolean => {
  const { objective, creativeDetail: { adDetail, ...detail } = {} } = plan.creative
  if (detail.video !== undefined || (detail.cards ?? []).length > 0) return false
  return (
    adDetail !== undefined && showsPicture(channelsOf(plan)) && differingFields(detail, adDetail, objective).length > 0
  )
}
