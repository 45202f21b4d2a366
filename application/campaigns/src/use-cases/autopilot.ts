import { CurrentActor, currentUser, handler, Profiles, UserNames } from "@application/kernel"
import type { Campaign } from "@domain/campaigns"
import {
  autopilotConsentVersion,
  AutopilotMoveNotFound,
  AutopilotMoveStale,
  AutopilotNotPossible,
  autopilotOff,
} from "@domain/insights"
import { regionFacts, type UserId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import {
  type AutopilotState,
  DeclineAutopilotMove,
  GetAutopilot,
  SetAutopilot,
  TakeAutopilotMove,
  UndoAutopilotMove,
} from "../contract/index.ts"
import { type CampaignKey, CampaignRepository } from "../ports/index.ts"
import { AutopilotMoves, Autopilots, type StoredMove } from "../stores/index.ts"
import { obstacleOf, portalOf, possibleKinds } from "./autopilot-reach.ts"
import { currentPlanOf } from "./campaign-plans.ts"
import { makeMove } from "./make-move.ts"

/** Moves that are shown. */
const mostShown = 50

/** Names of the people who agreed or answered. */
const namesOf = Effect.fnUntraced(function* (campaign: Campaign, ids: ReadonlyArray<UserId | undefined>) {
  const { portalId } = yield* Effect.orDie((yield* Profiles).of(campaign.businessProfileId))
  const known = [...new Set(ids.filter((id) => id !== undefined))]
  return yield* (yield* UserNames).of(portalId, known)
})

const shownMove = ({ businessProfileId: _profile, by, ...move }: StoredMove, names: ReadonlyMap<UserId, string>) => {
  const name = by === undefined ? undefined : names.get(by)
  return { ...move, ...(name !== undefined && { by: name }) }
}

const stateOf = Effect.fnUntraced(function* (key: CampaignKey) {
  const campaign = yield* (yield* CampaignRepository).byId(key.businessProfileId, key.campaignId)
  const plan = yield* currentPlanOf(campaign)
  const portal = yield* portalOf(key.businessProfileId)
  const obstacle = yield* obstacleOf(campaign, plan, portal)
  const stored = yield* (yield* Autopilots).find(key)
  const { rows } = yield* (yield* AutopilotMoves).list("ofCampaign", key, { limit: mostShown })
  const consent = stored?.consent
  const names = yield* namesOf(campaign, [consent?.by, ...rows.map(({ by }) => by)])
  const agreed = consent === undefined ? undefined : names.get(consent.by)
  const { mode, kinds, limits } = stored ?? autopilotOff
  const state: AutopilotState = {
    settings: { mode, kinds, limits },
    currency: campaign.budget?.currency ?? regionFacts[campaign.region].currency,
    ...(consent !== undefined && {
      consent: { version: consent.version, at: consent.at, ...(agreed !== undefined && { by: agreed }) },
    }),
    ...(obstacle !== undefined && { obstacle }),
    possible: possibleKinds(campaign, plan, portal),
    findings: stored?.findings ?? [],
    ...(stored?.lookedAt !== undefined && { lookedAt: stored.lookedAt }),
    ...(stored?.state === "On" && { nextAt: stored.nextAt }),
    moves: rows.map((move) => shownMove(move, names)),
  }
  return state
})

export const getAutopilot = handler(GetAutopilot, ({ businessProfileId, campaignId }) =>
  stateOf({ businessProfileId, campaignId }),
)

/** Proposals that nobody can take any longer. */
const lapseProposals = Effect.fnUntraced(function* (key: CampaignKey, now: number) {
  const moves = yield* AutopilotMoves
  const { rows } = yield* moves.list("ofCampaign", key, { limit: mostShown })
  const open = rows.filter(({ state }) => state === "Proposed")
  yield* Effect.forEach(open, (move) => moves.save({ ...move, state: "Lapsed", stateAt: now }), { discard: true })
})

export const setAutopilot = handler(
  SetAutopilot,
  Effect.fnUntraced(function* ({ businessProfileId, campaignId, settings }) {
    const key = { businessProfileId, campaignId }
    const campaign = yield* (yield* CampaignRepository).byId(businessProfileId, campaignId)
    const isOn = settings.mode !== "Off"
    const portal = yield* portalOf(businessProfileId)
    const obstacle = isOn ? yield* obstacleOf(campaign, yield* currentPlanOf(campaign), portal) : undefined
    if (obstacle !== undefined) return yield* new AutopilotNotPossible({ why: obstacle })
    const autopilots = yield* Autopilots
    const { userId } = yield* currentUser
    const now = yield* Clock.currentTimeMillis
    const { obstacle: _before, ...stored } = (yield* autopilots.forChange(key)) ?? {
      ...key,
      ...autopilotOff,
      state: "Off" as const,
      nextAt: now,
      findings: [],
    }
    // Whoever has it do more agrees anew; switching off or asking to be told first takes nothing back.
    yield* autopilots.save({
      ...stored,
      ...settings,
      state: isOn ? "On" : "Off",
      nextAt: stored.state === "On" ? stored.nextAt : now,
      ...(isOn && { consent: { version: autopilotConsentVersion, by: userId, at: now } }),
    })
    if (!isOn) yield* lapseProposals(key, now)
    return yield* stateOf(key)
  }),
)

/** A campaign's move, after its autopilot is locked, which a look may be changing. */
const moveForChange = Effect.fnUntraced(function* (key: CampaignKey, moveId: number) {
  const { businessProfileId, campaignId } = key
  yield* (yield* CampaignRepository).byId(businessProfileId, campaignId)
  yield* (yield* Autopilots).forChange(key)
  const move = yield* (yield* AutopilotMoves).forChange({ businessProfileId, id: moveId })
  return move?.campaignId === campaignId ? move : yield* new AutopilotMoveNotFound({ moveId })
})

/** A move that somebody answers while it is in a state. */
const answered = Effect.fnUntraced(function* (key: CampaignKey, moveId: number, from: StoredMove["state"]) {
  const move = yield* moveForChange(key, moveId)
  if (move.state !== from) return yield* new AutopilotMoveStale({ why: "Answered" })
  const actor = yield* CurrentActor
  const stateAt = yield* Clock.currentTimeMillis
  return { ...move, stateAt, ...(actor.kind === "user" && { by: actor.userId }) }
})

export const takeAutopilotMove = handler(
  TakeAutopilotMove,
  Effect.fnUntraced(function* ({ moveId, ...key }) {
    const move = yield* answered(key, moveId, "Proposed")
    yield* makeMove(key, move, true)
    yield* (yield* AutopilotMoves).save({ ...move, state: "Made", madeAt: move.stateAt })
    return yield* stateOf(key)
  }),
)

export const declineAutopilotMove = handler(
  DeclineAutopilotMove,
  Effect.fnUntraced(function* ({ moveId, ...key }) {
    const move = yield* answered(key, moveId, "Proposed")
    yield* (yield* AutopilotMoves).save({ ...move, state: "Declined" })
    return yield* stateOf(key)
  }),
)

export const undoAutopilotMove = handler(
  UndoAutopilotMove,
  Effect.fnUntraced(function* ({ moveId, ...key }) {
    const move = yield* answered(key, moveId, "Made")
    yield* makeMove(key, move, false)
    yield* (yield* AutopilotMoves).save({ ...move, state: "Undone" })
    return yield* stateOf(key)
  }),
)
