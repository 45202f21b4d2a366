import { expect, test } from "vitest"
import { control } from "../testing/index.ts"
import { runSandbox } from "../testing/run-sandbox.ts"

test("the push service takes nothing without a sender's signature", () =>
  runSandbox({}, async (sandbox) => {
    const { endpoint } = (await control(sandbox, "POST", "/push/subscriptions")) as { readonly endpoint: string }
    const send = async (headers: Record<string, string>) =>
      (await fetch(endpoint, { method: "POST", headers, body: "plain" })).status
    const forged = `vapid t=e30.e30.c2ln, k=${Buffer.alloc(65, 4).toString("base64url")}`
    expect([await send({}), await send({ authorization: "vapid t=a.b.c, k=short" })]).toEqual([401, 401])
    expect(await send({ ttl: "60", authorization: forged })).toBe(401)
    expect(await control(sandbox, "GET", "/push/messages")).toEqual([])
  }))
