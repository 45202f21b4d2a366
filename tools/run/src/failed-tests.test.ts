import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { failedInPlaywright, failedInVitest } from "./failed-tests.ts"

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "marquee-failed-"))))
afterAll(() => rm(folder, { recursive: true }))

const written = async (report: unknown): Promise<string> => {
  const file = join(folder, "report.json")
  await writeFile(file, JSON.stringify(report))
  return file
}

test("failed tests of Vitest are named with their files", async () => {
  const report = await written({
    testResults: [
      {
        name: "/root/domain/a.test.ts",
        status: "failed",
        assertionResults: [
          { status: "passed", fullName: "a sum is a sum" },
          { status: "failed", fullName: "a half is a half" },
        ],
      },
      { name: "/root/ui/b.test.ts", status: "failed", assertionResults: [] },
      { name: "/root/ui/c.test.ts", status: "passed", assertionResults: [{ status: "passed", fullName: "c" }] },
    ],
  })
  expect(await failedInVitest(report, "/root")).toEqual(["domain/a.test.ts: a half is a half", "ui/b.test.ts"])
})

test("failed journeys are named, also in nested suites", async () => {
  const report = await written({
    suites: [
      {
        specs: [{ title: "a login", file: "login.spec.ts", ok: true }],
        suites: [{ specs: [{ title: "a payment", file: "payments.spec.ts", ok: false }] }],
      },
    ],
  })
  expect(await failedInPlaywright(report)).toEqual(["payments.spec.ts: a payment"])
})

test("a report that is missing names nothing", async () => {
  const missing = join(folder, "missing.json")
  expect([await failedInVitest(missing, "/root"), await failedInPlaywright(missing)]).toEqual([[], []])
})
