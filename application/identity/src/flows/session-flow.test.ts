import { asyncCall } from "@application/kernel"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { EmailAddress, RefreshTokenExpired } from "@domain/identity"
import { UserId } from "@domain/kernel"
import type { Logout, RefreshSession, SignedIn } from "../contract/login.ts"
import type { UnsubscribeUser } from "../contract/reach-users.ts"
import { makeEndPush } from "./end-push.ts"
import type { PushDevice, PushState } from "./push-device.ts"
import { makeSessionFlow, type SessionDevice } from "./session-flow.ts"

const user: SignedIn["user"] = {
  id: UserId.make(41),
  emailAddress: EmailAddress.make("asha@example.com"),
  firstName: "Asha",
  lastName: "Rao",
  languageId: "en",
  roleIds: ["ClientAccess"],
}

/** A server whose refresh token works once and revokes the session on reuse, with a cookie that two pages share. */
const oneBrowser = (pushDevice: Partial<PushDevice> = {}) => {
  const events: Array<unknown> = []
  const device = { state: async () => "off" as const, unsubscribe: async () => undefined, ...pushDevice }
  const unsubscribe = asyncCall<typeof UnsubscribeUser>((input) => Effect.sync(() => (events.push(input), {})))
  let cookie = 1
  let fresh = 1
  let ended = false
  const refresh = () =>
    Effect.gen(function* () {
      const carried = cookie
      yield* Effect.sleep(5)
      if (ended || carried !== fresh) {
        ended = true
        return yield* new RefreshTokenExpired({})
      }
      fresh += 1
      yield* Effect.sleep(5)
      cookie = fresh
      const { id: userId, roleIds } = user
      return { accessToken: `access ${fresh}`, expiresAt: 1, userId, roleIds, user, profiles: [] }
    })
  let last: Promise<unknown> = Promise.resolve()
  const exclusively: SessionDevice["exclusively"] = (work) => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
  const tokens: Array<string> = []
  const page = () =>
    makeSessionFlow({
      refresh: asyncCall<typeof RefreshSession>(refresh),
      logout: asyncCall<typeof Logout>(() => Effect.sync(() => (events.push("logged out"), {}))),
      endPush: makeEndPush(device, unsubscribe),
      device: {
        keepToken: (token) => void tokens.push(token),
        dropToken: () => void tokens.push("dropped"),
        wasSignedIn: () => true,
        noteSignedIn: () => undefined,
        exclusively,
      },
    })
  /** The server ends the session, as when it has expired. */
  const expire = () => void (ended = true)
  return { page, tokens, events, expire }
}

test("two pages that renew at once both stay signed in", async () => {
  const { page, tokens } = oneBrowser()
  const states = await Promise.all([page().renew(), page().restore()])
  expect(states.map(({ status }) => status)).toEqual(["signedIn", "signedIn"])
  expect(tokens).toEqual(["access 2", "access 3"])
})

test("calls of one page that overlap share one renewal", async () => {
  const { page, tokens } = oneBrowser()
  const one = page()
  await Promise.all([one.renew(), one.renew(), one.restore()])
  expect(tokens).toEqual(["access 2"])
})

test("a device's session is assumed until a refusal or sign-out", async () => {
  const { page } = oneBrowser()
  const session = page()
  expect(session.mayBeSignedIn()).toBe(true)
  await session.restore()
  expect(session.mayBeSignedIn()).toBe(true)
  await session.logOut()
  expect(session.mayBeSignedIn()).toBe(false)
})

const token = { deviceType: "Android", token: "endpoint and keys" } as const
const afterSignOut = async (pushDevice: Partial<PushDevice>) => {
  const { page, events } = oneBrowser(pushDevice)
  const session = page()
  await session.restore()
  await session.logOut()
  return [...events, session.state().status]
}

test("signing out ends the user's push messages to this device before the session", async () => {
  const asked: Array<UserId> = []
  const state = async (userId: UserId): Promise<PushState> => (asked.push(userId), "on")
  expect(await afterSignOut({ state, unsubscribe: async () => token })).toEqual([
    { userId: 41, clientCode: "web", subscriptionType: "Push", ...token },
    "logged out",
    "anonymous",
  ])
  expect(asked).toEqual([41])
})

test.each(["off", "blocked", "unsupported"] as const)(
  "signing out leaves a push device alone that is %s",
  async (now) => {
    expect(await afterSignOut({ state: async () => now, unsubscribe: async () => token })).toEqual([
      "logged out",
      "anonymous",
    ])
  },
)

test("a push device that fails keeps nobody signed in", async () => {
  const unsubscribe = () => Promise.reject(new Error("No push service"))
  expect(await afterSignOut({ state: async () => "on", unsubscribe })).toEqual(["logged out", "anonymous"])
})

test("a refused session ends the push messages to this device alone", async () => {
  const told: Array<string> = []
  const { page, events, expire } = oneBrowser({ unsubscribe: async () => (told.push("unsubscribed"), token) })
  const session = page()
  await session.restore()
  expire()
  expect((await session.renew()).status).toBe("anonymous")
  expect([told, events]).toEqual([["unsubscribed"], []])
})
