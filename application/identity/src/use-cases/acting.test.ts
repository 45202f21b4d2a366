import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import { userActor } from "@application/kernel/testing"
import { EmailAddress, PhoneNumber } from "@domain/identity"
import { PortalId, UserId } from "@domain/kernel"
import { AccessTokens } from "../ports/secrets.ts"
import { SentSecrets } from "../testing/index.ts"
import { asha, inWorld } from "../testing/sign-in-world.ts"
import { signedInAs } from "../testing/signed-in-as.ts"
import { signedInOf } from "../testing/signed-in-of.ts"
import { actAsClient, endActing } from "./acting.ts"
import { loginWithPassword } from "./login-with-password.ts"
import { refreshSession } from "./refresh-session.ts"
import { endSignIn, listSignIns } from "./sign-ins.ts"

const minute = 60_000
const { portalId } = asha
const ira: typeof asha = {
  ...asha,
  user: {
    ...asha.user,
    id: UserId.make(9),
    emailAddress: EmailAddress.make("ira@example.com"),
    firstName: "Ira",
    lastName: "Sen",
    phoneNumber: PhoneNumber.make("+919876543211"),
    roleIds: ["AccountManager"],
  },
}
const order = { portalId, userId: asha.user.id, reason: "Asha asked for help", minutes: 30 }

/** Ira logs in; what follows runs in her sign-in. */
const logIn = Effect.gen(function* () {
  const login = yield* loginWithPassword.handle({ emailAddress: ira.user.emailAddress, password: "Right-1word" })
  return yield* (yield* AccessTokens).verify(signedInOf(login).accessToken)
})
const as = (familyId: string) =>
  Effect.provideService(CurrentActor, { ...userActor(9), portalId, familyId, roleIds: ["AccountManager"] as const })
const started = Effect.gen(function* () {
  const { familyId } = yield* logIn
  return { familyId, answer: yield* actAsClient.handle(order).pipe(as(familyId)) }
})
const inOffice = <A, E>(story: Parameters<typeof inWorld<A, E>>[0]) => inWorld(story, [asha, ira])

test("the token of who acts as a client names both and ends with the acting", async () => {
  const [answer, claims] = await inOffice(
    Effect.gen(function* () {
      const { familyId } = yield* logIn
      const answer = yield* actAsClient.handle({ ...order, minutes: 5 }).pipe(as(familyId))
      return [answer, yield* (yield* AccessTokens).verify(answer.accessToken)] as const
    }),
  )
  expect(answer).toMatchObject({ userId: 41, acting: { by: "Ira Sen", until: 5 * minute }, expiresAt: 5 * minute })
  expect(claims).toMatchObject({ userId: 41, actedBy: 9 })
})

test("the client is mailed the reason", async () => {
  const sent = await inOffice(
    Effect.andThen(
      started,
      Effect.flatMap(SentSecrets, ({ all }) => all),
    ),
  )
  expect(sent).toEqual([{ to: "asha@example.com", secret: "Asha asked for help", language: "en" }])
})

test("a renewed session is the client's until the time is over, then one's own", async () => {
  const users = await inOffice(
    Effect.gen(function* () {
      yield* started
      const during = yield* refreshSession.handle({})
      yield* TestClock.adjust(30 * minute)
      return [during, yield* refreshSession.handle({})].map(({ userId, acting }) => [userId, acting?.by])
    }),
  )
  expect(users).toEqual([
    [41, "Ira Sen"],
    [9, undefined],
  ])
})

test("acting that is ended early gives the employee's own session back", async () => {
  const own = await inOffice(
    Effect.gen(function* () {
      const { familyId } = yield* started
      yield* endActing.handle({}).pipe(as(familyId))
      return yield* refreshSession.handle({})
    }),
  )
  expect([own.userId, own.acting]).toEqual([9, undefined])
})

test("the client sees who acts among their sign-ins, and may end it", async () => {
  const [before, after] = await inOffice(
    Effect.gen(function* () {
      yield* started
      const listed = listSignIns.handle({ userId: asha.user.id }).pipe(signedInAs(asha))
      const [shown] = yield* listed
      yield* endSignIn.handle({ userId: asha.user.id, signInId: shown?.signInId ?? "" }).pipe(signedInAs(asha))
      return [shown, yield* listed] as const
    }),
  )
  expect(before).toMatchObject({ actedBy: "Ira Sen", expiresAt: 30 * minute, isCurrent: false })
  expect(after).toEqual([])
})

test("nobody acts as an employee, a barred or an unknown user, or elsewhere", async () => {
  const refused = (change: Partial<typeof order>, clients: ReadonlyArray<typeof asha>) =>
    inWorld(
      Effect.flatMap(logIn, ({ familyId }) =>
        Effect.flip(actAsClient.handle({ ...order, ...change }).pipe(as(familyId))),
      ),
      [...clients, ira],
    )
  expect(await refused({ userId: ira.user.id }, [asha])).toMatchObject({ _tag: "RoleForbidden" })
  expect(await refused({}, [{ ...asha, barred: true }])).toMatchObject({ _tag: "UserNotFound" })
  expect(await refused({ userId: UserId.make(77) }, [asha])).toMatchObject({ _tag: "UserNotFound" })
  expect(await refused({ portalId: PortalId.make(2) }, [asha])).toMatchObject({ _tag: "ForbiddenPortal" })
})
