import { endpoints } from "@adapters/http-api"
import { BusinessProfileId } from "@domain/kernel"
import { expect, test } from "vitest"
import { inApi, type Send, signIn } from "./testing/in-api.ts"

const profile = BusinessProfileId.make(7)
const payload = {
  firstName: "Noa",
  lastName: "Levi",
  emailAddress: "noa@example.com",
  loginPassword: "Str0ng-Pass!",
  isTosAccepted: true,
  portalDomain: "localhost",
  roleId: 27,
}

interface Reply {
  readonly status: number
  readonly data?: unknown
  readonly errorCode?: number
  readonly details?: object
  readonly requestId?: string
}

/** What an answer says, whichever request it belongs to. */
const withoutRequest = (reply: Reply | undefined) => ({ ...reply, requestId: "any" })

const caller =
  (send: Send, token?: string) =>
  async (method: string, path: string, body?: object): Promise<Reply> => {
    const answer = await send(method, path, token === undefined ? {} : { authorization: `Bearer ${token}` }, body)
    const { requestId: _, ...reply } = (await answer.json()) as Record<string, unknown>
    return { status: answer.status, ...reply }
  }

/**
 * Opens an account by A1. Returns a caller for this account, a caller for the account of the API's test, and a visitor.
 */
const twoUsers = async (send: Send) => {
  const visitor = caller(send)
  const { data } = await visitor("POST", "/Roimatic/USERS", payload)
  const { id } = data as { readonly id: number }
  const login = await visitor("POST", "/authentication/login", {
    emailAddress: payload.emailAddress,
    password: payload.loginPassword,
  })
  const { accessToken, userId, roleIds } = login.data as Record<string, string>
  const { token } = await signIn(send)
  return { visitor, id, login: { userId, roleIds }, noa: caller(send, accessToken), asha: caller(send, token) }
}

test("A1 opens an account that A3 signs in to with its id and roles", async () => {
  const { id, login, again, refused } = await inApi(endpoints, async (send) => {
    const { visitor, ...users } = await twoUsers(send)
    return {
      ...users,
      again: await visitor("POST", "/roimatic/users", payload),
      refused: [
        await visitor("POST", "/roimatic/users", { ...payload, roleId: 44 }),
        await visitor("POST", "/roimatic/users", { ...payload, isTosAccepted: false }),
        await visitor("POST", "/roimatic/users", { ...payload, portalDomain: "nowhere.example" }),
        await visitor("POST", "/roimatic/users", { ...payload, loginPassword: "weak" }),
      ],
    }
  })
  expect(login).toEqual({ userId: id, roleIds: [27] })
  expect(again.data).toEqual({ id })
  expect(refused.map(({ errorCode }) => errorCode)).toEqual([102, 102, 55, 84])
})

test("A5 answers the portal as the first of a list, with its parts as JSON text", async () => {
  const [found, unknown, stale, bypassed] = await inApi(endpoints, async (send) => {
    const authorization = "Bearer made-up"
    return [
      await caller(send)("GET", "/portals?domain=localhost"),
      await caller(send)("GET", "/portals?domain=nowhere.example"),
      (await send("GET", "/portals?domain=localhost", { authorization })).status,
      (await send("GET", "/portals?domain=localhost", { authorization, "x-bypass-login": "true" })).status,
    ]
  })
  const [portal] = found.data as ReadonlyArray<Record<string, string>>
  expect(portal).toMatchObject({ id: 1, domain: "localhost", headerLogo: expect.any(String) })
  expect(JSON.parse(portal?.["featureFlags"] ?? "")).toMatchObject({ isSignupEnabled: true })
  expect(JSON.parse(portal?.["portalDefaultConfig"] ?? "")).toMatchObject({ title: "Marquee", locale: "en" })
  expect(JSON.parse(portal?.["theme"] ?? "")).toMatchObject({ name: expect.any(String) })
  expect([unknown.errorCode, stale, bypassed]).toEqual([55, 401, 200])
})

test("U1 and U2 show the caller and colleagues, and strangers like nobody", async () => {
  const [own, byAddress, before, strangers, after, none] = await inApi(endpoints, async (send, join) => {
    const { id, noa, asha } = await twoUsers(send)
    await join({ businessProfileId: profile, roleId: "ClientAccess" })
    const listed = await noa("GET", `/users?ids=${id},1`)
    const alike = [await noa("GET", "/users/1"), await noa("GET", "/users/999999")]
    return [
      await noa("GET", `/users/${id}`),
      await noa("GET", "/users?email=NOA@example.com"),
      listed,
      alike,
      await asha("GET", "/users?email=noa@example.com"),
      await asha("GET", "/users?email=nobody@example.com"),
    ] as const
  })
  expect(own.data).toMatchObject({ firstName: "Noa", isSignedIn: true, revision: 0, roleIds: [27] })
  expect([byAddress.data, before.data]).toMatchObject([[{ firstName: "Noa" }], [{ firstName: "Noa" }]])
  expect(withoutRequest(strangers[0])).toEqual(withoutRequest(strangers[1]))
  expect(strangers[0]).toMatchObject({ status: 404, errorCode: 104 })
  expect([after.data, none.data]).toEqual([[], []])
})

test("U3 and U4 change the caller, from a revision, in every form of the body", async () => {
  const replies = await inApi(endpoints, async (send) => {
    const { id, noa, asha } = await twoUsers(send)
    return [
      await noa("PATCH", `/users/${id}`, [{ Name: "PhoneNumber", Value: "91-9876500000" }]),
      await noa("PATCH", `/users/${id}`, { data: [{ Name: "firstName", Value: "Nora" }], revision: 1 }),
      await noa("PATCH", `/users/${id}`, { lastName: "Cohen", revision: 1 }),
      await noa("PUT", `/users/${id}`, { firstName: "Noa", lastName: "Cohen", languageId: "he", revision: 2 }),
      await noa("PATCH", `/users/${id}`, [{ Name: "roleIds", Value: [44] }]),
      await asha("PATCH", `/users/${id}`, { firstName: "Eve" }),
    ]
  })
  expect(replies).toMatchObject([
    { data: { phoneNumber: "91-9876500000", revision: 1 } },
    { data: { firstName: "Nora", lastName: "Levi", revision: 2 } },
    { status: 409, errorCode: 1001, details: { current: { firstName: "Nora", revision: 2 } } },
    { data: { firstName: "Noa", lastName: "Cohen", languageId: "he", revision: 3 } },
    { status: 400, errorCode: 102 },
    { status: 404, errorCode: 104 },
  ])
})

test("U5 takes the present password and refuses weak and reused ones", async () => {
  const replies = await inApi(endpoints, async (send) => {
    const { id, noa, visitor } = await twoUsers(send)
    const set = (currentPassword: string, newPassword: string) =>
      noa("POST", `/users/${id}/resetPassword`, { currentPassword, newPassword })
    const enter = (password: string) =>
      visitor("POST", "/authentication/login", { emailAddress: payload.emailAddress, password })
    return [
      await set("Wrong-1word", "Fresh-2word"),
      await set(payload.loginPassword, "weak"),
      await set(payload.loginPassword, payload.loginPassword),
      await set(payload.loginPassword, "Fresh-2word"),
      await enter(payload.loginPassword),
      await enter("Fresh-2word"),
    ]
  })
  expect(replies.map(({ status, errorCode }) => errorCode ?? status)).toEqual([51, 84, 75, 200, 51, 200])
})

test("U9 and U10 refuse a user without phone, a wrong code and another user", async () => {
  const replies = await inApi(endpoints, async (send) => {
    const { id, noa, asha } = await twoUsers(send)
    const missing = await noa("POST", `/users/${id}/sendotp`, {})
    await noa("PATCH", `/users/${id}`, { phoneNumber: "9876500000" })
    return [
      missing,
      await noa("POST", `/users/${id}/sendOTP`, { channel: "Sms" }),
      await noa("POST", `/users/${id}/validateOtp`, { otp: "abc" }),
      await noa("POST", `/users/${id}/sendotp`, {}),
      await asha("POST", `/users/${id}/sendotp`, {}),
    ]
  })
  expect(replies.map(({ status, errorCode }) => errorCode ?? status)).toEqual([102, 200, 102, 800, 104])
})

test("U13, U14 and U15 list profiles and give roles to colleagues only", async () => {
  const replies = await inApi(endpoints, async (send, join) => {
    const { id, noa, asha } = await twoUsers(send)
    await join({ businessProfileId: profile, roleId: "ClientAccess" })
    return [
      await noa("GET", `/users/${id}/businessProfiles?isRoimatic=true`),
      await noa("GET", `/portals/1/users/${id}/businessProfiles?roleId=0&isRoimatic=true`),
      await noa("GET", `/portals/1/users/${id}/businessProfiles?roleId=27`),
      await noa("GET", `/portals/2/users/${id}/businessProfiles`),
      await noa("POST", `/users/${id}/businessProfiles/${profile}`, { role: 27 }),
      await asha("POST", `/users/${id}/businessProfiles/${profile}`, { role: 4 }),
      await asha("POST", `/users/1/businessProfiles/${profile}`, { role: 4 }),
    ]
  })
  expect(replies.map(({ status, errorCode }) => errorCode ?? status)).toEqual([200, 200, 200, 56, 113, 104, 1006])
})
