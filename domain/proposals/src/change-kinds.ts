import type { ActionOf } from "@domain/identity"
import type { MinorUnits } from "@domain/kernel"
import { changedNegatives, listIn } from "./negative-keywords.ts"
import type { ProposalLine, ProposalValue } from "./proposal.ts"
import type { RuledKind } from "./proposal-rules.ts"
import type { AdTexts, ChangeKind, ChangeOf, ProposedChange } from "./proposed-change.ts"
import type { SubjectFacts } from "./subject-facts.ts"

type Lines = ReadonlyArray<ProposalLine>

/** A change that a rule may approve, and the amount in minor units that it takes of the day's. */
export interface RuledChange {
  readonly kind: RuledKind
  readonly amount: MinorUnits
}

/** What follows from a kind of change: whose right it is, what it is about, its difference, and how it is taken back. */
export interface ChangeRule<Kind extends ChangeKind> {
  /** The right that the call asks for, and so whoever approves. */
  readonly needs: ActionOf<"profile">
  readonly about: "campaign" | "lead"
  /** Whether the campaign's plan decides, besides the campaign itself. */
  readonly isOfPlan: boolean
  /** The values that the change gives to fields. */
  readonly after: (change: ChangeOf<Kind>, facts: SubjectFacts) => SubjectFacts
  /** The change that restores the values before the lines; undefined where nothing does. */
  readonly inverse: (change: ChangeOf<Kind>, lines: Lines) => ProposedChange | undefined
  /** Whether a rule of the business may approve it, and for which amount. */
  readonly ruled?: (lines: Lines, facts: SubjectFacts) => RuledChange | undefined
}

const before = (lines: Lines, field: ProposalLine["field"]): ProposalValue | undefined =>
  lines.find((line) => line.field === field)?.before

const numberIn = (value: ProposalValue | undefined): number | undefined =>
  typeof value === "number" ? value : undefined
const textIn = (value: ProposalValue | undefined): string | undefined => (typeof value === "string" ? value : undefined)

const textFields = ["headline", "primaryText", "description"] as const
const listFields = ["searchHeadlines", "searchDescriptions"] as const

/** The words of ads before the lines. */
const formerTexts = (lines: Lines): AdTexts => ({
  ...Object.fromEntries(
    textFields.flatMap((field) => {
      const text = textIn(before(lines, field))
      return text === undefined || text === "" ? [] : [[field, text]]
    }),
  ),
  ...Object.fromEntries(
    listFields.flatMap((field) => {
      const texts = listIn(before(lines, field))
      return texts.length === 0 ? [] : [[field, texts]]
    }),
  ),
})

const without = (list: ReadonlyArray<string>, other: ReadonlyArray<string>) =>
  list.filter((one) => !other.includes(one))

const ofCampaign = { about: "campaign", isOfPlan: false } as const

/** Every kind of change. A kind's fields are in `ProposedChange`, its call in the use-case that applies it. Ours. */
export const changeKinds: { readonly [Kind in ChangeKind]: ChangeRule<Kind> } = {
  PauseCampaign: {
    ...ofCampaign,
    needs: "editCampaigns",
    after: () => ({ status: "Paused" }),
    inverse: ({ campaignId }) => ({ kind: "ResumeCampaign", campaignId }),
    ruled: (_lines, facts) => ({ kind: "pause", amount: numberIn(facts.dailyBudget) ?? 0 }),
  },
  ResumeCampaign: {
    ...ofCampaign,
    needs: "editCampaigns",
    after: () => ({ status: "Active" }),
    inverse: ({ campaignId }) => ({ kind: "PauseCampaign", campaignId }),
  },
  ChangeBudget: {
    ...ofCampaign,
    needs: "editCampaigns",
    after: ({ dailyBudget, endDate }) => ({
      ...(dailyBudget !== undefined && { dailyBudget }),
      ...(endDate !== undefined && { endDate }),
    }),
    inverse: ({ campaignId }, lines) => {
      const dailyBudget = numberIn(before(lines, "dailyBudget"))
      const endDate = textIn(before(lines, "endDate"))
      return {
        kind: "ChangeBudget",
        campaignId,
        ...(dailyBudget !== undefined && { dailyBudget }),
        ...(endDate !== undefined && { endDate }),
      }
    },
    ruled: (lines) => {
      const [line, ...others] = lines
      const [was, is] = [numberIn(line?.before), numberIn(line?.after)]
      if (line?.field !== "dailyBudget" || others.length > 0 || was === undefined || is === undefined) return undefined
      return is < was ? { kind: "lowerBudget", amount: was - is } : undefined
    },
  },
  ChangeAdTexts: {
    ...ofCampaign,
    isOfPlan: true,
    needs: "launchCampaigns",
    after: ({ texts }) => texts,
    inverse: ({ campaignId }, lines) => ({ kind: "ChangeAdTexts", campaignId, texts: formerTexts(lines) }),
  },
  ChangeNegativeKeywords: {
    ...ofCampaign,
    isOfPlan: true,
    needs: "launchCampaigns",
    after: (change, facts) => ({ negativeKeywords: changedNegatives(listIn(facts.negativeKeywords), change) }),
    inverse: ({ campaignId }, lines) => {
      const line = lines.find(({ field }) => field === "negativeKeywords")
      const [was, is] = [listIn(line?.before), listIn(line?.after)]
      const [add, remove] = [without(was, is), without(is, was)]
      return {
        kind: "ChangeNegativeKeywords",
        campaignId,
        ...(add.length > 0 && { add }),
        ...(remove.length > 0 && { remove }),
      }
    },
    ruled: (lines) => {
      const removes = lines.some(({ before: was, after: is }) => without(listIn(was), listIn(is)).length > 0)
      return removes ? undefined : { kind: "negativeKeywords", amount: 0 }
    },
  },
  ChangeLead: {
    about: "lead",
    isOfPlan: false,
    needs: "workOnLeads",
    after: ({ status, note }) => ({
      ...(status !== undefined && { leadStatus: status }),
      ...(note !== undefined && { note }),
    }),
    inverse: ({ leadId }, lines) => {
      const status = lines.find(({ field }) => field === "leadStatus")?.before
      // A lead's status is among the lines as its own name.
      return status === undefined
        ? undefined
        : { kind: "ChangeLead", leadId, status: status as NonNullable<ChangeOf<"ChangeLead">["status"]> }
    },
  },
}

/** What follows from the kind of a change. */
export const ruleOf = <Kind extends ChangeKind>(change: { readonly kind: Kind }): ChangeRule<Kind> =>
  changeKinds[change.kind]

/** The values that a change gives to fields. */
export const valuesAfter = (change: ProposedChange, facts: SubjectFacts): SubjectFacts =>
  (ruleOf(change) as ChangeRule<ChangeKind>).after(change as never, facts)

/** The change that takes an applied change back; undefined where none does. */
export const inverseOf = (change: ProposedChange, lines: Lines): ProposedChange | undefined =>
  (ruleOf(change) as ChangeRule<ChangeKind>).inverse(change as never, lines)

/** How a rule may approve a change; undefined where only a person may. */
export const ruledChange = (change: ProposedChange, lines: Lines, facts: SubjectFacts): RuledChange | undefined =>
  (ruleOf(change) as ChangeRule<ChangeKind>).ruled?.(lines, facts)
