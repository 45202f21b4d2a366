import { endpoints } from "@adapters/http-api"
import { BusinessProfileId } from "@domain/kernel"
import { expect, test } from "vitest"
import { inApi, type Send, signIn } from "./testing/in-api.ts"

const businessProfileId = BusinessProfileId.make(7)
const refund = { amount: 100, idempotencyKey: "0b1c1f3e-8f0e-4b65-9d2c-7c3a6f1f2a55" }

const answerTo = async (send: Send, token: string, method: string, path: string, body?: object) => {
  const answer = await send(method, path, { authorization: `Bearer ${token}` }, body)
  return [answer.status, (await answer.text()).includes('"needsSecondFactor":true')] as const
}

test("an administrator without a second factor reaches nothing but its set-up", async () => {
  const [own, portal, refunded, setUp] = await inApi(
    endpoints,
    async (send, join, _handle, grant) => {
      await join({ businessProfileId, roleId: "ClientAccess" })
      await grant("PortalAdministrator")
      const { token } = await signIn(send)
      return [
        await answerTo(send, token, "GET", "/users/1/preferences"),
        await answerTo(send, token, "GET", "/portals/1/securityLog"),
        await answerTo(send, token, "POST", `/businessProfiles/${businessProfileId}/payment/refunds`, refund),
        await answerTo(send, token, "GET", "/users/1/secondFactor"),
      ] as const
    },
    { isSecondFactorCompulsory: true },
  )
  expect([own, portal, refunded]).toEqual([
    [403, true],
    [403, true],
    [403, true],
  ])
  expect(setUp).toEqual([200, false])
})

test("an owner without a second factor is refused the way out of their money alone", async () => {
  const seen = await inApi(
    endpoints,
    async (send, join) => {
      await join({ businessProfileId, roleId: "ClientAccess" })
      const { token } = await signIn(send)
      return [
        await answerTo(send, token, "GET", "/users/1/preferences"),
        await answerTo(send, token, "POST", `/businessProfiles/${businessProfileId}/payment/refunds`, refund),
      ]
    },
    { isSecondFactorCompulsory: true },
  )
  expect(seen).toEqual([
    [200, false],
    [403, true],
  ])
})
