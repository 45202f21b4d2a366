import { type CampaignPlan, editedPlan, editOf, hasVariant, type Picture, type PlanEdit } from "@domain/campaigns"
import { canonicalJson } from "@domain/creatives"
import { type SessionChange, type SignupSession, withParts } from "@domain/signup"

/** The pictures to choose from: a picture that was added here stands before the session's pictures. */
const picturesOf = (pictures: ReadonlyArray<Picture> = [], chosen: Picture | undefined): ReadonlyArray<Picture> =>
  chosen === undefined || pictures.some(({ url }) => url === chosen.url) ? pictures : [chosen, ...pictures]

/** What the journey's parts read: the session that the campaign began in, with the running plan and its edit laid over it. */
export const detailsOfEdit = (session: SignupSession, plan: CampaignPlan, edit: PlanEdit): SignupSession => {
  const { region, business, creative, targeting, longestPrimaryText } = editedPlan(plan, edit)
  return {
    ...session,
    region,
    business: {
      ...session.business,
      ...business,
      pictures: picturesOf(business.pictures ?? session.business.pictures, edit.ads.picture),
    },
    creative,
    targeting,
    ...(longestPrimaryText !== undefined && { longestPrimaryText }),
  }
}

/**
 * The edit after a change that a part of the journey made; the same object where nothing of an edit has changed. It names a second
 * version where the running plan has none.
 */
export const editAfter = (
  plan: CampaignPlan,
  details: SignupSession,
  edit: PlanEdit,
  change: SessionChange,
): PlanEdit => {
  const changed = withParts(details, change)
  const { ads, audience } = editOf(changed)
  const variant = hasVariant(plan) ? edit.ads.variant : changed.creative.creativeDetail?.variant
  const next = { ...edit, ads: { ...ads, ...(variant !== undefined && { variant }) }, audience }
  return canonicalJson(next) === canonicalJson(edit) ? edit : next
}
