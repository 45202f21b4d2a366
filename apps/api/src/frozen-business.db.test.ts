import { endpoints } from "@adapters/http-api"
import { expect, test } from "vitest"
import { inApi, newClient as client, signIn } from "./testing/in-api.ts"

const bodyOf = async (answer: Response) => (await answer.json()) as Readonly<Record<string, unknown>>
const dataOf = async (answer: Response) => (await bodyOf(answer))["data"] as Record<string, unknown>

test("a frozen business reads all and changes nothing until it is released", async () => {
  const seen = await inApi(endpoints, async (send, _join, _handle, grant) => {
    await grant("BizgainAdmin")
    const { token } = await signIn(send)
    const admin = { authorization: `Bearer ${token}` }
    await send("POST", "/roimatic/users", {}, client)
    const { emailAddress, loginPassword: password } = client
    const login = await dataOf(await send("POST", "/authentication/login", {}, { emailAddress, password }))
    const owner = { authorization: `Bearer ${String(login["accessToken"])}` }
    const { id } = await dataOf(await send("POST", "/businessProfiles", owner, { name: "Shah Sweets" }))
    const business = `/portals/1/businesses/${String(id)}`
    const edit = () =>
      send("PATCH", `/businessProfiles/${String(id)}`, owner, { data: [{ Name: "name", Value: "Sweets" }] })
    const frozen = await send("POST", `${business}/freeze`, admin, { reason: "Two cards were stolen" })
    const again = await send("POST", `${business}/freeze`, admin, { reason: "Another reason" })
    const refused = await edit()
    const read = await send("GET", `/businessProfiles/${String(id)}`, owner)
    const notTheirs = await send("POST", `${business}/release`, owner, { reason: "It is mine" })
    const shown = await dataOf(await send("GET", business, admin))
    await send("POST", `${business}/release`, admin, { reason: "The bank confirmed them" })
    const edited = await edit()
    const log = await dataOf(await send("GET", `/portals/1/auditLog?businessProfileId=${String(id)}`, admin))
    return {
      statuses: [frozen, again, refused, read, notTheirs, edited].map(({ status }) => status),
      reasons: [await dataOf(frozen), await dataOf(again)].map(({ reason }) => reason),
      refusal: await bodyOf(refused),
      shown,
      actions: (log["entries"] as ReadonlyArray<{ readonly action: string }>).map(({ action }) => action),
    }
  })
  expect(seen.statuses).toEqual([200, 200, 403, 200, 403, 200])
  expect(seen.reasons).toEqual(["Two cards were stolen", "Two cards were stolen"])
  expect(JSON.stringify(seen.refusal)).toContain('"isFrozen":true')
  expect(seen.shown).toMatchObject({ business: { standing: "Frozen" }, freeze: { reason: "Two cards were stolen" } })
  expect(seen.actions).toEqual(expect.arrayContaining(["businesses/FreezeBusiness", "businesses/ReleaseBusiness"]))
})
