import { UserId } from "@domain/kernel"
import { expect, test } from "vitest"
import { emptyPlan } from "../testing/index.ts"
import { listedRevisions } from "./plan-history.ts"

const revision = (number: number, plan = emptyPlan()) => ({ revision: number, madeAt: number, plan })
const partsOf = (plan: ReturnType<typeof emptyPlan>) =>
  listedRevisions({ channels: [] }, [revision(2, plan), revision(1)])[0]?.changedParts

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
  const campaign = { channels: [], plan: { draft: 3, launched: 2 } }
  expect(listedRevisions(campaign, [revision(3), revision(2), revision(1)]).map(({ state }) => state)).toEqual([
    "decided",
    "launched",
    undefined,
  ])
})

test("the first revision changes nothing", () => {
  expect(listedRevisions({ channels: [] }, [revision(1, emptyPlan({ creative: { objective: "Calls" } }))])).toEqual([
    { revision: 1, madeAt: 1, changedParts: [], changes: [] },
  ])
})

test("a revision tells what each channel shows otherwise, and who sent it", () => {
  const campaign = { channels: [{ channel: "Search" as const, status: "Active" as const }] }
  const changed = { ...revision(2, emptyPlan({ targeting: { keywords: ["rye bread"] } })), madeBy: UserId.make(5) }
  const [newest] = listedRevisions(campaign, [changed, revision(1)], new Map([[UserId.make(5), "Mira"]]))
  expect(newest?.madeBy).toBe("Mira")
  expect(newest?.changes).toEqual([
    {
      channel: "Search",
      field: "keywords",
      before: { texts: [] },
      after: { texts: ['"rye bread"'] },
      effect: "checkedApart",
    },
  ])
})
