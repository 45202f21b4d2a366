import { canonicalJson } from "@domain/creatives"
import type { UserId } from "@domain/kernel"
import type { Campaign } from "../campaign.ts"
import { planChanges } from "../edits/plan-changes.ts"
import { type ListedRevision, PlanPart } from "./listed-revision.ts"
import type { CampaignPlan } from "./campaign-plan.ts"
import type { PlanRevision } from "./plan-revision.ts"

/** The parts that have other values in two contents, whatever the order of their fields; a missing part has none. */
export const differingParts = <Part extends string>(
  parts: ReadonlyArray<Part>,
  before: Readonly<Partial<Record<Part, unknown>>>,
  now: Readonly<Partial<Record<Part, unknown>>>,
): ReadonlyArray<Part> =>
  parts.filter((part) => canonicalJson([before[part] ?? null]) !== canonicalJson([now[part] ?? null]))

const partsOf = ({ business, contact, creative, targeting, budget, accounts }: CampaignPlan) => ({
  business: { ...business, ...contact },
  creative,
  targeting,
  budget,
  accounts,
})

const stateOf = ({ plan }: Pick<Campaign, "plan">, revision: number): ListedRevision["state"] =>
  plan?.launched === revision ? "launched" : plan?.draft === revision ? "decided" : undefined

/** A campaign's revisions, newest first as they are given, each with what it changed; the last changes nothing. */
export const listedRevisions = (
  campaign: Pick<Campaign, "plan" | "channels">,
  revisions: ReadonlyArray<Pick<PlanRevision, "revision" | "madeAt" | "madeBy" | "isAutopilots" | "plan">>,
  names: ReadonlyMap<UserId, string> = new Map(),
): ReadonlyArray<ListedRevision> =>
  revisions.map(({ revision, madeAt, madeBy, isAutopilots, plan }, index) => {
    const before = revisions[index + 1]
    const state = stateOf(campaign, revision)
    const name = madeBy === undefined ? undefined : names.get(madeBy)
    return {
      revision,
      madeAt,
      changedParts: before === undefined ? [] : differingParts(PlanPart.literals, partsOf(before.plan), partsOf(plan)),
      changes:
        before === undefined ? [] : campaign.channels.flatMap(({ channel }) => planChanges(before.plan, plan, channel)),
      ...(name !== undefined && { madeBy: name }),
      ...(isAutopilots === true && { isAutopilots }),
      ...(state !== undefined && { state }),
    }
  })
