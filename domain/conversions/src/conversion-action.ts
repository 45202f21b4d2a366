import { ConversionActionId, ConversionCategory, MinorUnits } from "@domain/kernel"
import { Schema } from "effect"
import { Instant } from "./instant.ts"

/** Bounds of what an owner may say of conversions. */
export const conversionLimits = {
  actions: 20,
  nameLetters: 80,
  pathLetters: 200,
  eventLetters: 40,
  eventIdLetters: 64,
  days: 90,
} as const

/** Keys of servers that work at a time, so that a server can go over to a new one. */
export const mostServerKeys = 2

/** The kinds of click on a website that count without a change of the website. */
export const CountedClick = Schema.Literals(["Phone", "Mail", "WhatsApp"])
export type CountedClick = typeof CountedClick.Type

/**
 * How a conversion is seen: a page of the website is opened, the website names an event, a visitor clicks on a phone number or
 * the like, or the owner's server tells it.
 */
export const ConversionSignal = Schema.Union([
  Schema.Struct({
    kind: Schema.Literal("Page"),
    match: Schema.Literals(["Is", "BeginsWith", "Contains"]),
    path: Schema.String.check(Schema.isMaxLength(conversionLimits.pathLetters)),
  }),
  Schema.Struct({
    kind: Schema.Literal("Event"),
    event: Schema.String.check(Schema.isMaxLength(conversionLimits.eventLetters)),
  }),
  Schema.Struct({ kind: Schema.Literal("Click"), on: CountedClick }),
])
export type ConversionSignal = typeof ConversionSignal.Type

/** What an owner decides of a kind of conversion. */
export const ConversionSettings = Schema.Struct({
  name: Schema.String.check(Schema.isMaxLength(conversionLimits.nameLetters)),
  category: ConversionCategory,
  signal: ConversionSignal,
  /** Every conversion counts, or one for each click on an ad. */
  counting: Schema.Literals(["Every", "OncePerClick"]),
  /** Days after a click on an ad in which a conversion counts for its campaign. */
  days: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: conversionLimits.days })),
  /** Worth of a conversion that tells none of its own, in minor units of the business's currency. */
  value: Schema.optionalKey(MinorUnits),
  /** Whether conversions are results of campaigns, or are only watched. */
  isResult: Schema.Boolean,
})
export type ConversionSettings = typeof ConversionSettings.Type

/** A kind of conversion of a business: what counts as a sale or an enquiry on its website. */
export const ConversionAction = Schema.Struct({
  id: ConversionActionId,
  ...ConversionSettings.fields,
  /** A removed action counts nothing more; what it counted stays. */
  state: Schema.Literals(["On", "Off", "Removed"]),
  createdAt: Instant,
  /** The last conversion that was counted. */
  lastAt: Schema.optionalKey(Instant),
})
export type ConversionAction = typeof ConversionAction.Type
