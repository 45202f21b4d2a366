import { Schema } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { endpoints } from "@adapters/http-api"
import { contract } from "@application/kernel"
import { inputsOf, type Known, requestsOf } from "./fuzz-request.ts"

const known: Known = {
  ids: { sessionId: "session", businessProfileId: 71, campaignId: 72, userId: 73, portalId: 1 },
  otherPortalId: 2,
  fields: ["name"],
  token: "head.claims.signature",
}

const requestsTo = async (name: string) => {
  const row = endpoints.find((it) => it.contract.name === name)
  if (row === undefined) throw new Error(`No call is named ${name}`)
  return fc.sample(requestsOf(row, await inputsOf(row.contract, 1), known), { numRuns: 100, seed: 1 })
}

test("chance finds inputs that a contract's schema accepts", async () => {
  const NamedDraft = contract("test/NamedDraft", {
    kind: "query",
    access: "readPortal",
    input: Schema.Struct({ name: Schema.String.check(Schema.isMaxLength(9)) }),
    output: Schema.Struct({}),
  })
  const { byChance } = await inputsOf(NamedDraft, 1)
  expect(byChance).toHaveLength(60)
  expect(byChance.every(({ name }) => typeof name === "string" && name.length < 10)).toBe(true)
})

test("no input is found that no value satisfies", async () => {
  const Impossible = contract("test/Impossible", {
    kind: "query",
    access: "readPortal",
    input: Schema.Struct({ name: Schema.String.check(Schema.makeFilter(() => false)) }),
    output: Schema.Struct({}),
  })
  expect((await inputsOf(Impossible, 1)).byChance).toEqual([])
})

test("requests are the same for a seed, and reach the owner's own profile", async () => {
  const asked = await requestsTo("wallet/ListTransactions")
  expect(await requestsTo("wallet/ListTransactions")).toEqual(asked)
  expect(asked.some(({ path }) => path.includes("/businessProfiles/71/payment/wallet"))).toBe(true)
  expect(asked.some(({ headers }) => headers?.["authorization"] === "Bearer head.claims.signature")).toBe(true)
})

test("a portal's settings are changed at another portal than the one attacked", async () => {
  const asked = await requestsTo("portals/ChangePortal")
  expect(asked.filter(({ path }) => path.endsWith("/portals/2")).length).toBeGreaterThan(40)
  expect(asked.filter(({ path }) => path.endsWith("/portals/1"))).toEqual([])
})

test("calls that take files are sent forms", async () => {
  const asked = await requestsTo("creatives/UploadImage")
  const forms = asked.filter(({ headers }) => headers?.["content-type"] === "multipart/form-data; boundary=part")
  expect(forms.some(({ body }) => String(body).includes('filename="ImageFile.png"'))).toBe(true)
})
