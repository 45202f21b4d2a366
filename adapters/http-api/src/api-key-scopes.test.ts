import { apiScopeOf } from "@application/kernel"
import { expect, test } from "vitest"
import { endpoints } from "./index.ts"

const opened = endpoints.flatMap(({ contract, method, path }) => {
  const scope = apiScopeOf(contract)
  return scope === undefined ? [] : [{ name: contract.name, scope, method, path, kind: contract.kind }]
})

test("no call of accounts, people, payments or portals opens to a key", () => {
  const kept =
    /authentication|secondfactor|passkey|password|acting|apikeys|embedkeys|invitation|members|push|\/portals\/:portalId\/(?!users)/i
  const changes = opened.filter(({ method }) => method !== "GET")
  expect(changes.filter(({ path }) => kept.test(path)).map(({ name }) => name)).toEqual([])
  const money = /payment|razorpay|stripe|refund|wallet|topup|card|billing|addOn/i
  expect(changes.filter(({ path }) => money.test(path)).map(({ name }) => name)).toEqual([])
})

test("a scope that reads opens no command", () => {
  const reading = opened.filter(({ scope }) => scope === "any" || scope.endsWith(":read"))
  expect(reading.filter(({ kind }) => kind === "command").map(({ name }) => name)).toEqual([])
})

test("campaigns, leads, reports and money each open to their own scope", () => {
  const byName = new Map(opened.map(({ name, scope }) => [name, scope]))
  expect([
    byName.get("campaigns/ListCampaigns"),
    byName.get("campaigns/PauseCampaign"),
    byName.get("insights/ListLeads"),
    byName.get("insights/GetDashboard"),
    byName.get("wallet/GetWallet"),
    byName.get("identity/ListUserProfiles"),
    byName.get("wallet/RefundWallet"),
  ]).toEqual(["campaigns:read", "campaigns:write", "leads:read", "reports:read", "money:read", "any", undefined])
})
