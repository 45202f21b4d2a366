import { Schema } from "effect"
import { NextAction } from "../next-action.ts"
import { Verdict } from "../verdict.ts"

/** How a client's advertising stands, the most urgent first: asleep is a client that advertised before and does not now. Ours. */
export const ClientHealth = Schema.Literals(["NeedsYou", "TooEarly", "GoingWell", "Asleep", "NotStarted"])
export type ClientHealth = typeof ClientHealth.Type

/** Why a client stands as it does: its portal froze it, it never launched, or what the verdict says. */
export const HealthReason = Schema.Literals(["frozen", "notLaunched", "verdict"])
export type HealthReason = typeof HealthReason.Type

/** How a client stands with the reason, and its most urgent act; no act where there is nothing to do, or nothing may be done. */
export const ClientStanding = Schema.Struct({
  health: ClientHealth,
  reason: HealthReason,
  verdict: Schema.optionalKey(Verdict),
  act: Schema.optionalKey(NextAction),
})
export type ClientStanding = typeof ClientStanding.Type

/** What a client's standing follows from; `actions` are the dashboard's, most urgent first, and `verdict` is its verdict. */
export interface ClientSituation {
  readonly isFrozen: boolean
  readonly verdict?: Verdict
  readonly actions: ReadonlyArray<NextAction>
}

const healthOf = ({ isFrozen, verdict }: ClientSituation): ClientHealth => {
  if (isFrozen) return "NeedsYou"
  if (verdict === undefined) return "NotStarted"
  return verdict.reason === "nothingRuns" ? "Asleep" : verdict.outcome
}

/**
 * How a client stands. It is the verdict of its dashboard, but for a freeze, which is before all else, for a client that never
 * launched, and for one whose ads have ended and leave nothing that cannot wait. Ours.
 */
export const standingOfClient = (situation: ClientSituation): ClientStanding => {
  const { isFrozen, verdict, actions } = situation
  const [act] = actions
  return {
    health: healthOf(situation),
    reason: isFrozen ? "frozen" : verdict === undefined ? "notLaunched" : "verdict",
    ...(verdict !== undefined && { verdict }),
    ...(!isFrozen && act !== undefined && act.kind !== "keepGoing" && { act }),
  }
}

const healthRank = ({ health }: ClientStanding): number => ClientHealth.literals.indexOf(health)
const actRank = ({ act }: ClientStanding): number =>
  act === undefined ? NextAction.fields.kind.literals.length : NextAction.fields.kind.literals.indexOf(act.kind)
const waitingSince = ({ act }: ClientStanding): number => act?.oldestAt ?? Number.MAX_SAFE_INTEGER

/** Compares clients by urgency: health first, then the act, then whoever has waited longest. */
export const byUrgency = (one: ClientStanding, other: ClientStanding): number =>
  healthRank(one) - healthRank(other) || actRank(one) - actRank(other) || waitingSince(one) - waitingSince(other)
