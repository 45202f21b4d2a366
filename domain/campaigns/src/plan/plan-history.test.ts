import { expect, test } from "vitest"
import { emptyPlan } from "../testing/index.ts"
import { listedRevisions } from "./plan-history.ts"

const revision = (number: number, plan = emptyPlan()) => ({ revision: number, madeAt: number, plan })
const partsOf = (plan: ReturnType<typeof emptyPlan>) =>
  listedRevisions({}, [revision(2, plan), revision(1)])[0]?.changedParts

test("a revision names the parts that it changed, the contact as the business", () => {
  expect(partsOf(emptyPlan({ contact: { phone: "+918041234567" } }))).toEqual(["business"])
  expect(partsOf(emptyPlan({ creative: { objective: "Calls" }, targeting: { keywords: ["rye"] } }))).toEqual([
    "creative",
    "targeting",
  ])
  expect(partsOf(emptyPlan({ accounts: { linkedAccounts: { usePortalPage: true, instagram: false } } }))).toEqual([
    "accounts",
  ])
})

test("a revision is launched, decided on, or neither", () => {
  const campaign = { plan: { draft: 3, launched: 2 } }
  expect(listedRevisions(campaign, [revision(3), revision(2), revision(1)]).map(({ state }) => state)).toEqual([
    "decided",
    "launched",
    undefined,
  ])
})

test("the first revision changes nothing", () => {
  expect(listedRevisions({}, [revision(1, emptyPlan({ creative: { objective: "Calls" } }))])).toEqual([
    { revision: 1, madeAt: 1, changedParts: [] },
  ])
})
