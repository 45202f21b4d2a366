import { PasswordHasher } from "@application/kernel"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { MemoryDatabase, QueuedJobs } from "@application/kernel/testing"
import { type Account, EmailAddress, PhoneNumber } from "@domain/identity"
import { UserId } from "@domain/kernel"
import { SentSecrets } from "../testing/index.ts"
import { asha, inWorld, runMails } from "../testing/sign-in-world.ts"
import { loginWithPassword } from "./login-with-password.ts"
import { loginWithOtp, sendLoginOtp } from "./login-with-otp.ts"
import { forgotPassword } from "./reset-password.ts"
import { queueSignUpNotice } from "./sign-up-notice.ts"
import { sendVerification } from "./verify-email.ts"

const nobody = EmailAddress.make("nobody@example.com")

test("an unknown address and a wrong password get one answer and one comparison", async () => {
  const refusal = (emailAddress: EmailAddress) =>
    Effect.gen(function* () {
      const compared: Array<string> = []
      const counted = PasswordHasher.of({
        ...(yield* PasswordHasher),
        verify: (_, password) => Effect.sync(() => compared.push(password) === 0),
      })
      const login = loginWithPassword.handle({ emailAddress, password: "Wrong-1word" })
      return [yield* Effect.flip(Effect.provideService(login, PasswordHasher, counted)), compared] as const
    })
  const [[known, knownWork], [unknown, unknownWork]] = await inWorld(
    Effect.all([refusal(asha.user.emailAddress), refusal(nobody)]),
  )
  expect(known).toMatchObject({ _tag: "InvalidCredentials" })
  expect(unknown).toEqual(known)
  expect([knownWork, unknownWork]).toEqual([["Wrong-1word"], ["Wrong-1word"]])
})

test("registered and unregistered numbers get the same answers until verified", async () => {
  const story = (phone: PhoneNumber) =>
    inWorld(
      Effect.gen(function* () {
        const sent = yield* sendLoginOtp.handle({ phone, channel: "Sms" })
        const guessed = yield* Effect.flip(loginWithOtp.handle({ phone, otp: "999999" }))
        const messages = (yield* (yield* SentSecrets).all).map(({ secret, language }) => [secret, language])
        return { sent, guessed, messages }
      }),
    )
  const registered = await story(PhoneNumber.make("+919876543210"))
  expect(registered).toMatchObject({ guessed: { _tag: "InvalidOtp" }, messages: [["123456", "en"]] })
  expect(await story(PhoneNumber.make("+919000000000"))).toEqual(registered)
})

test("a known and an unknown address queue the same one job", async () => {
  const story = (emailAddress: EmailAddress) =>
    inWorld(
      Effect.gen(function* () {
        const answer = yield* forgotPassword.handle({ emailAddress })
        const jobs = yield* (yield* QueuedJobs).take
        const { table } = yield* MemoryDatabase
        const written = ["password_resets", "identity_messages"].map((name) => table(name).size)
        return [answer, jobs.map(({ contract, input }) => [contract.name, input]), written]
      }),
    )
  const queued = (emailAddress: EmailAddress) => [
    {},
    [["identity/SendResetLink", { portalId: 1, emailAddress, origin: "http://localhost:4000" }]],
    [0, 0],
  ]
  expect(await story(asha.user.emailAddress)).toEqual(queued(asha.user.emailAddress))
  expect(await story(nobody)).toEqual(queued(nobody))
})

/** The names of the jobs that an effect queues and the tables that it writes. */
const workOf = <A, E>(story: Parameters<typeof inWorld<A, E>>[0], accounts: ReadonlyArray<Account> = [asha]) =>
  inWorld(
    Effect.gen(function* () {
      yield* story
      const jobs = (yield* (yield* QueuedJobs).take).map(({ contract }) => contract.name)
      const { table } = yield* MemoryDatabase
      return [jobs, ["identity_messages", "email_verifications"].map((name) => table(name).size)]
    }),
    accounts,
  )

test("every refused sign-up queues the same one job", async () => {
  const notice = await workOf(queueSignUpNotice(asha.user.emailAddress))
  expect(notice).toEqual([["identity/MailSignUpNotice"], [0, 0]])
  expect(await workOf(queueSignUpNotice(nobody))).toEqual(notice)
  const again = queueSignUpNotice(asha.user.emailAddress)
  expect(await workOf(Effect.andThen(again, Effect.andThen(runMails, again)))).toMatchObject([notice[0], [1, 0]])
})

test("a verification link queues the same one job for a taken and a free address", async () => {
  const free = await workOf(sendVerification(asha))
  expect(free).toEqual([["identity/MailVerificationLink"], [0, 1]])
  const owner = { ...asha, user: { ...asha.user, id: UserId.make(66), emailVerified: true }, phoneVerified: false }
  expect(await workOf(sendVerification(asha), [asha, owner])).toEqual(free)
})
