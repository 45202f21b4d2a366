import { endpoints } from "@adapters/http-api"
import { BusinessProfileId } from "@domain/kernel"
import { expect, test } from "vitest"
import { inApi, signIn } from "./testing/in-api.ts"

interface Reply {
  readonly status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- what the wire holds
  readonly data?: any
  readonly errorCode?: number
}

const starter = { tierName: "Starter", priceListId: 1, total: 117_882 }

test("a pack is shown, bought once, explained and seen by the portal, over HTTP", async () => {
  const seen = await inApi(endpoints, async (send, join, _handle, grant, fill) => {
    const { token } = await signIn(send)
    const call = async (method: string, path: string, body?: object): Promise<Reply> => {
      const answer = await send(method, path, { authorization: `Bearer ${token}` }, body)
      return { status: answer.status, ...((await answer.json()) as object) }
    }
    const { data: profile } = await call("POST", "/businessProfiles", { name: "Rye Bakery", currencyId: 17 })
    const id = BusinessProfileId.make(profile.id)
    await join({ businessProfileId: id, roleId: "ClientAccess" })
    const addOns = `/businessProfiles/${id}/addOns`
    const buy = (key: string, change: object = {}) =>
      call("POST", addOns, { ...starter, idempotencyKey: key, ...change })
    const callback = async () => {
      const asked = { id: 1, businessProfileId: id, phone: "91-9876543210", portal: "localhost" }
      return (await call("POST", "/users/callback", asked)).data.replyDueAt as number
    }

    const offered = await call("GET", addOns)
    const poor = await buy("buy-key-01")
    const usualCall = await callback()
    await fill(id, 200_000)
    const clicks = await Promise.all(Array.from({ length: 8 }, () => buy("buy-key-02")))
    const refused = [await buy("buy-key-02", { total: 1 }), await buy("buy-key-03", { total: 1 }), await buy("x")]
    const unknown = await buy("buy-key-04", { tierName: "Gold" })
    const caredCall = await callback()
    const statement = await call("GET", `/businessProfiles/${id}/payment/wallet/transactions`)
    const bought = await call("GET", addOns)
    const asClient = await call("GET", "/portals/1/priorityBusinesses")
    await grant("PortalAdministrator")
    const asPortal = await call("GET", "/portals/1/priorityBusinesses")
    const callbacks = await call("GET", "/portals/1/callbackRequests")
    await join({ businessProfileId: id, roleId: "BrandManager" })
    const asBrand = await buy("buy-key-05")
    const list = { asClient, asPortal, callbacks, asBrand }
    return { id, offered, poor, usualCall, clicks, refused, unknown, caredCall, statement, bought, ...list }
  })
  expect(seen.offered.data).toMatchObject({
    available: 0,
    isCampaignReviewed: false,
    packs: [
      { tierName: "Starter", days: 30, price: { total: 117_882, priceListId: 1 } },
      { tierName: "Growth", days: 90 },
    ],
    purchases: [],
  })
  expect(seen.poor).toMatchObject({ errorCode: 1003, details: { missing: 117_882, currency: "INR" } })
  expect(seen.clicks.map(({ status, data }) => [status, data.id])).toEqual(
    seen.clicks.map(() => [200, seen.clicks[0]?.data.id]),
  )
  expect(seen.refused.map(({ errorCode }) => errorCode)).toEqual([1002, 1001, 102])
  expect(seen.unknown.errorCode).toBe(104)
  expect(seen.caredCall).toBeLessThan(seen.usualCall)
  const [line] = seen.statement.data.transactions
  expect(line).toMatchObject({
    kind: "addOn",
    amount: -117_882,
    addOn: { tierName: "Starter", days: 30 },
    document: { kind: "invoice", number: expect.stringMatching(/^INI\//) },
  })
  expect(seen.statement.data.transactions).toHaveLength(2)
  expect(seen.bought.data).toMatchObject({
    available: 82_118,
    purchases: [{ ...starter, document: { number: line.document.number } }],
  })
  expect(seen.bought.data.purchases).toHaveLength(1)
  expect(seen.asClient.errorCode).toBe(1028)
  expect(seen.asPortal.data).toMatchObject({
    businesses: [{ businessProfileId: seen.id, businessName: "Rye Bakery", tierName: "Starter" }],
    total: 1,
  })
  // The first was asked for before the pack, and waits while it runs.
  expect(seen.callbacks.data.requests).toMatchObject([{ isPriority: true }, { isPriority: true }])
  expect(seen.asBrand.errorCode).toBe(1028)
})
