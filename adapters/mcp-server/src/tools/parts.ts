import { MetricTotals } from "@domain/insights"
import { BusinessProfileId, CampaignId, CurrencyCode, LocalDate, MinorUnits } from "@domain/kernel"
import { businessPath, type MenuPage } from "@domain/pages"
import { Schema } from "effect"

const about = (description: string) => ({ description })

/** The business that a tool is about. */
export const ofBusiness = {
  businessProfileId: BusinessProfileId.annotate(about("The number of the business, from list_businesses.")),
}

/** The campaign that a tool is about. */
export const ofCampaign = {
  ...ofBusiness,
  campaignId: CampaignId.annotate(about("The number of the campaign, from list_campaigns.")),
}

/** Continues a list where its page before ended. */
export const Cursor = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(200)).annotate(
  about("Continues the list: the nextCursor of the answer before."),
)

/** How many rows an answer has. */
export const Limit = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 25 })).annotate(
  about("How many rows, at most 25; 10 without it."),
)
export const usualLimit = 10

/** Words to search by. */
export const Words = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(80)).annotate(
  about("Only rows with these words."),
)

/** The first and last day of a range. */
export const days = {
  from: LocalDate.annotate(about("First day, such as 2026-11-01.")),
  to: LocalDate.annotate(about("Last day, such as 2026-11-30.")),
}

/** The address of a page of the portal, for the person. */
export const Link = Schema.String.annotate(about("A page of the portal; show it to the person."))

/** An amount of money in minor units, such as paise or pence. */
export const Amount = Schema.Struct({ minorUnits: MinorUnits, currency: CurrencyCode })

/** The amount of a currency. */
export const amountOf = (minorUnits: number, currency: CurrencyCode) => ({ minorUnits, currency })

/** Figures of a range or a campaign; spend is in minor units. */
export const Figures = Schema.Struct({
  impressions: Schema.Int,
  clicks: Schema.Int,
  results: Schema.Int,
  spend: MinorUnits,
  costPerResult: Schema.optionalKey(MinorUnits),
})

/** The few of a campaign's or range's figures that an answer passes on. */
export const figuresOf = ({ impressions, clicks, results, spend, costPerResult }: MetricTotals) => ({
  impressions,
  clicks,
  results,
  spend,
  ...(costPerResult !== undefined && { costPerResult }),
})

/** The address of a business's page. */
export const linkTo = (
  origin: string,
  page: MenuPage,
  businessProfileId: BusinessProfileId,
  below: number | undefined = undefined,
): string => `${origin}${businessPath(page, businessProfileId)}${below === undefined ? "" : `/${below}`}`

/** The address of a business's proposals, or of one of them. */
export const proposalsLink = (origin: string, businessProfileId: BusinessProfileId, proposalId?: number): string =>
  `${origin}/app/${businessProfileId}/proposals${proposalId === undefined ? "" : `/${proposalId}`}`
