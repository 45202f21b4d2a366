import {
  type CampaignBudgetState,
  GetAutopilot,
  SetAutopilot,
  SetBudgetSplit,
  type AutopilotState,
} from "@application/campaigns/contract"
import type { BudgetPart, Campaign, SplitRule } from "@domain/campaigns"
import type { AutopilotSettings } from "@domain/insights"
import { failureIn, useCommand, useRead } from "@ui/container"
import { useEffect, useRef, useState } from "react"
import { movesBudget, withoutBudget } from "./split-choice.ts"

type Parts = ReadonlyArray<BudgetPart> | undefined

/** A split that was just replaced, which one press brings back. */
export interface FormerSplit {
  readonly rule: SplitRule
  readonly parts: Parts
}

const named = (parts: Parts) => (parts === undefined ? {} : { parts })

/** The campaign's autopilot, read again when the campaign changes: whether it may move money follows from its status and its plan. */
const useAutopilotOf = (campaign: Pick<Campaign, "id" | "businessProfileId">) => {
  const { id: campaignId, businessProfileId } = campaign
  const { output, retry } = useRead(GetAutopilot, { businessProfileId, campaignId })
  const [set, setSet] = useState<{ readonly state: AutopilotState; readonly over: AutopilotState | undefined }>()
  const facts = JSON.stringify(campaign)
  const readFor = useRef(facts)
  useEffect(() => {
    if (readFor.current === facts) return
    readFor.current = facts
    retry()
  }, [facts, retry])
  return {
    // What was set here is newer than what was read before, and older than what is read afterwards.
    autopilot: set?.over === output ? (set?.state ?? output) : output,
    setNewest: (state: AutopilotState) => setSet({ state, over: output }),
  }
}

/** What can be done with a campaign's split: share it by a rule, take that back, and leave it to the autopilot. */
export const useSplit = (
  campaign: Pick<Campaign, "id" | "businessProfileId">,
  onChanged: (state: CampaignBudgetState) => void,
) => {
  const key = { businessProfileId: campaign.businessProfileId, campaignId: campaign.id }
  const { autopilot, setNewest } = useAutopilotOf(campaign)
  const [splitState, split, resetSplit] = useCommand(SetBudgetSplit, { revalidate: false })
  const [setState, save, resetSet] = useCommand(SetAutopilot, { revalidate: false })
  const setAutopilot = async (settings: AutopilotSettings): Promise<boolean> => {
    const outcome = await save({ ...key, settings })
    if (outcome?.status !== "succeeded") return false
    setNewest(outcome.output)
    return true
  }
  /** Shares the money by a rule; the autopilot then moves no more of it. */
  const share = async (rule: SplitRule, parts: Parts, seen: Parts): Promise<boolean> => {
    resetSet()
    if (autopilot !== undefined && movesBudget(autopilot.settings)) {
      if (!(await setAutopilot(withoutBudget(autopilot.settings)))) return false
    }
    const outcome = await split({
      ...key,
      rule,
      ...named(parts),
      ...(seen !== undefined && { seen }),
    })
    if (outcome?.status !== "succeeded") return false
    onChanged(outcome.output)
    return true
  }
  return {
    autopilot,
    share,
    setAutopilot,
    isSharing: splitState.status === "pending",
    isSetting: setState.status === "pending",
    shareFailure: failureIn(splitState),
    setFailure: failureIn(setState),
    reset: () => {
      resetSplit()
      resetSet()
    },
  }
}
