import { Predicate, Schema } from "effect"
import { HexColour, PortalId } from "@domain/kernel"
import { FontStack, type Portal, seededPortals } from "@domain/portals"
import { storedDocument } from "../stored-document.ts"

const optional = Schema.optionalKey

const Colours = Schema.Struct({
  paper: optional(HexColour),
  ink: optional(HexColour),
  accent: optional(HexColour),
  accentInk: optional(HexColour),
  glow: optional(HexColour),
  danger: optional(HexColour),
  success: optional(HexColour),
})

const PublishedText = Schema.String.check(Schema.isPattern(/^https:\/\/[^\s]+$/), Schema.isMaxLength(2048))

/** A portal as `portals.document` stores it. Its operators write it by hand too, so what a page stamps as it is gets checked. */
const StoredPortal: Schema.Codec<Portal, unknown> = Schema.Struct({
  id: PortalId,
  domain: Schema.String,
  title: Schema.String,
  headerLogo: Schema.String,
  locale: Schema.String,
  languages: Schema.Array(Schema.String),
  supportLink: Schema.String,
  supportEmail: Schema.String,
  theme: Schema.Struct({
    name: Schema.NonEmptyString,
    colours: optional(Colours),
    dark: optional(Colours),
    radius: optional(Schema.Literals(["square", "soft", "round", "pill"])),
    density: optional(Schema.Literals(["compact", "regular", "generous"])),
    elevation: optional(Schema.Literals(["flat", "outlined", "raised"])),
    motif: optional(Schema.Literals(["plain", "bulbs", "awning", "tape", "frame"])),
    heading: optional(
      Schema.Struct({ family: FontStack, weight: optional(Schema.Int), tracking: optional(Schema.Int) }),
    ),
    body: optional(FontStack),
  }),
  flags: Schema.Struct({
    isSignupEnabled: Schema.Boolean,
    isCampaignLaunchDisabled: Schema.Boolean,
    isScheduleEditEnabled: Schema.Boolean,
    isBrandPortal: Schema.Boolean,
    isCreativeBuilderPortal: Schema.Boolean,
    isBizgain: optional(Schema.Boolean),
    isRichMediaAdBuilderPortal: optional(Schema.Boolean),
    isHubLifetimeBudgetCapEnabled: optional(Schema.Boolean),
    isCampaignReviewed: optional(Schema.Boolean),
  }),
  regions: Schema.Array(
    Schema.Struct({
      region: Schema.Literals(["IN", "GB"]),
      currency: Schema.Literals(["INR", "GBP", "USD", "JPY"]),
      supportNumber: Schema.String,
    }),
  ),
  mark: optional(Schema.String),
  voice: optional(
    Schema.Record(
      Schema.String,
      Schema.Struct({
        headline: Schema.NonEmptyString.check(Schema.isMaxLength(80)),
        lead: Schema.NonEmptyString.check(Schema.isMaxLength(240)),
      }),
    ),
  ),
  legal: optional(Schema.Struct({ terms: PublishedText, privacy: PublishedText })),
  signup: optional(
    Schema.Struct({
      phone: optional(Schema.Literals(["required", "optional", "disabled"])),
      journey: optional(Schema.Literals(["default", "v2"])),
    }),
  ),
  embeddedBy: optional(Schema.Array(Schema.String.check(Schema.isPattern(/^https:\/\/[a-z\d.-]+(?::\d{1,5})?$/)))),
})

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> => Predicate.isObject(value)

const shippedAs = (document: Readonly<Record<string, unknown>>): Portal | undefined =>
  seededPortals.find(({ id, domain }) => id === document["id"] && domain === document["domain"])

/** Until December 2026 a portal had no voice, mark or motif; those that ship with the product get their own. */
const withShippedVoice = (document: unknown): unknown => {
  if (!isPlain(document) || !isPlain(document["theme"])) return document
  const shipped = shippedAs(document)
  if (shipped === undefined) return document
  const { mark, voice, theme } = shipped
  return { mark, voice, ...document, theme: { motif: theme.motif, ...document["theme"] } }
}

/** Portals stored before their legal links get the shipped ones' too. */
const withShippedLegal = (document: unknown): unknown => {
  const legal = isPlain(document) ? shippedAs(document)?.legal : undefined
  return isPlain(document) && legal !== undefined ? { legal, ...document } : document
}

/** Portals stored before they said how customers sign up get what the shipped ones say. */
const withShippedSignup = (document: unknown): unknown => {
  const signup = isPlain(document) ? shippedAs(document)?.signup : undefined
  return isPlain(document) && signup !== undefined ? { signup, ...document } : document
}

/** Portals stored before they chose a journey get the shipped ones' choice. */
const withShippedJourney = (document: unknown): unknown => {
  const journey = isPlain(document) ? shippedAs(document)?.signup?.journey : undefined
  if (!isPlain(document) || journey === undefined) return document
  return { ...document, signup: { journey, ...(isPlain(document["signup"]) && document["signup"]) } }
}

export const storedPortal = storedDocument(StoredPortal, [
  withShippedVoice,
  withShippedLegal,
  withShippedSignup,
  withShippedJourney,
])
