import { HexColour } from "@domain/kernel"
import { Result, Schema } from "effect"

/** A CSS font-family list of plain names, safe to stamp into a style sheet. */
export const FontStack = Schema.String.check(Schema.isPattern(/^[A-Za-z0-9 ,"'-]{1,200}$/))

const optionalColours = {
  paper: Schema.optionalKey(HexColour),
  ink: Schema.optionalKey(HexColour),
  accent: Schema.optionalKey(HexColour),
  accentInk: Schema.optionalKey(HexColour),
  glow: Schema.optionalKey(HexColour),
  danger: Schema.optionalKey(HexColour),
  success: Schema.optionalKey(HexColour),
}

/** Any colour left out takes its default; in dark mode, a colour derived from the light one. */
export const ThemeColours = Schema.Struct(optionalColours)
export type ThemeColours = typeof ThemeColours.Type

/** How round corners are. */
export const RadiusScale = Schema.Literals(["square", "soft", "round", "pill"])
export type RadiusScale = typeof RadiusScale.Type

/** How close things stand. */
export const Density = Schema.Literals(["compact", "regular", "generous"])
export type Density = typeof Density.Type

/** How cards stand off the page: by tone, by a line, or by a shadow. */
export const Elevation = Schema.Literals(["flat", "outlined", "raised"])
export type Elevation = typeof Elevation.Type

/** What frames signs and shows progress: bulbs of a theatre, a shop's awning, parcel tape, a picture's frame, or a plain line. */
export const Motif = Schema.Literals(["plain", "bulbs", "awning", "tape", "frame"])
export type Motif = typeof Motif.Type

/** Weight 300-900, tracking in hundredths of an em (-5 to 10). */
export const Typeface = Schema.Struct({
  family: FontStack,
  weight: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 300, maximum: 900 }))),
  tracking: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: -5, maximum: 10 }))),
})
export type Typeface = typeof Typeface.Type

/** A portal's whole look as stored JSON; only a name is required. Spec: entities, portal theme. */
export const PortalTheme = Schema.Struct({
  name: Schema.NonEmptyString,
  colours: Schema.optionalKey(ThemeColours),
  dark: Schema.optionalKey(ThemeColours),
  radius: Schema.optionalKey(RadiusScale),
  density: Schema.optionalKey(Density),
  elevation: Schema.optionalKey(Elevation),
  motif: Schema.optionalKey(Motif),
  heading: Schema.optionalKey(Typeface),
  body: Schema.optionalKey(FontStack),
})
export type PortalTheme = typeof PortalTheme.Type

/** The stored JSON is not a theme; the caller keeps the default look. */
export class InvalidPortalTheme extends Schema.TaggedError<InvalidPortalTheme>()("InvalidPortalTheme", {
  reason: Schema.String,
}) {}

const decode = Schema.decodeUnknownResult(PortalTheme)

/** A theme from untrusted JSON; fails with `InvalidPortalTheme` naming the first wrong field. */
export const parsePortalTheme = (json: unknown): Result.Result<PortalTheme, InvalidPortalTheme> =>
  Result.mapError(decode(json), (issue) => new InvalidPortalTheme({ reason: issue.message }))
