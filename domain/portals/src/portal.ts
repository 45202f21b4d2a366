import { Schema } from "effect"
import { errorCode } from "@domain/errors"
import { CurrencyCode, PortalId, Region } from "@domain/kernel"
import { PhoneRequirement } from "./phone-requirement.ts"
import { PortalTheme } from "./theme.ts"

/** What a portal switches on; the optional ones are off when absent, as in portals stored before they existed. Spec: entities, Portal, derived flags. */
export const PortalFlags = Schema.Struct({
  isSignupEnabled: Schema.Boolean,
  isCampaignLaunchDisabled: Schema.Boolean,
  isScheduleEditEnabled: Schema.Boolean,
  isBrandPortal: Schema.Boolean,
  isCreativeBuilderPortal: Schema.Boolean,
  isBizgain: Schema.optionalKey(Schema.Boolean),
  isRichMediaAdBuilderPortal: Schema.optionalKey(Schema.Boolean),
  isHubLifetimeBudgetCapEnabled: Schema.optionalKey(Schema.Boolean),
  /** Ours: the portal decides on campaigns before the networks get them. */
  isCampaignReviewed: Schema.optionalKey(Schema.Boolean),
})
export type PortalFlags = typeof PortalFlags.Type

/** Spec: entities, Portal, regionConfig. */
export const PortalRegion = Schema.Struct({
  region: Region,
  currency: CurrencyCode,
  supportNumber: Schema.String,
})
export type PortalRegion = typeof PortalRegion.Type

/** A site that may show a portal in its own pages, as browsers name it. */
const EmbeddingSite = Schema.String.check(Schema.isPattern(/^https:\/\/[a-z\d.-]+(?::\d{1,5})?$/))

/** What a portal says of itself in one language: the headline and sub-line of its home page, cards and descriptions. */
export const PortalVoice = Schema.Struct({
  headline: Schema.NonEmptyString.check(Schema.isMaxLength(80)),
  lead: Schema.NonEmptyString.check(Schema.isMaxLength(240)),
})
export type PortalVoice = typeof PortalVoice.Type

/** Address of a text that a portal publishes itself. */
const PublishedText = Schema.String.check(Schema.isPattern(/^https:\/\/[^\s]+$/), Schema.isMaxLength(2048))

/** Where a portal's own terms and privacy policy are published. */
export const PortalLegal = Schema.Struct({ terms: PublishedText, privacy: PublishedText })
export type PortalLegal = typeof PortalLegal.Type

/** The journeys that a portal may give its visitors. Spec: states and transitions, onboarding next step. */
export const SignupJourney = Schema.Literals(["default", "v2"])
export type SignupJourney = typeof SignupJourney.Type

/** What a portal's sign-up asks for, and on which pages. Spec: enumerations, business phone requirement; next step. */
export const PortalSignup = Schema.Struct({
  phone: Schema.optionalKey(PhoneRequirement),
  /** Without it the journey is the six-step wizard. */
  journey: Schema.optionalKey(SignupJourney),
})
export type PortalSignup = typeof PortalSignup.Type

/**
 * A white-labelled front: everything a visitor sees before and after sign-in follows from it.
 * `headerLogo` is an address or inline SVG drawn in `currentColor` and theme variables.
 */
export const Portal = Schema.Struct({
  id: PortalId,
  domain: Schema.String,
  title: Schema.String,
  headerLogo: Schema.String,
  locale: Schema.String,
  languages: Schema.Array(Schema.String),
  supportLink: Schema.String,
  supportEmail: Schema.String,
  theme: PortalTheme,
  flags: PortalFlags,
  regions: Schema.Array(PortalRegion),
  /** Square inline SVG in theme variables, for icons and preview cards; without it the title's first letter stands there. */
  mark: Schema.optionalKey(Schema.String),
  /** The portal's own words by language; without them it speaks the product's neutral ones. */
  voice: Schema.optionalKey(Schema.Record(Schema.String, PortalVoice)),
  /** The portal's terms and privacy policy; without them no page links any. */
  legal: Schema.optionalKey(PortalLegal),
  /** Sites that may frame the portal's pages; without them nobody may. */
  embeddedBy: Schema.optionalKey(Schema.Array(EmbeddingSite)),
  /** Without it the business's phone is required. */
  signup: Schema.optionalKey(PortalSignup),
})
export type Portal = typeof Portal.Type

/** No portal answers at this host. Spec: error catalogue, 55. */
export class InvalidPortal extends Schema.TaggedError<InvalidPortal>()("InvalidPortal", {
  errorCode: errorCode(55),
  domain: Schema.String,
}) {}
