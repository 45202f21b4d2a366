import { endpoints } from "@adapters/http-api"
import { expect, test } from "vitest"
import { inApi, newClient as client, signIn } from "./testing/in-api.ts"

const dataOf = async (answer: Response) => ((await answer.json()) as { readonly data: Record<string, unknown> }).data

test("support acts as a client without touching the account, until it is ended", async () => {
  const seen = await inApi(endpoints, async (send, _join, _handle, grant) => {
    await grant("BizgainAdmin")
    const { id: userId } = await dataOf(await send("POST", "/roimatic/users", {}, client))
    const { token } = await signIn(send)
    const order = { userId, reason: "Meera asked for help", minutes: 20 }
    const started = await send("POST", "/portals/1/actingSessions", { authorization: `Bearer ${token}` }, order)
    const acting = { authorization: `Bearer ${String((await dataOf(started))["accessToken"])}` }
    const profiles = await send("GET", `/users/${String(userId)}/businessProfiles`, acting)
    const names = { firstName: "Ira", lastName: "Sen", languageId: "en" }
    const account = await send("PUT", `/users/${String(userId)}`, acting, names)
    const again = await send("POST", "/portals/1/actingSessions", acting, order)
    const log = await dataOf(
      await send("GET", "/portals/1/auditLog?action=identity/ActAsClient", { authorization: `Bearer ${token}` }),
    )
    await send("POST", "/authentication/endActing", acting, {})
    const after = await send("GET", `/users/${String(userId)}/businessProfiles`, acting)
    return { statuses: [started, profiles, account, again, after].map(({ status }) => status), log }
  })
  expect(seen.statuses).toEqual([200, 200, 403, 403, 401])
  expect(seen.log).toMatchObject({
    entries: [{ record: "acting_sessions", change: "insert", actor: { kind: "user", name: "Asha Rao" } }],
  })
})
