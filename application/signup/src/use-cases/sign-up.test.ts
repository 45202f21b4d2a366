import { Effect } from "effect"
import { expect, test } from "vitest"
import { type InputOf, ServicesOn } from "@application/kernel"
import { MemoryDatabase } from "@application/kernel/testing"
import type { SessionParts } from "@domain/signup"
import { EmailAddress, PhoneNumber } from "@domain/identity"
import { SessionId } from "@domain/kernel"
import type { SignUp } from "../contract/sign-up.ts"
import { CampaignDrafts } from "../services/campaign-drafts.ts"
import { type NewProfile, ProfileOpening } from "../ports/profile-opening.ts"
import { SessionRepository } from "../ports/session-repository.ts"
import { freshSession } from "../testing/fresh-session.ts"
import { asUser, atAnotherPortal, detailsFor, from, inSignup } from "../testing/in-signup.ts"
import { memoryPortal, memoryPortals } from "../testing/memory-providers.ts"
import { signUp } from "./sign-up.ts"

const { sessionId } = freshSession(1).details
const form: InputOf<typeof SignUp> = {
  sessionId,
  emailAddress: EmailAddress.make("asha@example.com"),
  loginPassword: "Right-1word",
  firstName: " Asha ",
  lastName: "Rao",
  phone: PhoneNumber.make("+919876543210"),
  isTosAccepted: true,
}
const draft: SessionParts = {
  business: { name: "Bloom", logoUrl: "/media/logo.png", phone: form.phone },
  ownerPhone: form.phone,
  phoneVerified: true,
  launchState: "GoogleAdPreview",
}
const proved: SessionParts = { ownerPhone: form.phone, phoneVerified: true }
const storedWith = (changes: SessionParts) =>
  Effect.flatMap(SessionRepository, (sessions) =>
    sessions.create(freshSession(1, { ...draft, ...changes, business: { ...draft.business, ...changes.business } })),
  )
const stored = storedWith({})
const joined = (changes: Partial<typeof form> = {}) => signUp.handle({ ...form, ...changes })
const tried = (changes: Partial<typeof form>) => inSignup(Effect.andThen(stored, Effect.flip(joined(changes))))

test("a sign-up's profile has the business's address, for its first invoices", async () => {
  const profiles = await inSignup(
    Effect.gen(function* () {
      yield* storedWith({
        business: { location: { addressLine: "14 MG Road", city: "Bengaluru", postalCode: "560001" } },
      })
      yield* joined()
      return [...(yield* MemoryDatabase).table("profiles").values()]
    }),
  )
  expect(profiles).toMatchObject([{ address: "14 MG Road, Bengaluru 560001" }])
})

test("a talk with support that began in the sign-up goes on in the profile", async () => {
  const chat = { freshChatExternalId: "visitor", freshChatRestoreId: "restores-visitor" }
  const opened: Array<NewProfile["chat"]> = []
  await inSignup(
    Effect.gen(function* () {
      const opening = yield* ProfileOpening
      yield* storedWith({ accounts: chat })
      yield* Effect.provideService(joined(), ProfileOpening, {
        ...opening,
        open: (profile) => {
          opened.push(profile.chat)
          return opening.open(profile)
        },
      })
    }),
  )
  expect(opened).toEqual([chat])
})

test("a sign-up makes the user, the profile and the draft campaign, and signs in", async () => {
  const [{ signedIn, details }, campaigns] = await inSignup(
    Effect.gen(function* () {
      yield* stored
      const done = yield* joined()
      return [done, [...(yield* MemoryDatabase).table("signup-campaigns").values()]] as const
    }),
  )
  expect(signedIn.user).toMatchObject({ firstName: "Asha", lastName: "Rao", emailAddress: "asha@example.com" })
  expect(signedIn.profiles).toEqual([
    { id: 1, name: "Bloom", region: "IN", roleId: "ClientAccess", thumbnailLogo: "/media/logo.png" },
  ])
  expect(details).toMatchObject({
    userId: signedIn.user.id,
    businessProfileId: 1,
    campaignId: 1,
    launchState: "Signup",
    ownerEmail: "asha@example.com",
  })
  expect(Object.keys(details)).not.toContain("emailAddress")
  expect(campaigns).toEqual([{ businessProfileId: 1, sessionId, name: "Bloom", region: "IN" }])
})

test("the same sign-up again signs in again, and makes nothing twice", async () => {
  const [first, second, counts] = await inSignup(
    Effect.gen(function* () {
      yield* stored
      const done = yield* joined()
      const again = yield* joined()
      const database = yield* MemoryDatabase
      const tables = ["signup-accounts", "profiles", "signup-campaigns"]
      return [done, again, tables.map((name) => database.table(name).size)] as const
    }),
  )
  expect(second.details).toEqual(first.details)
  expect(second.signedIn.user).toEqual(first.signedIn.user)
  expect(counts).toEqual([1, 1, 1])
})

test("a signed-up session needs its owner's password besides its id", async () => {
  const failures = await inSignup(
    Effect.gen(function* () {
      yield* stored
      yield* joined()
      return [
        yield* Effect.flip(joined({ loginPassword: "Wrong-1word" })),
        yield* Effect.flip(joined({ emailAddress: EmailAddress.make("eve@example.com") })),
        yield* Effect.flip(detailsFor({ sessionId })),
        yield* Effect.flip(asUser(99)(detailsFor({ sessionId }))),
      ]
    }),
  )
  expect(new Set(failures.map(({ _tag }) => _tag))).toEqual(new Set(["SessionBelongsToUser"]))
})

test("another user cannot take over a signed-up session with their own account", async () => {
  const failure = await inSignup(
    Effect.gen(function* () {
      yield* stored
      yield* (yield* SessionRepository).create(freshSession(2, proved))
      const eve = { emailAddress: EmailAddress.make("eve@example.com"), loginPassword: "Eves-1word" }
      yield* joined()
      yield* joined({ ...eve, sessionId: freshSession(2).details.sessionId })
      return yield* Effect.flip(joined(eve))
    }),
  )
  expect(failure._tag).toBe("SessionBelongsToUser")
})

const signedUpBefore = Effect.gen(function* () {
  yield* stored
  yield* (yield* SessionRepository).create(freshSession(2, draft))
  yield* joined()
  return freshSession(2).details.sessionId
})

test("an address of another account is refused unnamed, and its owner is notified", async () => {
  const [failure, notices] = await inSignup(
    Effect.gen(function* () {
      const again = yield* signedUpBefore
      const refused = yield* Effect.flip(joined({ sessionId: again, loginPassword: "Other-1word" }))
      return [refused, [...(yield* MemoryDatabase).table("signup-attempt-notices").values()]] as const
    }),
  )
  expect(failure).toMatchObject({ _tag: "AccountNotOpened", errorCode: 1026 })
  expect(notices).toEqual(["asha@example.com"])
})

test("the address and password of an account log in, and the draft goes on in it", async () => {
  const [before, returned] = await inSignup(
    Effect.gen(function* () {
      const again = yield* signedUpBefore
      const session = yield* asUser(1)(detailsFor({ sessionId: again }))
      return [session, yield* joined({ sessionId: again })] as const
    }),
  )
  expect(returned.hadAccount).toBe(true)
  expect(returned.details).toMatchObject({
    business: { name: before.business.name, logoUrl: before.business.logoUrl },
    userId: returned.signedIn.user.id,
  })
  expect(returned.signedIn.profiles).toHaveLength(2)
})

test("one session cannot try address after address", async () => {
  const failures = await inSignup(
    Effect.gen(function* () {
      yield* stored
      const addresses = Array.from({ length: 21 }, (_, index) => EmailAddress.make(`owner-${index}@example.com`))
      return yield* Effect.forEach(addresses, (emailAddress) =>
        Effect.flip(joined({ emailAddress, loginPassword: "short" })),
      )
    }),
  )
  expect(failures.map(({ _tag }) => _tag).slice(-2)).toEqual(["WeakPassword", "TooManyRequests"])
})

test("a weak password alone is reported with everything it lacks", async () => {
  expect(await tried({ loginPassword: "short" })).toMatchObject({
    _tag: "WeakPassword",
    keys: ["validation.passwordTooShort", "validation.passwordTooWeak"],
  })
})

test("a password that would be guessed first opens no account", async () => {
  const common = { _tag: "WeakPassword", errorCode: 84, keys: ["validation.passwordTooCommon"] }
  expect(await tried({ loginPassword: "Welcome@2026" })).toMatchObject(common)
  const named = { _tag: "WeakPassword", errorCode: 84, keys: ["validation.passwordHasName"] }
  expect(await tried({ loginPassword: `Bloom-4-you` })).toMatchObject(named)
})

test("all wrong fields are reported at once", async () => {
  const wrong = {
    firstName: " ",
    lastName: "",
    phone: PhoneNumber.make("+911234567"),
    emailAddress: EmailAddress.make("asha@localhost.1"),
    loginPassword: "short",
  }
  expect(await tried(wrong)).toMatchObject({
    _tag: "InvalidFields",
    fields: {
      firstName: ["validation.required"],
      lastName: ["validation.required"],
      phone: ["validation.phoneInvalid"],
      emailAddress: ["validation.emailInvalid"],
      loginPassword: ["validation.passwordTooShort", "validation.passwordTooWeak"],
    },
  })
})

test("an unknown session and another portal's session cannot be signed up", async () => {
  const unknown = SessionId.make("00000000-0000-4000-8000-00000000ffff")
  expect(await tried({ sessionId: unknown })).toMatchObject({ _tag: "SessionNotFound" })
  const elsewhere = await inSignup(Effect.andThen(stored, Effect.flip(atAnotherPortal(joined()))))
  expect(elsewhere._tag).toBe("SessionNotFound")
})

test("when one part fails nothing of the sign-up stays, and it can be tried again", async () => {
  const [remaining, retried] = await inSignup(
    Effect.gen(function* () {
      yield* stored
      const failing = CampaignDrafts.of({
        ...(yield* CampaignDrafts),
        open: () => Effect.die(new Error("database gone")),
      })
      yield* Effect.exit(Effect.provideService(joined(), CampaignDrafts, failing))
      const database = yield* MemoryDatabase
      const sizes = ["signup-accounts", "profiles"].map((name) => database.table(name).size)
      return [sizes, yield* Effect.result(joined())] as const
    }),
  )
  expect(remaining).toEqual([0, 0])
  expect(retried._tag).toBe("Success")
})

test("refused tries count too, so that one address cannot try without end", async () => {
  const failure = await inSignup(
    Effect.gen(function* () {
      yield* stored
      const attempt = from("10.0.0.1")(joined({ loginPassword: "short" }))
      yield* Effect.forEach(Array.from({ length: 60 }), () => Effect.flip(attempt))
      return yield* Effect.flip(from("10.0.0.1")(joined()))
    }),
  )
  expect(failure._tag).toBe("TooManyRequests")
})

test("one address cannot be tried without end from everywhere", async () => {
  const failure = await inSignup(
    Effect.gen(function* () {
      yield* stored
      yield* (yield* SessionRepository).create(freshSession(2, proved))
      yield* joined()
      const guess = (place: number) =>
        from(`10.0.0.${place}`)(joined({ sessionId: freshSession(2).details.sessionId, loginPassword: "Guess-1word" }))
      yield* Effect.forEach(
        Array.from({ length: 19 }, (_, place) => place),
        (place) => Effect.flip(guess(place)),
      )
      return yield* Effect.flip(guess(99))
    }),
  )
  expect(failure._tag).toBe("TooManyRequests")
})

test("a phone that was not proved, or another than was proved, opens no account", async () => {
  const refused = (changes: SessionParts) => inSignup(Effect.andThen(storedWith(changes), Effect.flip(joined())))
  const unproved = { _tag: "InvalidFields", fields: { phone: ["creatives.signup.phoneUnproved"] } }
  expect(await refused({ phoneVerified: false })).toMatchObject(unproved)
  expect(await refused({ ownerPhone: "+919876543211" })).toMatchObject(unproved)
})

test("a portal that takes no sign-ups opens no account", async () => {
  const closed = memoryPortals({ ...memoryPortal, flags: { ...memoryPortal.flags, isSignupEnabled: false } })
  const [failure, accounts] = await inSignup(
    Effect.gen(function* () {
      yield* stored
      const refused = yield* Effect.flip(Effect.provide(joined(), closed))
      return [refused, (yield* MemoryDatabase).table("signup-accounts").size] as const
    }),
  )
  expect([failure._tag, accounts]).toEqual(["ForbiddenPortal", 0])
})

const withoutTexts = Effect.provideService(ServicesOn, new Set(["stripe"] as const))

test("without text messages an account takes a proved address, and its phone unproved", async () => {
  const joining = (provenEmail: string) =>
    inSignup(
      Effect.gen(function* () {
        yield* storedWith({ phoneVerified: false, provenEmail })
        return yield* Effect.match(joined(), {
          onFailure: (failure) => ({ failure }),
          onSuccess: ({ signedIn }) => ({ user: signedIn.user }),
        })
      }).pipe(withoutTexts),
    )
  expect(await joining("asha@example.com")).toMatchObject({ user: { phoneNumber: form.phone } })
  expect(await joining("ravi@example.com")).toMatchObject({
    failure: { _tag: "InvalidFields", fields: { emailAddress: ["creatives.signup.emailUnproved"] } },
  })
})

test("a phone that was proved opens no account where addresses are proved", async () => {
  expect(await inSignup(Effect.andThen(stored, Effect.flip(joined())).pipe(withoutTexts))).toMatchObject({
    _tag: "InvalidFields",
  })
})
