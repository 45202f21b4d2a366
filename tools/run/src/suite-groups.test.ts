import { expect, test } from "vitest"
import { hashesOf, turboPlan } from "./input-hashes.ts"
import { groupsOf } from "./suite-groups.ts"
import type { Part } from "./test-parts.ts"

const parts: ReadonlyArray<Part> = ["unit", "database", "stories", "pictures", "resilience", "journeys"]
const plan = await turboPlan()

/** The groups that run anew when these tasks of the plan have another hash. */
const runAnew = async (...changed: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const before = hashesOf(plan)
  const after = hashesOf(plan.map((task) => (changed.includes(task.taskId) ? { ...task, hash: "changed" } : task)))
  const names: Array<string> = []
  for (const part of parts) {
    const [old, now] = [await groupsOf(part, before), await groupsOf(part, after)]
    names.push(...now.filter(({ hash }, at) => hash !== old[at]?.hash).map(({ name }) => name))
  }
  return names
}

test("a plan counts the code of every package among what its users' tests read", () => {
  const dependenciesOf = (taskId: string) => plan.find((task) => task.taskId === taskId)?.dependencies
  expect(dependenciesOf("@application/campaigns#test")).toEqual(["@application/campaigns#transit"])
  expect(dependenciesOf("@application/campaigns#transit")).toContain("@domain/budget#transit")
  expect(dependenciesOf("@apps/api#build")).toEqual(["@apps/api#transit"])
})

test("a package of its own runs its own tests", async () => {
  expect(await runAnew("@domain/budget#test")).toEqual(["unit domain/budget"])
})

test("the schema's package runs every test on a database", async () => {
  const names = await runAnew("@adapters/postgres#test")
  expect(names).toEqual(expect.arrayContaining(["database apps/api", "database adapters/jobs"]))
  expect(names.filter((name) => name.startsWith("unit "))).toEqual(["unit adapters/postgres"])
})

test("texts run the tests of the mails and papers that they are written in", async () => {
  const names = await runAnew("@ui/i18n#test")
  expect(names).toEqual(expect.arrayContaining(["unit adapters/delivery", "unit adapters/documents", "stories"]))
})

test("any file runs the tests that read the whole tree", async () => {
  const names = await runAnew("//#tree")
  expect(names).toEqual(expect.arrayContaining(["unit tools/architecture", "unit apps/web"]))
  expect(names.some((name) => name.startsWith("unit domain/"))).toBe(false)
})

test("no two groups share a name, under which their results are kept", async () => {
  const groups = await Promise.all(parts.map((part) => groupsOf(part, hashesOf(plan))))
  const names = groups.flat().map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test("a built app runs the journeys and the killed processes", async () => {
  expect(await runAnew("@apps/worker#build")).toEqual(["resilience", "journeys"])
})
