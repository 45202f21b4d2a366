import { existsSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { actions } from "@domain/identity"
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

test.each(contexts)("a call of %s is two files and their exports", (context) => {
  const files = filesOfCall(call(context), read)
  expect([...files.keys()]).toEqual([
    `application/${context}/src/contract/rename-thing.ts`,
    `application/${context}/src/use-cases/rename-thing.ts`,
    `application/${context}/src/contract/index.ts`,
    `application/${context}/src/use-cases/index.ts`,
  ])
  const [contract, handler, contracts, handlers] = [...files.values()]
  expect(contract).toContain(`contract("${context}/RenameThing"`)
  expect(contract).toContain('kind: "command"')
  expect(contract).toContain('route: "POST /businessProfiles/:businessProfileId/things/:thing"')
  expect(contract).toContain('summary: "Rename thing"')
  expect(contract).toContain('example: { businessProfileId: 7, thing: "thing" }')
  expect(contract).toContain("businessProfileId: BusinessProfileId, thing: textOf(100)")
  expect(handler).toContain("export const renameThing = handler(\n  RenameThing,")
  expect(contracts).toContain('export * from "./rename-thing.ts"')
  expect(handlers).toContain('export * from "./rename-thing.ts"')
})

test("the documented command writes a call", () => {
  const documentation = readFileSync(join(root, "docs", "extending.md"), "utf8")
  const [, context = "", name = "", access = "", method = "", path = ""] =
    /`npm run new -- call (\w+) (\w+) (\w+) (\w+) (\/[^`]+)`/.exec(documentation) ?? []
  expect(["GET", "POST", "PUT", "PATCH", "DELETE"]).toContain(method)
  expect(actions).toContain(access)
  const written = filesOfCall({ context, name, access, method: method as NewCall["method"], path }, read)
  expect([...written.keys()]).toHaveLength(4)
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
