import { listLimits } from "@domain/audiences"
import { CampaignChannel } from "@domain/campaigns"
import { CampaignId, ConversionActionId, type CurrencyCode, MinorUnits, fromMajor } from "@domain/kernel"
import { Result, Schema } from "effect"
import { NoCampaign } from "./attribution.ts"
import { ConversionEventId } from "./conversion.ts"
import { Instant } from "./instant.ts"
import { SeenSignal } from "./seen-signal.ts"
import { VisitorConsent } from "./visitor-consent.ts"

/**
 * What became of something told: `Counted`; `Duplicate`, since the same event was told before; `Repeat`, since another
 * conversion of the click counted; `Unknown`, since nothing counts by it; `Visit`, which makes its visitor belong to an audience,
 * or `NotAgreed`, since the visitor did not let it be told; or why it was refused.
 */
export const Taken = Schema.Literals([
  "Counted",
  "Duplicate",
  "Repeat",
  "Unknown",
  "Visit",
  "NotAgreed",
  "OutsideHosts",
  "WrongCurrency",
  "WrongValue",
  "WrongTime",
])
export type Taken = typeof Taken.Type

/** What became of something told, for one kind of conversion where one counts it. */
export const ToldOutcome = Schema.Struct({
  taken: Taken,
  actionId: Schema.optionalKey(ConversionActionId),
  campaignId: Schema.optionalKey(CampaignId),
  channel: Schema.optionalKey(CampaignChannel),
  /** Why it counts for no campaign. */
  noCampaign: Schema.optionalKey(NoCampaign),
  value: Schema.optionalKey(MinorUnits),
  /** The name of the audience that a visit belongs to. */
  audience: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(listLimits.nameLetters))),
})
export type ToldOutcome = typeof ToldOutcome.Type

/** Something told while an owner tries the tag, and what it would have been taken as. It counts nowhere. */
export const TriedEvent = Schema.Struct({
  at: Instant,
  eventId: ConversionEventId,
  seen: SeenSignal,
  page: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(300))),
  consent: VisitorConsent,
  outcomes: Schema.Array(ToldOutcome),
})
export type TriedEvent = typeof TriedEvent.Type

/** The largest worth of a conversion, in major units. */
export const mostValue = 10_000_000

/** A told worth in minor units of the business's currency; a worth in another is refused, never converted. */
export const checkedValue = (
  told: { readonly value?: number; readonly currency?: string },
  currency: CurrencyCode,
): Result.Result<number | undefined, "WrongCurrency" | "WrongValue"> => {
  if (told.value === undefined) return Result.succeed(undefined)
  if (told.currency !== undefined && told.currency.toUpperCase() !== currency) return Result.fail("WrongCurrency")
  const isWorth = Number.isFinite(told.value) && told.value >= 0 && told.value <= mostValue
  return isWorth ? Result.succeed(fromMajor(told.value, currency).amount) : Result.fail("WrongValue")
}

const hour = 3_600_000

/** How old an event may be that a server tells. Meta takes events of the last seven days. */
export const oldestToldMillis = 7 * 24 * hour
/** How far ahead of ours a server's clock may be. */
const mostAheadMillis = 5 * 60_000

/** Whether a server may tell of an event of this moment. */
export const isTellableTime = (at: number, now: number): boolean =>
  at >= now - oldestToldMillis && at <= now + mostAheadMillis
