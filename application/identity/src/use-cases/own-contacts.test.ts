import { Effect, Option } from "effect"
import { expect, test } from "vitest"
import { EmailAddress, PhoneNumber } from "@domain/identity"
import { UserId } from "@domain/kernel"
import { UserRepository } from "../ports/user-repository.ts"
import { SentSecrets } from "../testing/index.ts"
import { asha, inWorld, runMails } from "../testing/sign-in-world.ts"
import { signedInAs } from "../testing/signed-in-as.ts"
import { askEmailChange, askPhoneChange, confirmPhoneChange } from "./own-contacts.ts"
import { verifyEmail } from "./verify-email.ts"

const { id: userId } = asha.user
const password = "Right-1word"
const phone = "+919876500000"
const emailAddress = EmailAddress.make("asha@bakery.example")
const asAsha = signedInAs(asha)
const bina = {
  ...asha,
  user: {
    ...asha.user,
    id: UserId.make(43),
    emailAddress: EmailAddress.make("bina@example.com"),
    phoneNumber: PhoneNumber.make("+919876543211"),
  },
}
const stored = Effect.map(
  Effect.flatMap(UserRepository, ({ byId }) => byId(asha.portalId, userId)),
  (found) => Option.getOrThrow(found),
)
const sent = Effect.flatMap(SentSecrets, ({ all }) => all)
const mailedKey = Effect.map(
  Effect.andThen(runMails, sent),
  (all) => all.at(-1)?.secret.split("/verify?hash=")[1] ?? "",
)
const ask = (change: object = {}) => asAsha(askPhoneChange.handle({ userId, phone, password, ...change }))
const confirm = (otp: string) => asAsha(confirmPhoneChange.handle({ userId, phone, otp }))
const askMail = (to: string = emailAddress, typed = password) =>
  asAsha(askEmailChange.handle({ userId, emailAddress: EmailAddress.make(to), password: typed }))

test("the phone of before stays until the code of the new one was entered", async () => {
  const [asked, between, wrong, after] = await inWorld(
    Effect.gen(function* () {
      const answer = yield* ask()
      const before = yield* stored
      const refused = yield* Effect.flip(confirm("999999"))
      yield* confirm("123456")
      return [answer, before.user.phoneNumber, refused, yield* stored] as const
    }),
  )
  expect([asked.phone, between, wrong._tag]).toEqual([phone, asha.user.phoneNumber, "InvalidOtp"])
  expect(after).toMatchObject({ user: { phoneNumber: phone }, phoneVerified: true })
})

test("a change of phone is told to the address and the phone of before", async () => {
  const told = await inWorld(
    Effect.gen(function* () {
      yield* ask()
      yield* confirm("123456")
      return yield* sent
    }),
  )
  expect(told.slice(1).map(({ to, secret }) => [to, secret])).toEqual([
    ["asha@example.com", "phone changed"],
    [asha.user.phoneNumber, "phone changed"],
  ])
})

test("a new phone takes the password, and a served number that is nobody else's", async () => {
  const [wrong, foreign, none, taken] = await inWorld(
    Effect.gen(function* () {
      const first = yield* Effect.flip(ask({ password: "Wrong-1word" }))
      const second = yield* Effect.flip(ask({ phone: "+12025550123" }))
      const third = yield* Effect.flip(ask({ phone: "12" }))
      yield* asAsha(askPhoneChange.handle({ userId, phone: "+919876543211", password }))
      const theirs = confirmPhoneChange.handle({ userId, phone: "+919876543211", otp: "123456" })
      return [first, second, third, yield* Effect.flip(asAsha(theirs))] as const
    }),
    [asha, bina],
  )
  expect([wrong, foreign, none, taken].map(({ _tag }) => _tag)).toEqual([
    "InvalidCredentials",
    "PhoneNotServed",
    "InvalidFields",
    "UserAlreadyExists",
  ])
})

test("a code for the own phone does not change it", async () => {
  const failure = await inWorld(
    Effect.gen(function* () {
      yield* ask()
      return yield* Effect.flip(asAsha(confirmPhoneChange.handle({ userId, phone: "+919876500001", otp: "123456" })))
    }),
  )
  expect(failure._tag).toBe("InvalidOtp")
})

test("the address of before stays until the link was opened, and is told then", async () => {
  const [between, after, told] = await inWorld(
    Effect.gen(function* () {
      yield* askMail()
      const before = yield* stored
      const key = yield* mailedKey
      yield* asAsha(verifyEmail.handle({ hash: key }))
      return [before.user.emailAddress, yield* stored, yield* sent] as const
    }),
  )
  expect(between).toBe("asha@example.com")
  expect(after.user).toMatchObject({ emailAddress, emailVerified: true })
  expect(told.map(({ to }) => to)).toEqual([emailAddress, "asha@example.com"])
  expect(told.at(-1)?.secret).toBe("email changed")
})

test("a link to a new address works once, and not for another account", async () => {
  const failures = await inWorld(
    Effect.gen(function* () {
      yield* askMail()
      const hash = yield* mailedKey
      const theirs = yield* Effect.flip(signedInAs(bina)(verifyEmail.handle({ hash })))
      yield* asAsha(verifyEmail.handle({ hash }))
      return [theirs, yield* Effect.flip(asAsha(verifyEmail.handle({ hash })))]
    }),
    [asha, bina],
  )
  expect(failures.map(({ _tag }) => _tag)).toEqual(["LinkInvalid", "EmailAlreadyVerified"])
})

test("nothing is mailed to another account's address, and the answer is the same", async () => {
  const verified = { ...bina, user: { ...bina.user, emailVerified: true } }
  const [answer, mails] = await inWorld(
    Effect.gen(function* () {
      const asked = yield* askMail("bina@example.com")
      yield* runMails
      return [asked, yield* sent] as const
    }),
    [asha, verified],
  )
  expect(Object.keys(answer)).toEqual(["resendAt"])
  expect(mails).toEqual([])
})

test("a new address takes the password, and must be another one", async () => {
  const failures = await inWorld(
    Effect.all([
      Effect.flip(askMail(emailAddress, "Wrong-1word")),
      Effect.flip(askMail("ASHA@example.com".toLowerCase())),
    ]),
  )
  expect(failures.map(({ _tag }) => _tag)).toEqual(["InvalidCredentials", "InvalidFields"])
})
