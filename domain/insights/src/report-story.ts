import { leastRise } from "./interval.ts"
import type { MetricTotals } from "./metrics.ts"
import type { ReportGrouping, ReportPart, ReportRow } from "./report.ts"
import type { ReportSentence, SentenceKind, SentenceValues } from "./report-sentence.ts"
import { adDaysOf, dearerBy, fewestAdDays, fewestResults } from "./verdict.ts"

/** What a report's story is told from; `isOneKind` says that all results, former too, are of one kind. */
export interface StoryFacts {
  readonly totals: MetricTotals
  readonly previous?: MetricTotals
  readonly parts: ReadonlyArray<ReportPart>
  readonly isOneKind: boolean
  /** Whether every campaign's results are conversions on the website. */
  readonly countsConversions?: boolean
  /** How many days the report is about. */
  readonly days: number
}

type Told = readonly [kind: SentenceKind, values: SentenceValues]

const isEmpty = ({ impressions, clicks, results, spend }: MetricTotals): boolean =>
  impressions + clicks + results + spend === 0

const bought = ({ spend, results, costPerResult }: MetricTotals): SentenceValues => ({
  spend,
  results,
  ...(costPerResult !== undefined && { costPerResult }),
})

const boughtBefore = ({ spend, results, costPerResult }: MetricTotals): SentenceValues => ({
  formerSpend: spend,
  formerResults: results,
  ...(costPerResult !== undefined && { formerCost: costPerResult }),
})

/** Whose numbers a row has. */
const groupOf = ({ date, channel, campaignId }: ReportRow): SentenceValues => ({
  ...(date !== undefined && { date }),
  ...(channel !== undefined && { channel }),
  ...(campaignId !== undefined && { campaignId }),
})

/** Fewest views without a click that say something of the ads: a hundredth of views usually brings one. */
const fewestViews = 300

/** How a result's cost moved, as far as chance (95 in 100) cannot explain it, by the same bounds as a verdict. */
const moveOf = (now: MetricTotals, before: MetricTotals): "dearer" | "cheaper" | "asBefore" | "onlyBefore" => {
  const [rise, fall] = [leastRise(now, before), leastRise(before, now)]
  if (rise === undefined || fall === undefined) return "onlyBefore"
  return rise > dearerBy ? "dearer" : fall > 1 ? "cheaper" : "asBefore"
}

const broughtOf = (totals: MetricTotals): Told => {
  const { spend, results, clicks, impressions } = totals
  if (spend === 0) return ["shownFree", { impressions, clicks, results }]
  return results === 0 ? ["broughtNothing", { spend, clicks }] : ["brought", bought(totals)]
}

/** What conversions told that they were worth, beside the money where all of it was for them. */
const worthOf = ({ totals: { value, spend }, countsConversions = false }: StoryFacts): ReadonlyArray<Told> => {
  if (value === undefined) return []
  return countsConversions && spend > 0 ? [["worthFor", { value, spend }]] : [["worth", { value }]]
}

const comparedOf = ({ totals, previous, isOneKind }: StoryFacts): Told | undefined => {
  if (previous === undefined) return undefined
  if (isEmpty(previous)) return ["nothingBefore", {}]
  if (!isOneKind) return ["otherKinds", {}]
  return [moveOf(totals, previous), { ...bought(totals), ...boughtBefore(previous) }]
}

const rowsOf = ({ parts }: StoryFacts, groupBy: ReportGrouping): ReadonlyArray<ReportRow> =>
  parts.find((part) => part.groupBy === groupBy)?.rows ?? []

/** The row with the highest number; undefined where several share it, or there is one row alone. */
const highest = (rows: ReadonlyArray<ReportRow>, of: (row: ReportRow) => number): ReportRow | undefined => {
  const [best, second] = rows.toSorted((one, other) => of(other) - of(one))
  return best !== undefined && second !== undefined && of(best) > of(second) ? best : undefined
}

/** The money that a row's results cost beyond what they cost before, or below it. */
const moneyMoved = ({ totals, previous }: ReportRow): number =>
  previous === undefined || previous.results === 0
    ? totals.spend
    : Math.abs(totals.spend - (totals.results * previous.spend) / previous.results)

const moverOf = (rows: ReadonlyArray<ReportRow>, move: "dearer" | "cheaper"): ReportRow | undefined =>
  rows.length < 2
    ? undefined
    : rows
        .filter(({ totals, previous }) => previous !== undefined && moveOf(totals, previous) === move)
        .toSorted((one, other) => moneyMoved(other) - moneyMoved(one))[0]

/** The channel and the campaign that moved as the whole did, each beyond chance. */
const moversOf = (facts: StoryFacts, move: "dearer" | "cheaper"): ReadonlyArray<Told> => {
  const named = { dearer: "Dearer", cheaper: "Cheaper" } as const
  const movers = (["Channel", "Campaign"] as const).flatMap((groupBy): ReadonlyArray<Told> => {
    const row = moverOf(rowsOf(facts, groupBy), move)
    if (row?.previous === undefined) return []
    const kind = `${groupBy === "Channel" ? "channel" : "campaign"}${named[move]}` as const
    return [[kind, { ...groupOf(row), ...bought(row.totals), ...boughtBefore(row.previous) }]]
  })
  if (movers.length > 0) return movers
  if (rowsOf(facts, "Campaign").length > 1) return [["noneStandsOut", {}]]
  return rowsOf(facts, "Channel").length > 1 ? [] : [["onlyOne", {}]]
}

const mostOf = (kind: SentenceKind, row: ReportRow | undefined): ReadonlyArray<Told> =>
  row === undefined || (row.totals.results === 0 && kind !== "campaignMostSpent")
    ? []
    : [[kind, { ...groupOf(row), ...bought(row.totals) }]]

const resultsOf = ({ totals }: ReportRow): number => totals.results

const whyOf = (facts: StoryFacts, move: SentenceKind | undefined, adDays: number): ReadonlyArray<Told> => {
  const { results } = facts.totals
  // A report of a day or two judges nothing, however long the ads have run.
  if (facts.days < fewestAdDays) return []
  if (adDays < fewestAdDays) return [["fewDays", { days: adDays, needed: fewestAdDays }]]
  if (results < fewestResults) return [["fewResults", { results, needed: fewestResults }]]
  const campaigns = rowsOf(facts, "Campaign")
  if (!facts.isOneKind)
    return mostOf(
      "campaignMostSpent",
      highest(campaigns, ({ totals }) => totals.spend),
    )
  const best = highest(rowsOf(facts, "Day"), resultsOf)
  return [
    ...(move === "dearer" || move === "cheaper" ? moversOf(facts, move) : []),
    ...mostOf("channelMostResults", highest(rowsOf(facts, "Channel"), resultsOf)),
    ...mostOf("campaignMostResults", highest(campaigns, resultsOf)),
    ...(best === undefined ? [] : ([["bestDay", { ...groupOf(best), results: best.totals.results }]] as const)),
  ]
}

/** How much dearer a campaign's results surely are than what the others bring; 0 where nothing is sure. */
const dearerThanRest = (totals: MetricTotals, { totals: own }: ReportRow, isCheaper: boolean): number => {
  const rest = { spend: totals.spend - own.spend, results: totals.results - own.results }
  return (isCheaper ? leastRise(rest, own) : leastRise(own, rest)) ?? 0
}

const campaignsToChange = (facts: StoryFacts): ReadonlyArray<Told> =>
  ([false, true] as const).flatMap((isCheaper): ReadonlyArray<Told> => {
    const ofRow = (row: ReportRow) => dearerThanRest(facts.totals, row, isCheaper)
    const row = highest(rowsOf(facts, "Campaign"), ofRow)
    if (row === undefined || ofRow(row) <= dearerBy) return []
    return [[isCheaper ? "giveCampaignMore" : "workOnCampaign", { ...groupOf(row), ...bought(row.totals) }]]
  })

const nextOf = (facts: StoryFacts, move: SentenceKind | undefined, adDays: number): ReadonlyArray<Told> => {
  const { results, clicks, impressions, spend } = facts.totals
  if (facts.days < fewestAdDays) return []
  if (adDays < fewestAdDays) return [["waitForDays", { days: adDays, needed: fewestAdDays }]]
  if (results === 0 && spend > 0 && clicks >= fewestResults) return [["nobodyActed", { clicks, results }]]
  if (results === 0 && spend > 0 && clicks === 0 && impressions >= fewestViews)
    return [["nobodyClicked", { impressions, clicks }]]
  if (results < fewestResults) return [["waitForResults", { results, needed: fewestResults }]]
  // Results of several kinds are not compared, so that nothing is known of what to do.
  if (!facts.isOneKind) return []
  const changes = campaignsToChange(facts)
  if (changes.length > 0) return changes
  return move === "dearer" ? [["lookAtAds", bought(facts.totals)]] : [["keepGoing", bought(facts.totals)]]
}

/**
 * A report in plain words: what happened, why as far as its own figures show it, and what to do next. A change that chance
 * may have made is called so, and days without any numbers get one sentence. Ours.
 */
export const reportStory = (facts: StoryFacts): ReadonlyArray<ReportSentence> => {
  if (isEmpty(facts.totals)) return [{ part: "Happened", kind: "nothing", values: {} }]
  const compared = comparedOf(facts)
  const adDays = adDaysOf(rowsOf(facts, "Day").map(({ totals }) => totals))
  const told = (part: ReportSentence["part"], sentences: ReadonlyArray<Told>) =>
    sentences.map(([kind, values]) => ({ part, kind, values }))
  return [
    ...told("Happened", [broughtOf(facts.totals), ...worthOf(facts), ...(compared === undefined ? [] : [compared])]),
    ...told("Why", whyOf(facts, compared?.[0], adDays)),
    ...told("Next", nextOf(facts, compared?.[0], adDays)),
  ]
}
