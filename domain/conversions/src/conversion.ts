import { HashedPerson } from "@domain/audiences"
import { CampaignChannel } from "@domain/campaigns"
import { CampaignId, ConversionActionId, MinorUnits } from "@domain/kernel"
import { Schema } from "effect"
import { conversionLimits } from "./conversion-action.ts"
import { ConversionClick } from "./conversion-click.ts"
import { Instant } from "./instant.ts"
import { VisitorConsent } from "./visitor-consent.ts"

/** Who told of a conversion: the tag on the website, the owner's server, or a lead that was won. */
export const ConversionSource = Schema.Literals(["Tag", "Server", "Lead"])
export type ConversionSource = typeof ConversionSource.Type

/** The name of an event: what has the same name of the same action is one conversion, whoever tells it. */
export const ConversionEventId = Schema.String.check(
  Schema.isPattern(new RegExp(`^[\\w:.-]{1,${conversionLimits.eventIdLetters}}$`)),
)
export type ConversionEventId = typeof ConversionEventId.Type

/** A conversion as it is kept: no details of the visitor, and of the page its host and path. */
export const Conversion = Schema.Struct({
  actionId: ConversionActionId,
  eventId: ConversionEventId,
  source: ConversionSource,
  at: Instant,
  /** The day in the business's time zone. */
  date: Schema.String,
  /** Minor units of the business's currency. */
  value: Schema.optionalKey(MinorUnits),
  /** Whether the value was told, and is not the action's own. */
  isToldValue: Schema.optionalKey(Schema.Literal(true)),
  page: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(300))),
  consent: VisitorConsent,
  /** The campaign that it counts for. */
  campaignId: Schema.optionalKey(CampaignId),
  channel: Schema.optionalKey(CampaignChannel),
  /** A hash of the click on an ad, where the action counts one conversion for each. */
  clickKey: Schema.optionalKey(Schema.String.check(Schema.isPattern(/^[0-9a-f]{32}$/))),
  /** Whether another conversion of the click counts in its place. */
  isRepeat: Schema.optionalKey(Schema.Literal(true)),
})
export type Conversion = typeof Conversion.Type

/**
 * What networks may be told of a conversion, kept until they have it: the click, hashed details where the visitor agreed, and
 * what the browser said of itself.
 */
export const ConversionDetails = Schema.Struct({
  click: Schema.optionalKey(ConversionClick),
  people: Schema.optionalKey(Schema.Struct({ Meta: HashedPerson, Google: HashedPerson })),
  userAgent: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(500))),
  ipAddress: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(45))),
  pageUrl: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(2_000))),
})
export type ConversionDetails = typeof ConversionDetails.Type
