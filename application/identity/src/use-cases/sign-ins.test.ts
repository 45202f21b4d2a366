import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import { EmailAddress, PhoneNumber, type Account } from "@domain/identity"
import { UserId } from "@domain/kernel"
import { AccessTokens } from "../ports/secrets.ts"
import { asha, inWorld } from "../testing/sign-in-world.ts"
import { signedInOf } from "../testing/signed-in-of.ts"
import { loginWithPassword } from "./login-with-password.ts"
import { refreshSession } from "./refresh-session.ts"
import { endOtherSignIns, endSignIn, listSignIns } from "./sign-ins.ts"

const { id: userId } = asha.user
const eve: Account = {
  ...asha,
  user: {
    ...asha.user,
    id: UserId.make(66),
    emailAddress: EmailAddress.make("eve@example.com"),
    phoneNumber: PhoneNumber.make("+919876500066"),
  },
}

/** Signs in and answers the actor of that device. */
const signedIn = ({ user }: Account) =>
  Effect.gen(function* () {
    const reply = yield* loginWithPassword.handle({ emailAddress: user.emailAddress, password: "Right-1word" })
    const claims = yield* (yield* AccessTokens).verify(signedInOf(reply).accessToken)
    return { ...claims, kind: "user", roleIds: [], memberships: [] } as const
  })
const list = listSignIns.handle({ userId })
const thirtyDays = 30 * 24 * 3_600_000

test("sign-ins are listed, the present one marked, and one of them is ended", async () => {
  const [before, after] = await inWorld(
    Effect.gen(function* () {
      const phone = yield* signedIn(asha)
      const desk = yield* signedIn(asha)
      const asDesk = Effect.provideService(CurrentActor, desk)
      const listed = yield* asDesk(list)
      yield* asDesk(endSignIn.handle({ userId, signInId: phone.familyId }))
      return [listed, yield* asDesk(list)] as const
    }),
  )
  expect(before.map(({ isCurrent }) => isCurrent).toSorted()).toEqual([false, true])
  expect(after).toEqual([{ signInId: expect.any(String), isCurrent: true, renewedAt: 0, expiresAt: thirtyDays }])
})

test("a renewed sign-in names its renewal, and keeps its end", async () => {
  const listed = await inWorld(
    Effect.gen(function* () {
      const desk = yield* signedIn(asha)
      yield* TestClock.adjust("1 hour")
      yield* refreshSession.handle({})
      return yield* Effect.provideService(list, CurrentActor, desk)
    }),
  )
  expect(listed).toMatchObject([{ renewedAt: 3_600_000, expiresAt: thirtyDays }])
})

test("all others end at once, and the present one stays", async () => {
  const left = await inWorld(
    Effect.gen(function* () {
      yield* signedIn(asha)
      yield* signedIn(asha)
      const asDesk = Effect.provideService(CurrentActor, yield* signedIn(asha))
      yield* asDesk(endOtherSignIns.handle({ userId }))
      return yield* asDesk(list)
    }),
  )
  expect(left.map(({ isCurrent }) => isCurrent)).toEqual([true])
})

test("nobody lists or ends another's sign-ins", async () => {
  const [failures, kept] = await inWorld(
    Effect.gen(function* () {
      const desk = yield* signedIn(asha)
      const asEve = Effect.provideService(CurrentActor, yield* signedIn(eve))
      const failed = yield* asEve(
        Effect.all([
          Effect.flip(list),
          Effect.flip(endOtherSignIns.handle({ userId })),
          Effect.flip(endSignIn.handle({ userId, signInId: desk.familyId })),
        ]),
      )
      yield* asEve(endSignIn.handle({ userId: eve.user.id, signInId: desk.familyId }))
      return [failed, yield* Effect.provideService(list, CurrentActor, desk)] as const
    }),
    [asha, eve],
  )
  expect(failures.map(({ errorCode }) => errorCode)).toEqual([104, 104, 104])
  expect(kept).toHaveLength(1)
})
