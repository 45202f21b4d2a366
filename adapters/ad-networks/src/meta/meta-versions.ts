import { type ChannelObjects, externalName, type ExternalIds, type StepRequest } from "@application/campaigns/ports"
import { type AdPlan, type AdVersion, noCounts, type TestDay, versionShares } from "@domain/campaigns"
import type { LaunchStep } from "@domain/channels"
import { addDays, LocalDate, startOfDay } from "@domain/kernel"
import { Effect, Schema } from "effect"
import { at, numberOf, textOf } from "../json-reader.ts"
import type { GraphClient, GraphParameters } from "./graph-client.ts"
import { minorOf } from "./meta-money.ts"
import { resultsOf } from "./meta-result.ts"
import type { MetaVocabulary } from "./meta-vocabulary.ts"

/** What the second version needs: an ad set of its own, since ads in one ad set compete for it, and the study that splits people. */
export const versionSteps = ({ social }: AdPlan): ReadonlyArray<LaunchStep> =>
  social?.variant === undefined ? [] : ["adSetB", "pictureB", "creativeB", "adB", "study"]

/** The plan with a version's share of the money; all of it where there is one version. */
export const withShare = (plan: AdPlan, version: AdVersion): AdPlan =>
  plan.social?.variant === undefined
    ? plan
    : {
        ...plan,
        dailyBudget: versionShares(plan.dailyBudget)[version],
        totalBudget: versionShares(plan.totalBudget, plan.social.variant.before)[version],
      }

/** What the second version is made of, in the places of the first. */
export const secondOf = ({ secondPicture, ...request }: StepRequest) => {
  const { plan, made, picture } = request
  const { adSetB, pictureB, creativeB } = made
  const { adSet: _adSet, picture: _picture, creative: _creative, ...shared } = made
  const second: ExternalIds = {
    ...shared,
    ...(adSetB !== undefined && { adSet: adSetB }),
    ...(pictureB !== undefined && { picture: pictureB }),
    ...(creativeB !== undefined && { creative: creativeB }),
  }
  const { social } = plan
  return {
    ...request,
    made: second,
    picture: secondPicture ?? picture,
    plan: social?.variant === undefined ? plan : { ...plan, social: { ...social, ...social.variant } },
    isSecond: true,
  }
}

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1_000)

/** A split test, in which each person sees the ads of one cell alone. */
export const studyParameters = (
  plan: AdPlan,
  { adSet, adSetB }: ExternalIds,
  now: number,
  part: string,
): GraphParameters => ({
  name: externalName(plan, part),
  type: "SPLIT_TEST",
  start_time: seconds(Math.max(now, startOfDay(plan.startDate, plan.timeZone))),
  end_time: seconds(startOfDay(addDays(plan.endDate, 1), plan.timeZone)),
  cells: [
    { name: "A", treatment_percentage: 50, adsets: [adSet] },
    { name: "B", treatment_percentage: 50, adsets: [adSetB] },
  ],
})

const isDay = Schema.is(LocalDate)

const fields = "adset_id,date_start,impressions,reach,inline_link_clicks,spend,actions,account_currency"

/** Calls on the two ad sets of a tested ad. */
export const metaVersions = (graph: GraphClient, vocabulary: MetaVocabulary) => ({
  /** The study's id is among the objects while both versions are tested; the objects' own ad set is shown in any case. */
  showVersions: Effect.fnUntraced(function* ({ externalIds: { adSet, adSetB, study } }: ChannelObjects) {
    if (adSet === undefined || adSetB === undefined) return
    yield* graph.post(adSet, { status: "ACTIVE" })
    yield* graph.post(adSetB, { status: study === undefined ? "PAUSED" : "ACTIVE" })
  }),
  versions: Effect.fnUntraced(function* (
    { externalIds: { campaign, adSet, adSetB }, objective = "WebsiteVisits" }: ChannelObjects,
    since: LocalDate,
    until: LocalDate,
  ) {
    if (campaign === undefined || adSetB === undefined) return []
    const rows = yield* graph.list(`${campaign}/insights`, {
      fields,
      level: "adset",
      limit: 500,
      time_increment: 1,
      time_range: { since, until },
    })
    const days = new Map<string, TestDay>()
    for (const row of rows) {
      const date = textOf(at(row, "date_start"))
      const id = textOf(at(row, "adset_id"))
      const version = id === adSet ? "A" : id === adSetB ? "B" : undefined
      if (!isDay(date) || version === undefined) continue
      const counts = {
        impressions: numberOf(at(row, "impressions")),
        people: numberOf(at(row, "reach")),
        clicks: numberOf(at(row, "inline_link_clicks")),
        results: resultsOf(row, objective, vocabulary),
        spend: minorOf(at(row, "spend"), textOf(at(row, "account_currency"))),
      }
      days.set(date, { ...(days.get(date) ?? { date, A: noCounts, B: noCounts }), [version]: counts })
    }
    return [...days.values()]
  }),
  stopVersion: Effect.fnUntraced(function* ({ externalIds: { adSetB, study } }: ChannelObjects) {
    if (adSetB !== undefined) yield* graph.post(adSetB, { status: "PAUSED" })
    if (study !== undefined) yield* graph.remove(study)
  }),
  /** Ad sets of a campaign with what each has spent of its lifetime budget; one with a budget by the day has spent none of it. */
  spentBefore: Effect.fnUntraced(function* ({ externalIds: { campaign, adSet } }: ChannelObjects) {
    const adSets = yield* graph.list(`${campaign}/adsets`, { fields: "id,lifetime_budget,budget_remaining" })
    const spentBy = (isFirst: boolean) =>
      adSets
        .filter((one) => (textOf(at(one, "id")) === adSet) === isFirst)
        .map((one) => numberOf(at(one, "lifetime_budget")) - numberOf(at(one, "budget_remaining")))
        .reduce((sum, spent) => sum + Math.max(0, spent), 0)
    return { first: spentBy(true), others: spentBy(false) }
  }),
  /** Ends the studies that an ad set is in, since it can be in one at a time; the study of this name goes on. */
  endOtherStudies: Effect.fnUntraced(function* (adSet: string, name: string) {
    const studies = yield* graph.list(`${adSet}/ad_studies`, { fields: "id,name" })
    const others = studies.filter((study) => at(study, "name") !== name)
    yield* Effect.forEach(others, (study) => graph.remove(textOf(at(study, "id")) ?? ""), { discard: true })
  }),
})
