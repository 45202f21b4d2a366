import { existsSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { expect, test } from "vitest"
import { filesOfCall, type NewCall } from "./new-call.ts"

const root = resolve(import.meta.dirname, "..", "..", "..")
const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : undefined)

const contexts = [
  "businesses",
  "campaigns",
  "channels",
  "creatives",
  "identity",
  "insights",
  "portals",
  "signup",
  "wallet",
]
const call = (context: string): NewCall => ({
  context,
  name: "RenameThing",
  access: "editCampaigns",
  method: "POST",
  path: "/businessProfiles/:businessProfileId/things/:thing",
})

test.each(contexts)("a call of %s is two files, two exports and one row", (context) => {
  const files = filesOfCall(call(context), read)
  expect([...files.keys()]).toEqual([
    `application/${context}/src/contract/rename-thing.ts`,
    `application/${context}/src/use-cases/rename-thing.ts`,
    `application/${context}/src/contract/index.ts`,
    `application/${context}/src/use-cases/index.ts`,
    "adapters/http-api/src/routes.ts",
  ])
  const [contract, handler, contracts, handlers, routes] = [...files.values()]
  expect(contract).toContain(`contract("${context}/RenameThing"`)
  expect(contract).toContain("businessProfileId: BusinessProfileId, thing: textOf(100)")
  expect(handler).toContain("export const renameThing = command(\n  RenameThing,")
  expect(contracts).toContain('export { RenameThing } from "./rename-thing.ts"')
  expect(handlers).toContain('export { renameThing } from "./rename-thing.ts"')
  expect(routes).toContain(
    `  "${context}/RenameThing": "POST /businessProfiles/:businessProfileId/things/:thing",\n  "${context}/`,
  )
})

test("existing lines stay unchanged", () => {
  for (const [file, text] of filesOfCall(call("campaigns"), read)) {
    const lines = new Set(text.split("\n"))
    for (const line of (read(file) ?? "").split("\n")) expect(lines, file).toContain(line)
  }
})

test("a call that exists, a context that does not and a wrong name are refused", () => {
  expect(() => filesOfCall({ ...call("campaigns"), name: "CreateCampaign" }, read)).toThrow("exists already")
  expect(() => filesOfCall(call("weather"), read)).toThrow("does not exist")
  expect(() => filesOfCall({ ...call("campaigns"), name: "rename" }, read)).toThrow("must look like")
})
