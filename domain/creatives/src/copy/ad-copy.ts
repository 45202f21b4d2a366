import { Schema } from "effect"
import { CallToAction, isCallToActionAllowed } from "../call-to-action.ts"
import { canonicalJson, fnv1a64 } from "../hash.ts"
import type { Objective } from "../objective.ts"
import { acceptance, type CopyOrigin } from "./acceptance.ts"
import { searchAssetFields } from "./search-assets.ts"

/**
 * A social ad: its texts and destination. Ids are the network's: the lead form to open, the page that shows the ad, and
 * a post to show instead of a new one. Spec: entities, creative ad fields.
 */
export const AdCopy = Schema.Struct({
  headline: Schema.String,
  description: Schema.String,
  primaryText: Schema.String,
  callToAction: CallToAction,
  displayLink: Schema.optionalKey(Schema.String),
  websiteUrl: Schema.optionalKey(Schema.String),
  phoneNumber: Schema.optionalKey(Schema.String),
  leadFormId: Schema.optionalKey(Schema.String),
  pageId: Schema.optionalKey(Schema.String),
  postId: Schema.optionalKey(Schema.String),
  ...acceptance,
})
export type AdCopy = typeof AdCopy.Type

/** The texts of one responsive search ad: 3-15 headlines, 2-4 descriptions, two display paths; and what stands beside it. */
export const SearchAd = Schema.Struct({
  headlines: Schema.Array(Schema.String),
  descriptions: Schema.Array(Schema.String),
  path1: Schema.optionalKey(Schema.String),
  path2: Schema.optionalKey(Schema.String),
  finalUrl: Schema.optionalKey(Schema.String),
  ...searchAssetFields,
  ...acceptance,
})
export type SearchAd = typeof SearchAd.Type

interface Acceptable {
  readonly origin: CopyOrigin
  readonly accepted: boolean
  readonly acceptedHash?: string
}

/** A stable hash of what would be published: everything but origin and acceptance. 16 hex digits. */
export const contentHash = (creative: object): string =>
  fnv1a64(
    canonicalJson({
      ...creative,
      origin: undefined,
      accepted: undefined,
      acceptedHash: undefined,
    }),
  )

/** Accepts exactly this version. */
export const acceptCopy = <Copy extends Acceptable>(copy: Copy): Copy => ({
  ...copy,
  accepted: true,
  acceptedHash: contentHash(copy),
})

/** The copy without its acceptance, so that it must be accepted before it is published. */
export const unaccepted = <Copy extends Acceptable>(copy: Copy): Copy => {
  const { acceptedHash: _, ...rest } = { ...copy, accepted: false }
  return rest as Copy
}

/** Changes texts as a person's edit, which needs a new acceptance; an edit without changes keeps the acceptance. */
export const editCopy = <Copy extends Acceptable>(
  copy: Copy,
  change: Partial<Omit<NoInfer<Copy>, keyof Acceptable>>,
): Copy => {
  const edited = { ...copy, ...change }
  return contentHash(edited) === contentHash(copy) ? copy : unaccepted({ ...edited, origin: "edited" })
}

/** Whether this exact version was accepted. */
export const isPublishable = <Copy extends Acceptable>(copy: Copy): boolean =>
  copy.accepted && copy.acceptedHash === contentHash(copy)

/** Whether an ad can be published for an objective: accepted, and with an allowed button. */
export const isAdPublishable = (copy: AdCopy, objective: Objective): boolean =>
  isPublishable(copy) && isCallToActionAllowed(objective, copy.callToAction)
