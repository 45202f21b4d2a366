import { PlannedCampaigns } from "@application/campaigns/services"
import { authoriseProfile, ForbiddenBusinessProfile, handler, Profiles } from "@application/kernel"
import {
  approvedVersion,
  channelOfLine,
  lineActuals,
  type LineCampaign,
  objectiveOfLine,
  PlanNotApproved,
  type PlanLine,
  PlanVersionNotFound,
  versionState,
} from "@domain/briefs"
import type { BusinessProfileId } from "@domain/kernel"
import { Effect } from "effect"
import { GetPlanActuals, MakePlanCampaigns } from "../contract/plan-campaigns.ts"
import { PlanVersions } from "../stores/plan-versions.ts"
import { briefOf, lockedBrief, versionsOf } from "./stored-brief.ts"

/** A business of the same portal in which the caller runs campaigns; one elsewhere is refused as another's. */
const reachable = Effect.fnUntraced(function* (from: BusinessProfileId, to: BusinessProfileId) {
  if (from !== to) yield* authoriseProfile("editCampaigns", to)
  const profiles = yield* Profiles
  const other = yield* profiles.of(to)
  if (other.portalId !== (yield* profiles.of(from)).portalId)
    return yield* new ForbiddenBusinessProfile({ businessProfileId: to })
  return other
})

const nameOf = (briefName: string, { theme, publisher }: PlanLine): string =>
  [briefName, theme === "" ? publisher : theme].join(" – ")

export const makePlanCampaigns = handler(
  MakePlanCampaigns,
  Effect.fnUntraced(function* ({ businessProfileId, briefId, version: number, lines }) {
    const key = { businessProfileId, briefId }
    const brief = yield* lockedBrief(key)
    const versions = yield* PlanVersions
    const version = yield* versions.forChange({ ...key, version: number })
    if (version === undefined) return yield* new PlanVersionNotFound({})
    if (versionState(version) !== "approved") return yield* new PlanNotApproved({})
    const { open } = yield* PlannedCampaigns
    const before = version.campaigns ?? []
    const made: Array<LineCampaign> = []
    const refused: Array<{ lineId: string; why: "channel" | "currency" | "notOffered" | "days" }> = []
    for (const { lineId, toBusinessProfileId } of lines) {
      const line = version.lines.find(({ id }) => id === lineId)
      const known = [...before, ...made].find((campaign) => campaign.lineId === lineId)
      if (line === undefined || known !== undefined) continue
      const business = yield* reachable(businessProfileId, toBusinessProfileId)
      const channel = channelOfLine(line)
      const objective = objectiveOfLine(line)
      if (channel === undefined) refused.push({ lineId, why: "channel" })
      else if (business.currency !== version.currency) refused.push({ lineId, why: "currency" })
      else {
        const opened = yield* open({
          businessProfileId: toBusinessProfileId,
          name: nameOf(brief.name, line),
          channel,
          ...(objective !== undefined && { objective }),
          budget: line.cost,
          dates: line.dates,
        })
        if ("refusal" in opened) refused.push({ lineId, why: opened.refusal })
        else made.push({ lineId, businessProfileId: toBusinessProfileId, campaignId: opened.campaignId })
      }
    }
    if (made.length > 0) yield* versions.save({ ...version, campaigns: [...before, ...made] })
    return { made, refused }
  }),
)

export const getPlanActuals = handler(
  GetPlanActuals,
  Effect.fnUntraced(function* (key) {
    yield* briefOf(key)
    const version = approvedVersion(yield* versionsOf(key))
    if (version === undefined) return { lines: [] }
    const { campaigns = [] } = version
    const { figuresOf } = yield* PlannedCampaigns
    const profiles = yield* (yield* Profiles).ofAll([...new Set(campaigns.map((one) => one.businessProfileId))])
    const names = new Map(profiles.map(({ id, name }) => [id, name]))
    const figures = yield* Effect.forEach(campaigns, (campaign) =>
      Effect.map(figuresOf(campaign.businessProfileId, campaign.campaignId), (found) => ({ ...campaign, found })),
    )
    const there = figures.flatMap(({ found, ...campaign }) => (found === undefined ? [] : [{ ...campaign, ...found }]))
    return {
      version: version.version,
      lines: version.lines.flatMap((line) => {
        const own = there.filter(({ lineId }) => lineId === line.id)
        const actuals = lineActuals(
          line,
          own.map(({ totals }) => totals),
        )
        if (actuals === undefined) return []
        const shown = own.map(({ businessProfileId, campaignId, name, isDraft }) => ({
          businessProfileId,
          businessName: names.get(businessProfileId) ?? "",
          campaignId,
          name,
          isDraft,
        }))
        return [{ lineId: line.id, ...actuals, campaigns: shown }]
      }),
    }
  }),
)
