import { asyncCall } from "@application/kernel"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { EmailAddress, RefreshTokenExpired } from "@domain/identity"
import { UserId } from "@domain/kernel"
import type { Logout, RefreshSession, SignedIn } from "../contract/login.ts"
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
const oneBrowser = () => {
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
      logout: asyncCall<typeof Logout>(() => Effect.succeed({})),
      device: {
        keepToken: (token) => void tokens.push(token),
        dropToken: () => void tokens.push("dropped"),
        wasSignedIn: () => true,
        noteSignedIn: () => undefined,
        exclusively,
      },
    })
  return { page, tokens }
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
