import type { CampaignEditState } from "@application/campaigns/contract"
import type { AnyContract, Caller } from "@application/kernel"
import {
  acceptedEdit,
  type AdVariant,
  CampaignNotLaunchable,
  changeTerms,
  differingTerms,
  type EditedTerms,
  editedPlan,
  editOf,
  lacksOfEdit,
  lacksOfVersion,
  type PlanEdit,
  runningTerms,
} from "@domain/campaigns"
import { canonicalJson } from "@domain/creatives"
import { DifferenceStale } from "@domain/errors"
import { seedPriceLists } from "@domain/pricing/seed"
import { examplePrice } from "@domain/pricing/testing"
import { planOf, type SignupSession } from "@domain/signup"
import { Result, Schema } from "effect"
import { changesBetween } from "../edit-changes.ts"
import { runningCampaign } from "./sample-campaign.ts"

const today = "2026-11-25"

/** What another budget or last day of the running campaign costs, as the product's own rule prices it. */
const pricedTerms = (session: SignupSession, terms: EditedTerms | undefined, available: number) => {
  const campaign = runningCampaign(session)
  if (differingTerms(runningTerms(campaign), terms) === undefined) return { lacks: [] }
  const priceList = seedPriceLists.IN
  const price = examplePrice({ priceList, dailyBudget: 50_000, days: 14, waivedDays: 0 })
  const pricing = { priceList, joinedOn: "2026-11-01", place: "sameState" } as const
  const changed = changeTerms({ ...campaign, price }, terms ?? {}, pricing, { now: Date.parse(today), today })
  if (Result.isFailure(changed))
    return { lacks: ["key" in changed.failure ? "campaigns.edit.budget" : "campaigns.edit.endDate"] }
  const { added, campaign: next } = changed.success
  const missing = Math.max(0, added.total - available)
  const quote: CampaignEditState["quote"] = {
    endDate: next.endDate ?? today,
    dailyBudget: next.budget?.dailyBudget ?? 0,
    added,
    price: next.price ?? price,
    fromWallet: Math.max(0, added.total - missing),
    missing,
  }
  return { quote, lacks: missing > 0 ? ["campaigns.edit.money"] : [] }
}

/** What a story or test wants of the desk. */
export interface EditDeskOptions {
  readonly session: SignupSession
  readonly edit?: PlanEdit
  readonly approval?: CampaignEditState["approval"]
  readonly sent?: CampaignEditState["sent"]
  readonly mayChangeHours?: boolean
  /** What a test of two versions would have. */
  readonly means?: CampaignEditState["means"]
  /** The second version that runs. */
  readonly variant?: AdVariant
  /** What the wallet has for another budget, in minor units. */
  readonly available?: number
}

type Input = Readonly<Record<string, unknown>>

/** Answers the calls of the editor from memory, as the product's handlers do, and counts what was saved and sent. */
export const makeEditDesk = (options: EditDeskOptions) => {
  const { session, edit, approval, sent = [], mayChangeHours = true, means, variant, available = 10_000_000 } = options
  const plan = planOf({
    ...session,
    creative: {
      ...session.creative,
      creativeDetail: { ...session.creative.creativeDetail, ...(variant !== undefined && { variant }) },
    },
    budget: { ...session.budget, budget: runningCampaign(session).budget },
  } as SignupSession)
  const first: CampaignEditState["draft"] = edit === undefined ? undefined : { edit, version: 1, editedAt: 1 }
  const desk = {
    draft: first,
    version: first?.version ?? 0,
    sent,
    approval,
    /** Whether the server is out of reach. */
    isBroken: false,
    saves: 0,
    sends: new Set<string>(),
  }
  const state = (): CampaignEditState => {
    const { draft } = desk
    const edited = draft === undefined ? plan : editedPlan(plan, acceptedEdit(draft.edit))
    const changes = draft === undefined ? [] : changesBetween(plan, editOf(plan), draft.edit)
    const lacks = [
      ...lacksOfEdit(runningCampaign(session), plan, edited),
      ...lacksOfVersion(plan, edited, { changes, means, isAdWaiting: false }),
    ]
    const priced = pricedTerms(session, draft?.edit.terms, available)
    const running = runningTerms(runningCampaign(session))
    return {
      plan,
      ...(draft !== undefined && { draft }),
      version: desk.version,
      changes,
      lacks: draft === undefined ? ["campaigns.edit.nothing"] : [...lacks, ...priced.lacks],
      running,
      ...(priced.quote !== undefined && { quote: priced.quote }),
      mayChangeHours,
      ...(means !== undefined && { means }),
      ...(draft !== undefined && desk.approval !== undefined && { approval: desk.approval }),
      sent: desk.sent,
    }
  }
  const save = (typed: PlanEdit, editedBy?: string) => {
    desk.version += 1
    const { version } = desk
    const isRunning = canonicalJson(typed) === canonicalJson(editOf(plan))
    desk.draft = isRunning
      ? undefined
      : { edit: typed, version, editedAt: version, ...(editedBy !== undefined && { editedBy }) }
  }
  const end = () => {
    desk.draft = undefined
    desk.version += 1
  }
  const stale = ({ version }: Input) => {
    const { draft } = desk
    if (desk.version === version) return undefined
    const current = { ...(draft ?? { edit: editOf(plan), version: desk.version }) } as unknown as Readonly<
      Record<string, Schema.Json>
    >
    return new DifferenceStale({ fields: ["edit"], revision: desk.version, current })
  }
  const answers: Readonly<Record<string, (input: Input) => unknown>> = {
    "campaigns/GetCampaignEdit": state,
    "campaigns/SaveCampaignEdit": (input) => {
      const failure = stale(input)
      if (failure !== undefined) return failure
      desk.saves += 1
      save(input["edit"] as PlanEdit)
      return state()
    },
    "campaigns/DiscardCampaignEdit": (input) => {
      const failure = stale(input)
      if (failure !== undefined) return failure
      end()
      return state()
    },
    "campaigns/SendCampaignEdit": (input) => {
      const failure = stale(input)
      if (failure !== undefined) return failure
      const { lacks, changes } = state()
      if (lacks.length > 0)
        return new CampaignNotLaunchable({ campaignId: runningCampaign(session).id, missing: lacks })
      desk.sends.add(String(input["idempotencyKey"]))
      desk.sent = [...new Set(changes.map(({ channel }) => channel))].map((channel) => ({ channel, status: "Waiting" }))
      end()
      return state()
    },
    // The budget is not the edit's: its own stories are over the product's handlers.
    "campaigns/GetCampaignBudget": () => ({ currency: "INR", maySplit: false }),
    "campaigns/ShowEditToClient": () => {
      desk.approval = "Sent"
      return state()
    },
  }
  const call = (async (contract: AnyContract, input: unknown) => {
    if (desk.isBroken) return { status: "broken", error: new Error("The server is out of reach") }
    const answer = answers[contract.name]?.(input as Input) ?? []
    return answer instanceof DifferenceStale || answer instanceof CampaignNotLaunchable
      ? { status: "failed", failure: answer }
      : { status: "succeeded", output: answer }
  }) as Caller
  return {
    desk,
    state,
    /** What runs. */
    running: editOf(plan),
    call,
    /** Saves as somebody else does in another window. */
    saveAs: (editedBy: string, typed: PlanEdit) => save(typed, editedBy),
  }
}
