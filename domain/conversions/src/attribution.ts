import type { CampaignId } from "@domain/kernel"
import { Result, Schema } from "effect"
import type { AdMark } from "./ad-mark.ts"
import type { ConversionClick } from "./conversion-click.ts"
import type { VisitorConsent } from "./visitor-consent.ts"

/** Why a conversion counts for no campaign. */
export const NoCampaign = Schema.Literals(["NoConsent", "NoAdClick", "OtherCampaign", "ClickTooOld"])
export type NoCampaign = typeof NoCampaign.Type

/** What a conversion is told with, as far as its campaign follows from it. */
export interface Attributed {
  readonly click: ConversionClick | undefined
  readonly consent: VisitorConsent
  readonly at: number
  readonly days: number
  /** Whether a campaign is of the business that is told. */
  readonly isOwn: (campaignId: CampaignId) => boolean
}

const day = 86_400_000
/** Clocks of browsers and servers differ. */
const clockDifference = 60_000

/** The ad that a conversion counts for: the last that was clicked, within the action's days before; or why for none. */
export const attributedTo = ({ click, consent, at, days, isOwn }: Attributed): Result.Result<AdMark, NoCampaign> => {
  if (!consent.adStorage) return Result.fail("NoConsent")
  if (click?.mark === undefined) return Result.fail("NoAdClick")
  const age = at - click.at
  if (age < -clockDifference || age > days * day) return Result.fail("ClickTooOld")
  return isOwn(click.mark.campaignId) ? Result.succeed(click.mark) : Result.fail("OtherCampaign")
}

/** What tells clicks on ads apart, for conversions that count once for each; undefined without a click. */
export const clickText = (click: ConversionClick | undefined): string | undefined => {
  if (click === undefined) return undefined
  const { mark, at, gclid, gbraid, wbraid, fbc } = click
  const id = gclid ?? gbraid ?? wbraid ?? fbc
  if (id !== undefined) return id
  return mark === undefined ? undefined : `${mark.campaignId} ${mark.channel} ${at}`
}
