import { type Campaign, countsConversions, type LaunchedAd, type Moment } from "@domain/campaigns"
import { type NetworkParts, PartDimension, partsToRead, type PartsRead } from "@domain/insights"
import type { DateRange, LocalDate } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { AdNetworks, type ChannelObjects, type LaunchRun } from "../ports/index.ts"

/** What networks told of a campaign's parts, and how far they are read now. */
export interface PartsNews {
  readonly parts: ReadonlyArray<NetworkParts>
  readonly partsRead: PartsRead
}

/** The line by which its owner knows an ad. */
const headlineOf = ({ picture, text }: Pick<LaunchedAd, "picture" | "text">): string | undefined =>
  picture?.headline ?? text?.headlines[0]

/** Headlines of a run's ads by the network's identifiers; a changed ad beside the present ad has its own. */
const adNames = ({ channels }: LaunchRun): ReadonlyMap<string, string> =>
  new Map(
    channels
      .flatMap(
        ({ externalIds, ad, edit }) =>
          [
            [externalIds.ad, ad],
            [edit?.externalIds.ad, edit?.ad],
            [externalIds.adB, ad?.variant === undefined ? undefined : { picture: ad.variant }],
          ] as const,
      )
      .flatMap(([id, ad]) => {
        const name = ad === undefined ? undefined : headlineOf(ad)
        return id === undefined || name === undefined ? [] : [[id, name] as const]
      }),
  )

/** Parts as the campaign counts: a network knows nothing of conversions on the website. */
const asCounted = (campaign: Campaign, parts: NetworkParts["parts"]): NetworkParts["parts"] =>
  countsConversions(campaign) ? parts.map(({ results: _ofNetwork, ...part }) => part) : parts

const readChannelParts = Effect.fnUntraced(function* (
  campaign: Campaign,
  objects: ChannelObjects,
  range: DateRange,
  names: ReadonlyMap<string, string>,
) {
  const networks = yield* AdNetworks
  const { channel, externalIds } = objects
  const externalCampaignId = externalIds.campaign
  if (externalCampaignId === undefined) return []
  return yield* Effect.forEach(PartDimension.literals, (dimension) =>
    Effect.map(networks.parts(objects, dimension, range.from, range.to), (parts): NetworkParts => ({
      channel,
      externalCampaignId,
      dimension,
      range,
      parts: asCounted(campaign, parts).map((part) => {
        const name = dimension === "Ad" ? names.get(part.value) : undefined
        return name === undefined ? part : { ...part, name }
      }),
    })),
  )
})

/**
 * Asks the networks for the parts of a campaign's days, at most once an hour. A network that does not answer keeps neither the
 * numbers nor the review back; its days are asked for again an hour later.
 */
export const readParts = Effect.fnUntraced(function* (
  campaign: Campaign,
  run: LaunchRun,
  objects: ReadonlyArray<ChannelObjects>,
  { today }: Moment,
) {
  const from: LocalDate = campaign.startDate ?? today
  const now = yield* Clock.currentTimeMillis
  const range = partsToRead({ from, today, now }, run.partsRead)
  if (range === undefined || objects.length === 0) return undefined
  const names = adNames(run)
  const news: PartsNews = yield* Effect.forEach(objects, (one) => readChannelParts(campaign, one, range, names)).pipe(
    Effect.map((parts) => ({ parts: parts.flat(), partsRead: { until: range.to, askedAt: now } })),
    Effect.catch((error) =>
      Effect.as(Effect.logWarning(`Parts of campaign ${campaign.id} could not be read`, error), {
        parts: [],
        partsRead: { ...run.partsRead, askedAt: now },
      }),
    ),
  )
  return news
})
