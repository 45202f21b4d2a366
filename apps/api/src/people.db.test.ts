import { generateKeyPairSync, sign } from "node:crypto"
import { endpoints } from "@adapters/http-api"
import { roles } from "@domain/identity"
import { BusinessProfileId } from "@domain/kernel"
import { Secret, TOTP } from "otpauth"
import { expect, test } from "vitest"
import { inApi, type Send, signIn } from "./testing/in-api.ts"

const profile = BusinessProfileId.make(7)
const userId = 1

interface Reply {
  readonly status: number
  readonly data?: unknown
  readonly errorCode?: number
}

const caller =
  (send: Send, token?: string) =>
  async (method: string, path: string, body?: object): Promise<Reply> => {
    const answer = await send(method, path, token === undefined ? {} : { authorization: `Bearer ${token}` }, body)
    return { status: answer.status, ...((await answer.json()) as object) }
  }
const signedIn = async (send: Send) => caller(send, (await signIn(send)).token)
/** What an authenticator app shows for a secret now. */
const appCode = (secret: string): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate()
const outcomes = (replies: ReadonlyArray<Reply>) => replies.map(({ status, errorCode }) => errorCode ?? status)

test("U11 is for the roles that invite users, and a key is accepted by its address", async () => {
  const invitation = {
    businessProfileId: profile,
    emailAddress: "ravi@example.com",
    roleId: 16,
    link: "/inviteUser",
    sendEmail: false,
  }
  const path = `/users/${userId}/invite`
  const [stranger, byRole, answers] = await inApi(endpoints, async (send, join) => {
    const asha = await signedIn(send)
    const before = await asha("POST", path, invitation)
    const replies: Array<Reply> = []
    for (const roleId of roles) {
      await join({ businessProfileId: profile, roleId })
      replies.push(await asha("POST", path, invitation))
    }
    await join({ businessProfileId: profile, roleId: "ClientAccess" })
    return [
      before,
      replies,
      [
        await asha("POST", path, { link: "/inviteUser", sendEmail: true }),
        await asha("POST", path, { link: "/inviteUser", sendEmail: false }),
        await asha("POST", path, { ...invitation, link: "https://evil.example/" }),
        await asha("POST", "/users/2/invite", invitation),
        await asha("POST", path, { ...invitation, sendEmail: true }),
        await asha("POST", "/users/me/acceptInvitation", { hash: "made up" }),
        await caller(send)("POST", path, invitation),
      ],
    ] as const
  })
  expect(stranger.errorCode).toBe(113)
  // An account manager may not give a brand manager's role, since it approves plans.
  expect(outcomes(byRole)).toEqual([1028, 200, 1028, 200, 200, 1028, 1028])
  expect(byRole[1]?.data).toMatchObject({ link: expect.stringMatching(/^http:.+\/inviteUser\?hash=/) })
  expect(outcomes(answers)).toEqual([102, 200, 102, 104, 200, 1013, 401])
  expect(answers[1]?.data).toMatchObject({ link: expect.stringMatching(/^http:.+\/inviteUser\?hash=/) })
  expect(answers[4]?.data).toEqual({ expiresAt: expect.any(Number) })
})

test("U6, U7 and U8 take the caller's own data only", async () => {
  const device = { deviceType: 1, clientCode: "app", subscriptionType: 1, token: "fcm-1" }
  const callback = { id: userId, businessProfileId: profile, phone: "91-9876543210", portal: "localhost" }
  const replies = await inApi(endpoints, async (send) => {
    const asha = await signedIn(send)
    return [
      await asha("POST", `/users/${userId}/subscribe`, device),
      await asha("POST", `/users/${userId}/Unsubscribe`, device),
      await asha("POST", `/users/${userId}/subscribe`, { ...device, subscriptionType: 9 }),
      await asha("POST", "/users/2/subscribe", device),
      await asha("POST", "/users/callback", callback),
      await asha("POST", "/users/callback", { ...callback, id: 2 }),
      await asha("POST", "/users/callback", { phone: "1" }),
    ]
  })
  expect(outcomes(replies)).toEqual([200, 200, 102, 104, 113, 104, 102])
})

test("U12 lists what an administrator saved to brand managers only", async () => {
  const [refused, saved, none, listed, foreign] = await inApi(endpoints, async (send, _join, _handle, grant) => {
    const asha = await signedIn(send)
    const division = { name: "North", businessProfileIds: [profile] }
    const list = () => asha("GET", `/users/${userId}/portals/1/divisions`)
    const before = await asha("POST", "/portals/1/divisions", division)
    await grant("BizgainAdmin")
    const unknown = await asha("POST", "/portals/1/divisions", division)
    const stored = await asha("POST", "/portals/1/divisions", { ...division, businessProfileIds: [] })
    const others = await list()
    await grant("BrandManager")
    return [
      [before, unknown],
      stored,
      others,
      await list(),
      await asha("GET", `/users/${userId}/portals/2/divisions`),
    ] as const
  })
  expect(outcomes([...refused, saved, foreign])).toEqual([1028, 102, 200, 56])
  expect([none.data, listed.data]).toEqual([[], [saved.data]])
})

test("A2 refuses a token of a key that still waits, and A6 needs a sign-in", async () => {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519")
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url")
  const now = Math.floor(Date.now() / 1_000)
  const claims = { jti: "token-1234", email: "noa@example.com", aud: "localhost", iat: now, exp: now + 120 }
  const signed = `${encode({ alg: "EdDSA", kid: "site" })}.${encode(claims)}`
  const embedToken = `${signed}.${sign(null, Buffer.from(signed), privateKey).toString("base64url")}`
  const [refused, waiting, later] = await inApi(endpoints, async (send, _join, _handle, grant) => {
    const [visitor, asha] = [caller(send), await signedIn(send)]
    const enter = (changes: object = {}) =>
      visitor("POST", "/authentication/loginWithEmbedToken", { embedToken, portal: "localhost", ...changes })
    const key = { algorithm: "EdDSA", publicKey: publicKey.export({ type: "spki", format: "pem" }) }
    const before = [
      await enter(),
      await enter({ embedToken: "nonsense" }),
      await enter({ portal: "nowhere.example" }),
      await asha("PUT", "/portals/1/embedKeys/site", key),
    ]
    await grant("BizgainAdmin")
    const wrong = await asha("PUT", "/portals/1/embedKeys/site", { ...key, publicKey: "nonsense" })
    const saved = await asha("PUT", "/portals/1/embedKeys/site", key)
    const after = [await enter(), await visitor("GET", "/Authentication/ExchangeFacebookAccessToken?exchangeToken=x")]
    return [[...before, wrong], saved, after] as const
  })
  expect(outcomes(refused)).toEqual([63, 61, 55, 1028, 102])
  expect(waiting.data).toEqual({ usableFrom: expect.any(Number), isPending: true, savedBy: userId })
  expect(outcomes(later)).toEqual([63, 401])
})

test("sign-ins are listed and ended by their own user, and count at the next call", async () => {
  const [listed, foreign, ended] = await inApi(endpoints, async (send) => {
    const [phone, desk] = [await signedIn(send), await signedIn(send)]
    const before = await desk("GET", `/users/${userId}/signIns`)
    const others = (before.data as ReadonlyArray<{ readonly signInId: string; readonly isCurrent: boolean }>).find(
      ({ isCurrent }) => !isCurrent,
    )
    const refused = await desk("DELETE", `/users/2/signIns/${others?.signInId}`)
    const alive = await phone("GET", `/users/${userId}/signIns`)
    await desk("DELETE", `/users/${userId}/signIns/${others?.signInId}`)
    const gone = await phone("GET", `/users/${userId}/signIns`)
    const another = await signedIn(send)
    await desk("POST", `/users/${userId}/signIns/endOthers`, {})
    const last = await another("GET", `/users/${userId}/signIns`)
    return [before, refused, [alive, gone, last, await desk("GET", `/users/${userId}/signIns`)]] as const
  })
  expect(listed.data).toHaveLength(2)
  expect(foreign.errorCode).toBe(104)
  expect(outcomes(ended)).toEqual([200, 401, 401, 200])
})

test("preferences are their own user's, and essential mails stay on", async () => {
  const path = `/users/${userId}/preferences`
  const [replies, changed] = await inApi(endpoints, async (send) => {
    const asha = await signedIn(send)
    const answers = [
      await asha("GET", path),
      await asha("PATCH", path, { topics: { lead: ["Sms"] }, languageId: "he" }),
      await asha("PATCH", path, { topics: { wallet: ["Push"] } }),
      await asha("PATCH", path, { topics: { wallet: ["Email", "Sms"] } }),
      await asha("PATCH", path, { topics: { lead: ["Fax"] } }),
      await asha("GET", "/users/2/preferences"),
      await asha("PATCH", "/users/2/preferences", {}),
      await caller(send)("GET", path),
    ]
    return [answers, await asha("GET", path)] as const
  })
  expect(outcomes(replies)).toEqual([200, 200, 102, 102, 102, 104, 104, 401])
  expect(changed.data).toMatchObject({
    languageId: "he",
    topics: [{ topic: "campaign", channels: ["Email", "Push"] }, { topic: "lead", channels: ["Sms"] }, {}, {}, {}],
  })
})

test("what happens to the account is listed for its user until it is read", async () => {
  const path = `/users/${userId}/notifications`
  const [before, unread, marked, after] = await inApi(endpoints, async (send, join, _handle, grant) => {
    const asha = await signedIn(send)
    await asha("POST", `/users/${userId}/sendVerification`)
    const empty = await asha("GET", path)
    await join({ businessProfileId: profile, roleId: "ClientAccess" })
    await grant("ClientAccess")
    const secondFactor = `/users/${userId}/secondFactor`
    const { data } = await asha("POST", secondFactor, { password: "Right-1word" })
    const { secret } = data as { readonly secret: string }
    await asha("POST", `${secondFactor}/confirm`, { code: appCode(secret) })
    const listed = await asha("GET", `${path}?language=he`)
    const { notifications = [] } = listed.data as { readonly notifications: ReadonlyArray<{ readonly id: number }> }
    const id = notifications[0]?.id ?? 0
    const replies = [
      await asha("POST", `${path}/${id}/read`),
      await asha("POST", `${path}/${id + 1}/read`),
      await asha("POST", `${path}/read`, {}),
      await asha("GET", "/users/2/notifications"),
      await caller(send)("GET", path),
    ]
    return [empty, listed, replies, await asha("GET", `${path}?unreadOnly=true`)] as const
  })
  expect(before.data).toEqual({ notifications: [], unreadCount: 0, unreadByProfile: [] })
  expect(unread.data).toMatchObject({
    unreadCount: 1,
    notifications: [{ kind: "secondFactor", topic: "account", isRead: false, title: expect.stringMatching(/[א-ת]/) }],
  })
  expect(outcomes(marked)).toEqual([200, 104, 200, 104, 401])
  expect(after.data).toEqual({ notifications: [], unreadCount: 0, unreadByProfile: [] })
})

test("requests to be called are listed and handled by the portal's staff alone", async () => {
  const callback = { id: userId, businessProfileId: profile, phone: "91-9876543210", portal: "localhost" }
  const path = "/portals/1/callbackRequests"
  const [client, staff, elsewhere] = await inApi(endpoints, async (send, join, _handle, grant) => {
    const asha = await signedIn(send)
    await asha("POST", "/businessProfiles", { name: "Bloom", region: "IN" })
    const { data } = await asha("GET", `/users/${userId}/businessProfiles`)
    const [{ id = 0 } = {}] = data as ReadonlyArray<{ readonly id?: number }>
    await join({ businessProfileId: BusinessProfileId.make(id), roleId: "ClientAccess" })
    await asha("POST", "/users/callback", { ...callback, businessProfileId: id })
    const refused = [await asha("GET", path), await asha("PUT", `${path}/1/handled`, { isHandled: true })]
    await grant("AccountManager")
    const replies = [
      await asha("GET", `${path}?state=open`),
      await asha("PUT", `${path}/1/handled`, { isHandled: true, note: "Called" }),
      await asha("GET", `${path}?state=open`),
      await asha("GET", `${path}/1`),
      await asha("GET", `${path}/9`),
    ]
    return [refused, replies, await asha("GET", "/portals/2/callbackRequests")] as const
  })
  expect(outcomes(client)).toEqual([1028, 1028])
  expect(outcomes([...staff, elsewhere])).toEqual([200, 200, 200, 200, 104, 56])
  const [open, handled, left, one] = staff.map(({ data }) => data)
  expect(open).toMatchObject({ requests: [{ id: 1, callerName: "Asha Rao", phone: "91-9876543210" }] })
  expect(left).toEqual({ requests: [], hasNextPage: false })
  expect(one).toEqual(handled)
  expect(one).toMatchObject({ answer: { by: userId, note: "Called" } })
})
