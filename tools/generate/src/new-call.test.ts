import { existsSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { expect, test } from "vitest"
import { filesOfCall, type NewCall } from "./new-call.ts"

const root = resolve(import.meta.dirname, "..", "..", "..")
const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : undefined)

const contexts = ["businesses", "campaigns", "creatives", "identity", "insights", "signup", "wallet"]
const call = (context: string): NewCall => ({
  context,
  name: "RenameThing",
  access: "editCampaigns",
  method: "POST",
  path: "/businessProfiles/:businessProfileId/things/:thing",
})

test.each(contexts)("a call of %s is two files and three rows", (context) => {
  const files = filesOfCall(call(context), read)
  expect([...files.keys()]).toEqual([
    `application/${context}/src/contract/rename-thing.ts`,
    `application/${context}/src/use-cases/rename-thing.ts`,
    `application/${context}/src/contract/index.ts`,
    `application/${context}/src/use-cases/index.ts`,
    `adapters/http-api/src/${context}-endpoints.ts`,
  ])
  const [contract, handler, contracts, handlers, endpoints] = [...files.values()]
  expect(contract).toContain(`contract("${context}/RenameThing"`)
  expect(contract).toContain("businessProfileId: BusinessProfileId, thing: textOf(100)")
  expect(handler).toContain("export const renameThing = command(\n  RenameThing,")
  expect(contracts).toContain('export { RenameThing } from "./rename-thing.ts"')
  expect(handlers).toMatch(new RegExp(`export const ${context}UseCases = \\[\n  renameThing,`))
  expect(handlers).toContain('import { renameThing } from "./rename-thing.ts"\n')
  expect(endpoints).toContain('endpoint("POST", "/businessProfiles/:businessProfileId/things/:thing", RenameThing)')
})

test("what was there stays, line for line", () => {
  for (const [file, text] of filesOfCall(call("campaigns"), read)) {
    const lines = new Set(text.split("\n"))
    for (const line of (read(file) ?? "").split("\n")) expect(lines, file).toContain(line)
  }
})

test("imports stand before everything else", () => {
  for (const text of filesOfCall(call("wallet"), read).values()) {
    const lines = text.split("\n")
    const last = lines.findLastIndex((line) => line.startsWith("import "))
    expect(lines.slice(0, Math.max(0, last)).some((line) => line.startsWith("export const"))).toBe(false)
  }
})

test("a call that exists, a context that does not and a wrong name are refused", () => {
  expect(() => filesOfCall({ ...call("campaigns"), name: "CreateCampaign" }, read)).toThrow("exists already")
  expect(() => filesOfCall(call("weather"), read)).toThrow("does not exist")
  expect(() => filesOfCall({ ...call("campaigns"), name: "rename" }, read)).toThrow("must look like")
})
