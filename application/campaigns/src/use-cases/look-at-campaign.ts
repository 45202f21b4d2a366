import { handler, JobQueue, UnitOfWork } from "@application/kernel"
import { OwnerMails } from "@application/messaging/services"
import { type Campaign, type Moment } from "@domain/campaigns"
import { canonicalJson, fnv1a64 } from "@domain/creatives"
import {
  autopilotBounds,
  type AutopilotEvidence,
  autopilotRules,
  type DecidedMove,
  decideMoves,
  earlierMove,
  moveOutcome,
  outcomeWeeks,
  together,
} from "@domain/insights"
import { addDays, localDateAt, regionFacts, startOfDay } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { LookAtCampaign, LookAtDueCampaigns } from "../contract/index.ts"
import { type CampaignKey, CampaignMetrics, CampaignRepository } from "../ports/index.ts"
import {
  AutopilotDecisions,
  AutopilotMoves,
  Autopilots,
  type StoredAutopilot,
  type StoredMove,
} from "../stores/index.ts"
import { gatherEvidence } from "./autopilot-evidence.ts"
import { obstacleOf, portalOf, possibleKinds } from "./autopilot-reach.ts"
import { currentPlanOf } from "./campaign-plans.ts"
import { makeMove } from "./make-move.ts"
import { momentOf } from "./moment.ts"

/** Campaigns that one run queues; the others wait for the next, a moment later. */
const mostQueued = 200
/** Moves that keep others from being proposed. */
const mostEarlier = 100
const dayMilliseconds = 86_400_000
/** The hour of its day at which a campaign is looked at, once the networks have told yesterday. */
const lookHour = 6

/** The next morning where a campaign runs. */
const nextLook = ({ region }: Campaign, { today }: Pick<Moment, "today">): number =>
  startOfDay(addDays(today, 1), regionFacts[region].timeZone) + lookHour * 3_600_000

export const lookAtDueCampaigns = handler(
  LookAtDueCampaigns,
  Effect.fnUntraced(function* () {
    const now = yield* Clock.currentTimeMillis
    const jobs = yield* JobQueue
    const { rows } = yield* (yield* Autopilots).list("due", { state: "On" }, { limit: mostQueued })
    yield* Effect.forEach(
      rows.filter(({ nextAt }) => nextAt <= now),
      ({ businessProfileId, campaignId }) =>
        jobs.later(
          LookAtCampaign,
          { businessProfileId, campaignId },
          { singletonKey: `autopilot-${campaignId}`, caller: `profile-${businessProfileId}` },
        ),
      { discard: true },
    )
    return {}
  }),
)

/** What a look found before it decides. */
interface Look {
  readonly key: CampaignKey
  readonly campaign: Campaign
  readonly moment: Moment
  readonly obstacle: StoredAutopilot["obstacle"]
  readonly evidence: Omit<AutopilotEvidence, "earlier"> | undefined
}

/** Moves of before: proposals that nobody answered lapse, and made moves get their outcome. */
const followedMoves = Effect.fnUntraced(function* ({ key, campaign, moment: { now, today } }: Look) {
  const moves = yield* AutopilotMoves
  const metrics = yield* CampaignMetrics
  const { rows } = yield* moves.list("ofCampaign", key, { limit: mostEarlier })
  const { timeZone } = regionFacts[campaign.region]
  return yield* Effect.forEach(rows, (move) =>
    Effect.gen(function* () {
      if (move.state === "Proposed" && now - move.proposedAt >= autopilotBounds.proposalDays * dayMilliseconds)
        return yield* moves.save({ ...move, state: "Lapsed", stateAt: now })
      if (move.state !== "Made" || move.madeAt === undefined || move.outcome !== undefined) return move
      const weeks = outcomeWeeks(localDateAt(move.madeAt, timeZone))
      if (weeks.after.to >= today) return move
      const before = yield* metrics.figures(key.businessProfileId, key.campaignId, weeks.before)
      const after = yield* metrics.figures(key.businessProfileId, key.campaignId, weeks.after)
      const outcome = moveOutcome(together(before.byChannel), together(after.byChannel))
      return yield* moves.save({ ...move, outcome })
    }),
  )
})

/** Keeps what was decided with all that it was decided from; whether the day had no decision before. */
const keepDecision = Effect.fnUntraced(function* ({ key, moment }: Look, evidence: AutopilotEvidence) {
  const decision = decideMoves(evidence)
  const isFirst = yield* (yield* AutopilotDecisions).addOnce({
    ...key,
    day: moment.today,
    rules: autopilotRules,
    evidenceHash: fnv1a64(canonicalJson([evidence])),
    evidence,
    ...decision,
  })
  return { decision, isFirst }
})

/** Adds a move as a proposal. */
const propose = Effect.fnUntraced(function* ({ key, moment: { now, today } }: Look, decided: DecidedMove) {
  return yield* (yield* AutopilotMoves).add({
    ...key,
    ...decided,
    decidedOn: today,
    state: "Proposed",
    proposedAt: now,
    stateAt: now,
  })
})

/** Makes a move at once where it can be made; else it stays a proposal. */
const makeProposed = Effect.fnUntraced(function* ({ key, moment: { now } }: Look, move: StoredMove) {
  const made = yield* makeMove(key, move, true).pipe(
    Effect.as(true),
    Effect.catchTags({
      AutopilotMoveStale: () => Effect.succeed(false),
      CampaignMoveNotAllowed: () => Effect.succeed(false),
      CampaignDisabled: () => Effect.succeed(false),
    }),
  )
  if (made) yield* (yield* AutopilotMoves).save({ ...move, state: "Made", stateAt: now, madeAt: now })
  return made
})

const tellMoved = Effect.fnUntraced(function* ({ campaign: { businessProfileId, id, sessionId, name } }: Look) {
  yield* (yield* OwnerMails).tell({ businessProfileId, sessionId }, ({ origin }) => ({
    template: "autopilotMoved",
    link: `${origin}/app/${businessProfileId}/campaigns/${id}`,
    campaignName: name,
  }))
})

/** Decides and keeps it in one transaction, with the moves that are made: a job that dies in between leaves nothing. */
const decide = Effect.fnUntraced(function* (look: Look) {
  const { key, campaign, moment, obstacle, evidence } = look
  const autopilots = yield* Autopilots
  const autopilot = yield* autopilots.forChange(key)
  if (autopilot === undefined || autopilot.state === "Off" || autopilot.lookedOn === moment.today) return
  const { obstacle: _before, ...stored } = autopilot
  const next = { ...stored, lookedOn: moment.today, lookedAt: moment.now, nextAt: nextLook(campaign, moment) }
  const moves = yield* followedMoves(look)
  if (obstacle !== undefined || evidence === undefined) {
    yield* autopilots.save({ ...next, findings: [], ...(obstacle !== undefined && { obstacle }) })
    return
  }
  const { mode, kinds, limits } = autopilot
  const whole = { ...evidence, settings: { mode, kinds, limits }, earlier: moves.map(earlierMove) }
  const { decision, isFirst } = yield* keepDecision(look, whole)
  yield* autopilots.save({ ...next, findings: decision.findings })
  if (!isFirst) return
  const proposed = yield* Effect.forEach(decision.moves, (move) => propose(look, move))
  if (mode !== "DoIt") return
  const made = yield* Effect.forEach(proposed, (move) => makeProposed(look, move))
  if (made.includes(true)) yield* tellMoved(look)
})

const isOver = ({ status }: Campaign): boolean => status === "Completed" || status === "Archived"

export const lookAtCampaign = handler(
  LookAtCampaign,
  Effect.fnUntraced(function* (key) {
    const autopilots = yield* Autopilots
    const { transact } = yield* UnitOfWork
    const autopilot = yield* autopilots.find(key)
    if (autopilot === undefined || autopilot.state === "Off") return {}
    const campaign = yield* (yield* CampaignRepository).byId(key.businessProfileId, key.campaignId)
    const moment = yield* momentOf(campaign)
    if (isOver(campaign)) {
      yield* transact(autopilots.save({ ...autopilot, state: "Off" }))
      return {}
    }
    if (autopilot.lookedOn === moment.today) return {}
    const plan = yield* currentPlanOf(campaign)
    const portal = yield* portalOf(key.businessProfileId)
    const obstacle = yield* obstacleOf(campaign, plan, portal)
    const { mode, kinds, limits } = autopilot
    const possible = possibleKinds(campaign, plan, portal)
    const evidence =
      obstacle === undefined
        ? yield* gatherEvidence(campaign, plan, { mode, kinds, limits }, possible, moment)
        : undefined
    yield* transact(decide({ key, campaign, moment, obstacle, evidence }))
    return {}
  }),
)
