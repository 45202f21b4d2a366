import { channelShares } from "@domain/campaigns"
import { fewestResults } from "../verdict.ts"
import { autopilotBounds, effectOf, isSurelyDearer, reasonOf, surelyDearer } from "./autopilot-bounds.ts"
import type { AutopilotEvidence } from "./autopilot-evidence.ts"
import type { Found } from "./found.ts"

type Channel = AutopilotEvidence["channels"][number]

/** The least that a channel keeps: its network's least a day, and what its owner lets go of its equal part. */
const leastOf = ({ channels, fundsLeft, dailyLeft, settings }: AutopilotEvidence, { leastDaily }: Channel): number =>
  Math.max(
    Math.ceil((leastDaily * fundsLeft) / Math.max(1, dailyLeft)),
    Math.ceil((fundsLeft * (100 - settings.limits.budgetPercent)) / 100 / channels.length),
  )

/**
 * Money from the channel whose results surely cost more to the channel whose results cost least: at most a fifth of what the
 * channel has left. What is left of the campaign stays the same to the minor unit. Ours.
 */
export const budgetMove = (evidence: AutopilotEvidence): Found => {
  const { channels, fundsLeft, days, budgetParts } = evidence
  const shown = channels.filter(({ isShown }) => isShown)
  if (shown.length < 2) return "NotPossible"
  const compared = (shown.length * (shown.length - 1)) / 2
  const pairs = shown.flatMap((from) => shown.filter((to) => to !== from).map((to) => ({ from, to })))
  const counted = pairs.filter(({ to }) => to.results >= fewestResults)
  if (counted.length === 0) return "FewResults"
  const [widest] = counted
    .filter(({ from, to }) => isSurelyDearer(from, to, compared))
    .toSorted((one, other) => surelyDearer(other.from, other.to, compared) - surelyDearer(one.from, one.to, compared))
  if (widest === undefined) return "NotSure"
  const { from, to } = widest
  const before = channelShares(
    {
      channels: channels.map(({ channel }) => ({ channel, status: "Active" })),
      ...(budgetParts !== undefined && { budgetParts }),
    },
    fundsLeft,
  )
  const held = before.find(({ channel }) => channel === from.channel)?.part ?? 0
  const amount = Math.min(Math.floor((held * autopilotBounds.mostPercent) / 100), held - leastOf(evidence, from))
  if (amount < 1 || amount * 100 < fundsLeft * autopilotBounds.leastPercent) return "AtLimit"
  const moved = { [from.channel]: -amount, [to.channel]: amount }
  return {
    change: {
      kind: "Budget",
      from: from.channel,
      to: to.channel,
      amount,
      before,
      after: before.map(({ channel, part }) => ({ channel, part: part + (moved[channel] ?? 0) })),
      ...(budgetParts !== undefined && { former: budgetParts }),
    },
    subject: `${from.channel} to ${to.channel}`,
    reason: reasonOf(days, from, to, compared),
    effect: effectOf(amount, "Rest", from, to),
  }
}
