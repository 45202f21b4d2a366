import { Schema } from "effect"
import { HexColour, PortalId } from "@domain/kernel"
import { FontStack, type Portal } from "@domain/portals"
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
  }),
  regions: Schema.Array(
    Schema.Struct({
      region: Schema.Literals(["IN", "GB"]),
      currency: Schema.Literals(["INR", "GBP", "USD", "JPY"]),
      supportNumber: Schema.String,
    }),
  ),
  embeddedBy: optional(Schema.Array(Schema.String.check(Schema.isPattern(/^https:\/\/[a-z\d.-]+(?::\d{1,5})?$/)))),
})

export const storedPortal = storedDocument(StoredPortal, [])
