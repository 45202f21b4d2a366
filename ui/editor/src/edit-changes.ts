import {
  type CampaignPlan,
  channelDefinitions,
  editedPlan,
  type PlanChange,
  planChanges,
  type PlanEdit,
} from "@domain/campaigns"

/** The differences between two edits of a plan, channel by channel. */
export const changesBetween = (plan: CampaignPlan, before: PlanEdit, after: PlanEdit): ReadonlyArray<PlanChange> =>
  (plan.targeting.channels ?? []).flatMap((channel) =>
    planChanges(editedPlan(plan, before), editedPlan(plan, after), channel),
  )

type Network = (typeof channelDefinitions)["Social"]["network"]

const networkOf = ({ channel }: Pick<PlanChange, "channel">): Network => channelDefinitions[channel].network

/** The networks that changes concern, each once. */
export const networksOf = (changes: ReadonlyArray<PlanChange>): ReadonlyArray<Network> => [
  ...new Set(changes.map(networkOf)),
]

/** What each network makes of its changes, the slowest first. */
export const effectsOf = (changes: ReadonlyArray<PlanChange>) =>
  (["newAd", "secondAd", "reviewedAgain", "checkedApart", "atOnce"] as const).flatMap((effect) =>
    networksOf(changes).flatMap((network) => {
      const fields = changes.filter((change) => change.effect === effect && networkOf(change) === network)
      return fields.length === 0 ? [] : [{ effect, network, fields: fields.map(({ field }) => field) }]
    }),
  )
