import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { keptResults } from "./kept-results.ts"

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "marquee-kept-"))))
afterAll(() => rm(folder, { recursive: true }))

const passed = { passed: 3, failed: 0, skipped: 1 }
const group = { name: "domain/pricing", hash: "a" }

test("a result is found again with the same hash only", async () => {
  const file = join(folder, "found.json")
  ;(await keptResults(file)).keep([[group, passed]])
  const { of } = await keptResults(file)
  expect([of(group), of({ ...group, hash: "b" })]).toEqual([passed, undefined])
})

test("a failure forgets what its group had", async () => {
  const file = join(folder, "failed.json")
  const { keep, of } = await keptResults(file)
  keep([[group, passed]])
  keep([[group, { ...passed, failed: 1 }]])
  expect(of(group)).toBeUndefined()
})

test("a broken file holds no result", async () => {
  const file = join(folder, "broken.json")
  await writeFile(file, '{"domain/pri')
  expect((await keptResults(file)).of(group)).toBeUndefined()
})
