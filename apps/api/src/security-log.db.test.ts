import { endpoints } from "@adapters/http-api"
import { expect, test } from "vitest"
import { inApi, signIn } from "./testing/in-api.ts"

interface Page {
  readonly data: { readonly entries: ReadonlyArray<Readonly<Record<string, unknown>>> }
}

test("failed sign-ins and refused rights stand in the log of the portal", async () => {
  const { data } = await inApi(endpoints, async (send, _join, _handle, grant) => {
    const by = { "user-agent": "Firefox", "x-request-id": "7ec8c7a4-5b4c-4c0e-9a54-1f6bb9a5a001" }
    const wrong = { emailAddress: "asha@example.com", password: "Wrong-1word" }
    expect((await send("POST", "/authentication/login", by, wrong)).status).toBe(401)
    const { token } = await signIn(send)
    const signedIn = { ...by, authorization: `Bearer ${token}` }
    expect((await send("GET", "/portals/1/securityLog", signedIn)).status).toBe(403)
    expect((await send("GET", "/businessProfiles/7/payment/wallet", signedIn)).status).toBe(403)
    await grant("PortalAdministrator")
    const answer = await send("GET", "/portals/1/securityLog", signedIn)
    return (await answer.json()) as Page
  })
  const place = { userAgent: "Firefox", name: "Asha Rao" }
  expect(data.entries).toMatchObject([
    { ...place, kind: "rightRefused", call: "wallet/GetWallet" },
    { ...place, kind: "rightRefused", call: "identity/ListSecurityEvents" },
    { ...place, kind: "signInFailed", factor: "password" },
  ])
})
