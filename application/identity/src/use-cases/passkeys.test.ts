import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { passkeyPolicy } from "@domain/identity"
import { UserId } from "@domain/kernel"
import { SentSecrets } from "../testing/memory-providers.ts"
import { addFrom, newAuthenticator, provedBy } from "../testing/passkey-world.ts"
import { appCode, asAsha, turnOn } from "../testing/second-factor-world.ts"
import { asha, calledFrom, inWorld } from "../testing/sign-in-world.ts"
import { addPasskey, removePasskey, renamePasskey, startPasskey } from "./passkeys.ts"
import { confirmSecondFactor, getSecondFactor, startSecondFactor } from "./second-factor.ts"

const userId = asha.user.id
const password = "Right-1word"
const status = asAsha(getSecondFactor.handle({ userId }))
const start = (proof = {}) => asAsha(startPasskey.handle({ userId, password, ...proof }))
const news = Effect.map(
  Effect.flatMap(SentSecrets, ({ all }) => all),
  (sent) => sent.map(({ secret }) => secret),
)

test("the first passkey turns the second factor on and brings recovery codes", async () => {
  const [added, after, mails] = await inWorld(
    Effect.gen(function* () {
      yield* TestClock.adjust("1 hour")
      return [yield* addFrom(newAuthenticator()), yield* status, yield* news] as const
    }),
  )
  expect(added.recoveryCodes).toHaveLength(10)
  expect(added.passkey).toMatchObject({ name: "My phone", host: "localhost", isOfThisHost: true, addedAt: 3_600_000 })
  expect(after).toMatchObject({
    isOn: true,
    enabledAt: 3_600_000,
    recoveryCodesLeft: 10,
    hasApp: false,
    passkeys: [added.passkey],
  })
  expect(mails).toEqual(["passkeyAdded"])
})

test("a browser is asked for no passkey that the account has here", async () => {
  const [first, second] = await inWorld(
    Effect.gen(function* () {
      const phone = newAuthenticator()
      const first = yield* start()
      yield* addFrom(phone)
      return [first, yield* start({ passkey: yield* provedBy(phone) })] as const
    }),
  )
  expect(first).toMatchObject({ rp: { id: "localhost", name: "Marquee" }, user: { name: "asha@example.com" } })
  expect([first.excludeCredentials.length, second.excludeCredentials.length]).toEqual([0, 1])
})

test("a further factor takes the first one, and brings no new recovery codes", async () => {
  const [refused, added, codes] = await inWorld(
    Effect.gen(function* () {
      const phone = newAuthenticator()
      yield* addFrom(phone)
      const refused = [
        yield* Effect.flip(start()),
        yield* Effect.flip(start({ code: "999999" })),
        yield* Effect.flip(asAsha(startSecondFactor.handle({ userId, password }))),
      ]
      const added = yield* addFrom(newAuthenticator(), "Key", { passkey: yield* provedBy(phone) })
      const passkey = yield* provedBy(phone)
      yield* asAsha(startSecondFactor.handle({ userId, password, passkey }))
      const set = yield* asAsha(confirmSecondFactor.handle({ userId, code: yield* appCode }))
      return [refused, added, [set.recoveryCodes, (yield* status).hasApp]] as const
    }),
  )
  expect(refused.map(({ _tag }) => _tag)).toEqual(Array.from({ length: 3 }, () => "InvalidSecondFactor"))
  expect(added).not.toHaveProperty("recoveryCodes")
  expect(codes).toEqual([undefined, true])
})

test("a passkey is added beside an app by a code of it", async () => {
  const added = await inWorld(
    Effect.gen(function* () {
      yield* turnOn
      return [yield* addFrom(newAuthenticator(), "Key", { code: yield* appCode }), yield* status] as const
    }),
  )
  expect(added[0]).not.toHaveProperty("recoveryCodes")
  expect(added[1]).toMatchObject({ hasApp: true, recoveryCodesLeft: 10, passkeys: [{ name: "Key" }] })
})

test("a question takes one answer within five minutes, of its own kind and host", async () => {
  const tags = await inWorld(
    Effect.gen(function* () {
      const phone = newAuthenticator()
      const creation = yield* start()
      const add = (made = phone.make(creation)) => asAsha(addPasskey.handle({ userId, name: "Key", passkey: made }))
      yield* add()
      const answers = [yield* Effect.flip(add())]
      const proof = yield* provedBy(phone)
      const late = newAuthenticator().make(yield* start({ passkey: proof }))
      yield* TestClock.adjust("5 minutes")
      answers.push(yield* Effect.flip(add(late)))
      const otherHost = newAuthenticator().make(yield* start({ passkey: yield* provedBy(phone) }))
      const moved = calledFrom({ origin: "http://other.localhost:4000" })
      answers.push(yield* Effect.flip(moved(add(otherHost))))
      const asked = yield* provedBy(phone)
      answers.push(yield* Effect.flip(add({ ...otherHost, challenge: asked.challenge })))
      return answers
    }),
  )
  expect(tags.map(({ _tag }) => _tag)).toEqual([
    "PasskeyExpired",
    "PasskeyExpired",
    "PasskeyElsewhere",
    "PasskeyExpired",
  ])
})

test("an authenticator's passkey is added to one account once", async () => {
  const failure = await inWorld(
    Effect.gen(function* () {
      const phone = newAuthenticator()
      yield* addFrom(phone)
      return yield* Effect.flip(addFrom(phone, "Again", { passkey: yield* provedBy(phone) }))
    }),
  )
  expect(failure).toMatchObject({ _tag: "PasskeyAlreadyAdded", errorCode: 101 })
})

test("an account has ten passkeys at most", async () => {
  const [count, failure] = await inWorld(
    Effect.gen(function* () {
      const phone = newAuthenticator()
      yield* addFrom(phone)
      for (let more = 1; more < passkeyPolicy.mostPerAccount; more += 1) {
        yield* TestClock.adjust("1 hour")
        yield* addFrom(newAuthenticator(), `Key ${more}`, { passkey: yield* provedBy(phone) })
      }
      const { passkeys } = yield* status
      return [passkeys.length, yield* Effect.flip(start({ passkey: yield* provedBy(phone) }))] as const
    }),
  )
  expect(count).toBe(10)
  expect(failure).toMatchObject({ _tag: "TooManyPasskeys", most: 10 })
})

test("a passkey is renamed by its owner", async () => {
  const [names, unknown] = await inWorld(
    Effect.gen(function* () {
      const { passkey } = yield* addFrom(newAuthenticator())
      const rename = (passkeyId: string) => asAsha(renamePasskey.handle({ userId, passkeyId, name: "Old phone" }))
      yield* rename(passkey.id)
      return [(yield* status).passkeys.map(({ name }) => name), yield* Effect.flip(rename("none"))] as const
    }),
  )
  expect([names, unknown._tag]).toEqual([["Old phone"], "PasskeyNotFound"])
})

test("a portal with several hosts shows which passkeys work here", async () => {
  const shown = await inWorld(
    Effect.gen(function* () {
      yield* addFrom(newAuthenticator())
      return yield* calledFrom({ origin: "https://ads.example.com" })(status)
    }),
  )
  expect(shown).toMatchObject({ host: "ads.example.com", passkeys: [{ host: "localhost", isOfThisHost: false }] })
})

test("nobody adds, renames or removes another's passkeys", async () => {
  const other = UserId.make(42)
  const [creation, failures] = await inWorld(
    Effect.gen(function* () {
      const creation = yield* start()
      const made = newAuthenticator().make(creation)
      const ids = { userId: other, passkeyId: "one" }
      return [
        creation,
        yield* Effect.all([
          Effect.flip(asAsha(startPasskey.handle({ userId: other, password }))),
          Effect.flip(asAsha(addPasskey.handle({ userId: other, name: "Key", passkey: made }))),
          Effect.flip(asAsha(renamePasskey.handle({ ...ids, name: "Key" }))),
          Effect.flip(asAsha(removePasskey.handle({ ...ids, password }))),
        ]),
      ] as const
    }),
  )
  expect(creation.rp.id).toBe("localhost")
  expect(failures.map(({ _tag }) => _tag)).toEqual(Array.from({ length: 4 }, () => "UserNotFound"))
})
