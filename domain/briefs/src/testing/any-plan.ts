import { anyCurrency, anyDateRange } from "@domain/kernel/testing"
import { UserId } from "@domain/kernel"
import fc from "fast-check"
import type { Brief } from "../brief.ts"
import { briefStatuses } from "../brief-status.ts"
import { planChoices, type PlanLine } from "../plan-line.ts"
import type { PlanVersion } from "../plan-version.ts"

const text = fc.stringMatching(/^["A-Za-z0-9][A-Za-z0-9 ,"&-]{0,14}[A-Za-z0-9]$/)
const choice = (choices: ReadonlyArray<string>) => fc.constantFrom(...choices)
const amount = fc.nat(10_000_000)

/** A line of a plan, sums and days in any relation. */
export const anyPlanLine: fc.Arbitrary<PlanLine> = fc.record({
  id: fc.stringMatching(/^[a-z0-9]{4,8}$/),
  channelType: choice(planChoices.channelType),
  publisher: fc.oneof(text, choice(["Meta", "Google", "The Daily"])),
  theme: text,
  entity: text,
  dates: anyDateRange,
  costSource: choice(planChoices.costSource),
  cost: amount,
  buyType: choice(planChoices.buyType),
  buyMetric: choice(planChoices.buyMetric),
  unitCost: fc.nat(100_000),
  kpiMetric: choice(planChoices.kpiMetric),
  kpiVolume: fc.nat(10_000_000),
  objective: choice(planChoices.objective),
  budget: amount,
})

/** A plan's lines, each with an id of its own. */
export const anyPlanLines: fc.Arbitrary<ReadonlyArray<PlanLine>> = fc.uniqueArray(anyPlanLine, {
  selector: ({ id }) => id,
  maxLength: 6,
})

/** A version that waits for its first approver. */
export const anyPlanVersion: fc.Arbitrary<PlanVersion> = fc.record({
  version: fc.integer({ min: 1, max: 20 }),
  lines: anyPlanLines,
  currency: anyCurrency,
  hash: fc.stringMatching(/^[0-9a-f]{8}$/),
  approverIds: fc
    .uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 })
    .map((ids) => ids.map((id) => UserId.make(id))),
  decisions: fc.constant([]),
  sentBy: fc.constant(UserId.make(9)),
  sentAt: fc.nat(2_000_000_000_000),
  deadlineAt: fc.nat(2_000_000_000_000),
})

/** A brief as a business keeps it, valid or not. */
export const anyBrief: fc.Arbitrary<Omit<Brief, "id">> = fc.record(
  {
    name: text,
    details: text,
    audience: text,
    markets: fc.array(text, { minLength: 1, maxLength: 3 }),
    dates: anyDateRange,
    budget: amount,
    currency: anyCurrency,
    status: fc.constantFrom(...briefStatuses),
    planned: fc.record({ lines: fc.nat(9), cost: amount, budget: amount }),
    createdAt: fc.nat(2_000_000_000_000),
    updatedAt: fc.nat(2_000_000_000_000),
  },
  { requiredKeys: ["name", "details", "dates", "budget", "currency", "status", "createdAt", "updatedAt"] },
)
