import { type CampaignPlan, channelShares, editedPlan, editOf } from "@domain/campaigns"
import { emptyPlan } from "@domain/campaigns/testing"
import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { fewestResults } from "../verdict.ts"
import { anyAutopilotEvidence } from "../testing/autopilot.arbitrary.ts"
import { moveEdit, withShiftedBudget } from "./applied-move.ts"
import { autopilotBounds, together } from "./autopilot-bounds.ts"
import type { AutopilotEvidence } from "./autopilot-evidence.ts"
import { AutopilotKind } from "./autopilot-kind.ts"
import type { AutopilotChange, DecidedMove } from "./autopilot-move.ts"
import { decideMoves } from "./decide-moves.ts"

type ChangeOf<Kind> = Extract<AutopilotChange, { readonly kind: Kind }>

const budgetOf = ({ moves }: { readonly moves: ReadonlyArray<DecidedMove> }) =>
  moves.map(({ change }) => change).find((change): change is ChangeOf<"Budget"> => change.kind === "Budget")

const sumOf = (parts: ReadonlyArray<{ readonly part: number }>) => parts.reduce((sum, { part }) => sum + part, 0)

/** The plan that evidence is of. */
const planOf = ({ dayParts, areas, negativeKeywords }: AutopilotEvidence): CampaignPlan =>
  emptyPlan({
    targeting: {
      ...(dayParts !== undefined && { dayParts }),
      ...(negativeKeywords.length > 0 && { negativeKeywords }),
      targetLocation: { mode: "SpecificArea", radius: 10, unit: "Kilometers", areas },
    },
  })

test("a shift keeps the campaign's money to the minor unit", () => {
  let shifts = 0
  law(
    fc.property(anyAutopilotEvidence, (evidence) => {
      const move = budgetOf(decideMoves(evidence))
      if (move === undefined) return
      shifts += 1
      expect(sumOf(move.before)).toBe(evidence.fundsLeft)
      expect(sumOf(move.after)).toBe(evidence.fundsLeft)
      const states = move.after.map(({ channel }) => ({ channel, status: "Active" as const }))
      const kept = channelShares({ channels: states, budgetParts: move.after }, evidence.fundsLeft)
      expect(kept).toEqual(move.after)
    }),
  )
  expect(shifts).toBeGreaterThan(0)
})

test("a shift takes at most a fifth, and leaves the network's and the owner's least", () => {
  law(
    fc.property(anyAutopilotEvidence, (evidence) => {
      const move = budgetOf(decideMoves(evidence))
      if (move === undefined) return
      const partOf = (parts: typeof move.before) => parts.find(({ channel }) => channel === move.from)?.part ?? 0
      const { channels, fundsLeft, dailyLeft, settings } = evidence
      expect(move.amount * 100).toBeLessThanOrEqual(partOf(move.before) * autopilotBounds.mostPercent)
      const least = channels.find(({ channel }) => channel === move.from)?.leastDaily ?? 0
      expect((partOf(move.after) * dailyLeft) / fundsLeft).toBeGreaterThanOrEqual(least - 1e-6)
      expect(partOf(move.after) * 100 * channels.length).toBeGreaterThanOrEqual(
        fundsLeft * (100 - settings.limits.budgetPercent),
      )
    }),
  )
})

test("however often money is shifted, a channel keeps what its owner said", () => {
  law(
    fc.property(anyAutopilotEvidence, (evidence) => {
      let budgetParts = undefined as AutopilotEvidence["budgetParts"]
      const { budgetParts: _parts, ...facts } = evidence
      for (let week = 0; week < 12; week += 1) {
        const move = budgetOf(decideMoves({ ...facts, ...(budgetParts !== undefined && { budgetParts }) }))
        if (move === undefined) break
        budgetParts = move.after
        const left = budgetParts.find(({ channel }) => channel === move.from)?.part ?? 0
        expect(left * 100 * facts.channels.length).toBeGreaterThanOrEqual(
          facts.fundsLeft * (100 - facts.settings.limits.budgetPercent),
        )
      }
    }),
  )
})

test("what is left out cost money, brought nothing, and was surely expected to", () => {
  const kinds = new Set<string>()
  law(
    fc.property(anyAutopilotEvidence, (evidence) => {
      for (const { change, reason } of decideMoves(evidence).moves) {
        if (change.kind === "Budget") continue
        kinds.add(change.kind)
        expect(reason.part.results).toBe(0)
        expect(reason.part.spend).toBeGreaterThan(0)
        expect(reason.others.results).toBeGreaterThanOrEqual(fewestResults)
        expect(reason.expected + 0.1).toBeGreaterThanOrEqual(reason.needed ?? Infinity)
      }
    }),
  )
  expect(kinds).toEqual(new Set(["Hours", "Places", "Searches"]))
})

test("at most one move of a kind is decided, and none that is not allowed", () => {
  law(
    fc.property(
      anyAutopilotEvidence,
      fc.subarray([...AutopilotKind.literals]),
      fc.boolean(),
      (evidence, kinds, isOff) => {
        const settings = { ...evidence.settings, kinds, ...(isOff && { mode: "Off" as const }) }
        const { moves, findings } = decideMoves({ ...evidence, settings })
        const moved = moves.map(({ change }) => change.kind)
        expect(new Set(moved).size).toBe(moved.length)
        expect(moved.every((kind) => !isOff && kinds.includes(kind))).toBe(true)
        expect(findings.map(({ kind }) => kind)).toEqual(AutopilotKind.literals)
      },
    ),
  )
})

test("a move that is made and taken back leaves what was there before", () => {
  law(
    fc.property(anyAutopilotEvidence, (evidence) => {
      const plan = planOf(evidence)
      for (const { change } of decideMoves(evidence).moves) {
        const made = moveEdit(plan, change, true)
        if (change.kind === "Budget") {
          expect(made).toBeUndefined()
          continue
        }
        if (made === undefined) throw new Error("The plan is the one that was decided on")
        const moved = editedPlan(plan, made)
        expect(editOf(moved)).not.toEqual(editOf(plan))
        expect(moveEdit(moved, change, false)).toEqual(editOf(plan))
        expect(moveEdit(moved, change, true)).toBeUndefined()
      }
    }),
  )
})

test("a shift that is taken back leaves the parts of before", () => {
  law(
    fc.property(anyAutopilotEvidence, (evidence) => {
      const move = budgetOf(decideMoves(evidence))
      if (move === undefined) return
      const { budgetParts } = evidence
      const campaign = { id: 1, ...(budgetParts !== undefined && { budgetParts }) } as never
      const made = withShiftedBudget(campaign, move, true)
      expect(made?.budgetParts).toEqual(move.after)
      expect(made && withShiftedBudget(made, move, false)).toEqual(campaign)
      expect(withShiftedBudget(campaign, move, false)).toBeUndefined()
    }),
  )
})

test("more results of what is left out never make a move surer", () => {
  law(
    fc.property(anyAutopilotEvidence, fc.integer({ min: 1, max: 9 }), (evidence, more) => {
      const move = decideMoves(evidence).moves.find(({ change }) => change.kind === "Places")
      if (move === undefined) return
      const places = evidence.places?.map((part) =>
        part.place === move.subject ? { ...part, results: part.results + more } : part,
      )
      const again = decideMoves({ ...evidence, ...(places !== undefined && { places }) })
      expect(again.moves.some(({ change, subject }) => change.kind === "Places" && subject === move.subject)).toBe(
        false,
      )
    }),
  )
})

test("hours left out together never exceed what the owner said", () => {
  law(
    fc.property(anyAutopilotEvidence, fc.integer({ min: 0, max: 12 }), (evidence, left) => {
      const earlier = [{ kind: "Hours" as const, subject: "0 to 3", state: "Made" as const, at: 0, hours: left }]
      const hours = decideMoves({ ...evidence, earlier })
        .moves.map(({ change }) => change)
        .reduce((sum, change) => sum + (change.kind === "Hours" ? change.to - change.from : 0), left)
      expect(hours).toBeLessThanOrEqual(Math.max(left, evidence.settings.limits.hours))
    }),
  )
})

test("figures of parts and of the rest sum to the whole", () => {
  law(
    fc.property(anyAutopilotEvidence, (evidence) => {
      for (const { change, reason } of decideMoves(evidence).moves)
        if (change.kind === "Hours")
          expect(together([reason.part, reason.others])).toEqual(together(evidence.hours ?? []))
    }),
  )
})
