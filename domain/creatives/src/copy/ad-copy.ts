import { Schema } from "effect"
import { CallToAction, isCallToActionAllowed } from "../call-to-action.ts"
import { canonicalJson, fnv1a64 } from "../hash.ts"
import { MessagingApp } from "../messaging-app.ts"
import type { Objective } from "../objective.ts"

/** Who wrote the words last: our rules, or a person. */
export const CopyOrigin = Schema.Literals(["suggested", "edited"])
export type CopyOrigin = typeof CopyOrigin.Type

const acceptance = {
  origin: CopyOrigin,
  accepted: Schema.Boolean,
  /** The content hash a person accepted; other content under it is not publishable. */
  acceptedHash: Schema.optionalKey(Schema.String),
}

/**
 * One social ad: its texts and where it leads. Ids are the network's: the lead form that opens, the page that shows the ad, and a
 * post of that page to show instead of a new one. Spec: entities, creative ad fields.
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
  messagingApp: Schema.optionalKey(MessagingApp),
  ...acceptance,
})
export type AdCopy = typeof AdCopy.Type

/** The texts of one responsive search ad: 3-15 headlines, 2-4 descriptions, two display paths. */
export const SearchAd = Schema.Struct({
  headlines: Schema.Array(Schema.String),
  descriptions: Schema.Array(Schema.String),
  path1: Schema.optionalKey(Schema.String),
  path2: Schema.optionalKey(Schema.String),
  finalUrl: Schema.optionalKey(Schema.String),
  ...acceptance,
})
export type SearchAd = typeof SearchAd.Type

interface Acceptable {
  readonly origin: CopyOrigin
  readonly accepted: boolean
  readonly acceptedHash?: string
}

/** A stable hash of what would be published: everything but who wrote and who accepted it. 16 hex digits. */
export const contentHash = (creative: object): string =>
  fnv1a64(
    canonicalJson({
      ...creative,
      origin: undefined,
      accepted: undefined,
      acceptedHash: undefined,
    }),
  )

/** A person accepts exactly this version. */
export const acceptCopy = <Copy extends Acceptable>(copy: Copy): Copy => ({
  ...copy,
  accepted: true,
  acceptedHash: contentHash(copy),
})

const withoutAcceptance = <Copy extends Acceptable>(copy: Copy): Copy => {
  const { acceptedHash: _, ...rest } = { ...copy, accepted: false }
  return rest as Copy
}

/** New words are a person's, and are accepted anew; an edit that changes nothing keeps the acceptance. */
export const editCopy = <Copy extends Acceptable>(
  copy: Copy,
  change: Partial<Omit<NoInfer<Copy>, keyof Acceptable>>,
): Copy => {
  const edited = { ...copy, ...change }
  return contentHash(edited) === contentHash(copy) ? copy : withoutAcceptance({ ...edited, origin: "edited" })
}

/** True only for the very version a person accepted. */
export const isPublishable = <Copy extends Acceptable>(copy: Copy): boolean =>
  copy.accepted && copy.acceptedHash === contentHash(copy)

/** Publishable for an objective: accepted, and with a button that the objective allows. */
export const isAdPublishable = (copy: AdCopy, objective: Objective): boolean =>
  isPublishable(copy) && isCallToActionAllowed(objective, copy.callToAction)
