import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { draft, emptyPlan } from "../testing/index.ts"
import { type PlanRevision, revisionOf, withDraftRevision, withLaunchedRevision } from "./plan-revision.ts"

const anyProposal = fc
  .record({ name: fc.constantFrom("Rye", "Bloom"), hash: fc.constantFrom("a", "b") })
  .map(({ name, hash }) => ({ contentHash: hash, plan: emptyPlan({ business: { name } }) }))

test("revisions count from one, and what says the same is no further revision", () => {
  law(
    fc.property(fc.array(anyProposal, { maxLength: 12 }), (proposals) => {
      const kept: Array<PlanRevision> = []
      for (const [at, proposed] of proposals.entries()) {
        const newest = kept.at(-1)
        const revision = revisionOf(draft, newest, proposed, at)
        const isRepeated =
          newest?.contentHash === proposed.contentHash && newest.plan.business.name === proposed.plan.business.name
        expect(revision === newest).toBe(isRepeated)
        expect(revision).toMatchObject(proposed)
        if (!isRepeated) kept.push(revision)
      }
      expect(kept.map(({ revision }) => revision)).toEqual(kept.map((_, index) => index + 1))
    }),
  )
})

test("the order of a plan's fields makes no revision", () => {
  const plan = emptyPlan({ business: { name: "Rye", tagline: "Bread" } })
  const first = revisionOf(draft, undefined, { contentHash: "a", plan }, 1)
  const reordered = { ...plan, business: { tagline: "Bread", name: "Rye" } }
  expect(revisionOf(draft, first, { contentHash: "a", plan: reordered }, 2)).toBe(first)
})

test("a launch leaves no draft revision, and a later decision names one beside it", () => {
  const decided = withDraftRevision(draft, { revision: 1 })
  expect(decided.plan).toEqual({ draft: 1 })
  const launched = withLaunchedRevision(decided, { revision: 1 })
  expect(launched.plan).toEqual({ launched: 1 })
  expect(withDraftRevision(launched, { revision: 2 }).plan).toEqual({ draft: 2, launched: 1 })
})
