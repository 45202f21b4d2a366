import { Effect } from "effect"
import { expect, test } from "vitest"
import { EmailAddress } from "@domain/identity"
import { SentSecrets } from "../testing/index.ts"
import { asha, calledFrom, inWorld, runMails } from "../testing/sign-in-world.ts"
import { signedInOf } from "../testing/signed-in-of.ts"
import { createUser } from "./create-user.ts"
import { loginWithPassword } from "./login-with-password.ts"

const payload = {
  firstName: " Noa ",
  lastName: "Levi",
  emailAddress: EmailAddress.make("noa@example.com"),
  loginPassword: "Right-1word",
  isTosAccepted: true,
  loginProviderType: "password",
  portalDomain: "localhost",
  roleId: "ClientAccess",
} as const
const open = (changes: object = {}) => createUser.handle({ ...payload, ...changes })
const refused = (changes: object) => Effect.flip(open(changes))

test("a payload opens an account with the client-access role and no phone", async () => {
  const [created, again, reply, mails] = await inWorld(
    Effect.gen(function* () {
      const { id } = yield* open()
      const repeated = yield* open()
      const { emailAddress, loginPassword: password } = payload
      const signedIn = signedInOf(yield* loginWithPassword.handle({ emailAddress, password }))
      yield* runMails
      return [id, repeated.id, signedIn, yield* (yield* SentSecrets).all] as const
    }),
    [],
  )
  expect(again).toBe(created)
  expect(reply).toMatchObject({
    userId: created,
    roleIds: ["ClientAccess"],
    user: { firstName: "Noa", languageId: "en" },
  })
  expect("phoneNumber" in reply.user).toBe(false)
  expect(mails).toMatchObject([{ to: "noa@example.com" }])
})

test("nobody chooses another role, another portal or a weak password", async () => {
  const failures = await inWorld(
    Effect.all([
      refused({ roleId: "BizgainAdmin" }),
      refused({ portalDomain: "highstreet.localhost" }),
      refused({ loginPassword: "weak" }),
      refused({ firstName: " ", loginPassword: "weak" }),
      calledFrom({ portalDomain: "studionoir.localhost" })(refused({ portalDomain: "studionoir.localhost" })),
    ]),
    [],
  )
  expect(failures.map(({ errorCode }) => errorCode)).toEqual([102, 55, 84, 102, 56])
  expect(failures[0]).toMatchObject({ fields: { roleId: ["validation.fieldNotAllowed"] } })
  expect(failures[3]).toMatchObject({
    fields: { firstName: [expect.any(String)], loginPassword: expect.any(Array) },
  })
})

test("an address that is verified is refused without a word of it, and its owner told", async () => {
  const verified = { ...asha, user: { ...asha.user, emailVerified: true } }
  const [failure, mails] = await inWorld(
    Effect.gen(function* () {
      const refusal = yield* refused({ emailAddress: asha.user.emailAddress, loginPassword: "Other-2word" })
      yield* runMails
      return [refusal, yield* (yield* SentSecrets).all] as const
    }),
    [verified],
  )
  expect(failure).toMatchObject({ _tag: "AccountNotOpened", errorCode: 1026 })
  expect(mails).toMatchObject([{ to: "asha@example.com", secret: expect.stringMatching(/\/login$/) }])
})

test("one address of the net may not open many accounts, nor one name be tried often", async () => {
  const from = calledFrom({ ipAddress: "203.0.113.9" })
  const [places, names] = await inWorld(
    Effect.all([
      from(
        Effect.forEach(Array.from({ length: 61 }), (_, at) =>
          refused({ emailAddress: `u${at}@example.com`, firstName: "" }),
        ),
      ),
      Effect.forEach(Array.from({ length: 21 }), () => refused({ firstName: "" })),
    ]),
    [],
  )
  expect([places.at(59), places.at(60), names.at(19), names.at(20)].map((failure) => failure?.errorCode)).toEqual([
    102, 1005, 102, 1005,
  ])
})
