import { Effect, type Layer } from "effect"
import { describe, expect, test } from "vitest"
import { passkeyCreation, passkeyRequest } from "@domain/identity"
import { PortalId, UserId } from "@domain/kernel"
import { ExpiredSecrets } from "../ports/expired-secrets.ts"
import { type Passkey, PasskeyChallenges, Passkeys, PasskeyVerifier } from "../ports/passkeys.ts"
import type { MakeAuthenticator, OddAnswer } from "./passkey-authenticator.ts"

type Stores = Passkeys | PasskeyChallenges | ExpiredSecrets

const portalId = PortalId.make(1)
const elsewhere = PortalId.make(2)
const [userId, other] = [UserId.make(41), UserId.make(42)]
const phone: Passkey = {
  portalId,
  userId,
  id: "one",
  credentialId: "abc-_1",
  publicKey: "pQECAyYgASFY",
  counter: 4,
  transports: ["internal", "hybrid"],
  host: "ads.example.com",
  name: "My phone",
  addedAt: 10,
}
const laptop: Passkey = { ...phone, id: "two", credentialId: "def", name: "Laptop", counter: 0, addedAt: 5 }

/** What every store of passkeys and of questions to browsers does; the layer starts empty each time. */
export const passkeyStoresConformance = <E>(layer: Layer.Layer<Stores, E>): void => {
  const run = <A, F>(effect: Effect.Effect<A, F, Stores>) => Effect.runPromise(Effect.provide(effect, layer))

  test("passkeys come back as they were added, oldest first, to their user alone", async () => {
    const found = await run(
      Effect.gen(function* () {
        const { add, of } = yield* Passkeys
        yield* Effect.forEach([phone, laptop], add)
        return [yield* of(portalId, userId), yield* of(portalId, other), yield* of(elsewhere, userId)]
      }),
    )
    expect(found).toEqual([[laptop, phone], [], []])
  })

  test("a credential is added once at a portal, whoever's it is", async () => {
    const added = await run(
      Effect.gen(function* () {
        const { add, of } = yield* Passkeys
        const times = [
          yield* add(phone),
          yield* add({ ...phone, id: "again" }),
          yield* add({ ...phone, id: "thief's", userId: other }),
          yield* add({ ...phone, portalId: elsewhere }),
        ]
        return [times, (yield* of(portalId, userId)).length]
      }),
    )
    expect(added).toEqual([[true, false, false, true], 1])
  })

  test("a counter is used once and never an earlier one, at the same time too", async () => {
    const [alone, together, passkeys] = await run(
      Effect.gen(function* () {
        const { add, of, use } = yield* Passkeys
        yield* Effect.forEach([phone, laptop], add)
        const using = (passkey: Passkey, counter: number) => use(passkey, counter, 100 + counter)
        const alone = [yield* using(phone, 4), yield* using(phone, 3), yield* using(phone, 5), yield* using(phone, 5)]
        alone.push(yield* using(laptop, 0), yield* using(laptop, 0), yield* using({ ...phone, userId: other }, 9))
        const both = yield* Effect.all([using(phone, 6), using(phone, 6)], { concurrency: "unbounded" })
        return [alone, both.filter((isUsed) => isUsed).length, yield* of(portalId, userId)] as const
      }),
    )
    expect(alone).toEqual([false, false, true, false, true, true, false])
    expect(together).toBe(1)
    expect(passkeys).toEqual([
      { ...laptop, usedAt: 100 },
      { ...phone, counter: 6, usedAt: 106 },
    ])
  })

  test("a passkey is renamed and removed by its user alone", async () => {
    const [answers, left] = await run(
      Effect.gen(function* () {
        const { add, of, remove, removeAll, rename } = yield* Passkeys
        yield* Effect.forEach([phone, laptop], add)
        const others = { ...phone, userId: other }
        const answers = [yield* rename(others, "Mine"), yield* remove(others), yield* rename(phone, "Old phone")]
        const renamed = (yield* of(portalId, userId)).map(({ name }) => name)
        answers.push(yield* remove(laptop), yield* remove(laptop))
        yield* removeAll(others)
        const kept = (yield* of(portalId, userId)).length
        yield* removeAll(phone)
        return [answers, [renamed, kept, (yield* of(portalId, userId)).length]] as const
      }),
    )
    expect(answers).toEqual([false, false, true, true, false])
    expect(left).toEqual([["Laptop", "Old phone"], 1, 0])
  })

  const question = { portalId, userId, keyHash: "hash", purpose: "signIn", host: phone.host, expiresAt: 100 } as const

  test("a question is answered once, in time and at its portal", async () => {
    const answers = await run(
      Effect.gen(function* () {
        const { add, take } = yield* PasskeyChallenges
        yield* add(question)
        const early = [
          yield* take(portalId, ["another"], 50),
          yield* take(elsewhere, ["hash"], 50),
          yield* take(portalId, ["hash"], 100),
        ]
        const both = [take(portalId, ["newer", "hash"], 99), take(portalId, ["hash"], 99)]
        const together = yield* Effect.all(both, { concurrency: "unbounded" })
        return [early, together.filter((answer) => answer !== undefined), yield* take(portalId, ["hash"], 99)]
      }),
    )
    expect(answers).toEqual([[undefined, undefined, undefined], [question], undefined])
  })

  test("questions that nobody answered in time are deleted", async () => {
    const now = 1_000
    const left = await run(
      Effect.gen(function* () {
        const { add, take } = yield* PasskeyChallenges
        yield* add({ ...question, keyHash: "over", expiresAt: now })
        yield* add({ ...question, keyHash: "open", expiresAt: now + 1 })
        const ends = { now, codesSentBefore: 900, verificationsEndedBefore: 0 }
        const deleted = yield* (yield* ExpiredSecrets).delete(ends, 50)
        return [deleted, yield* take(portalId, ["over"], 0), (yield* take(portalId, ["open"], 0))?.keyHash]
      }),
    )
    expect(left).toEqual([1, undefined, "open"])
  })
}

const party = { id: "ads.example.com", name: "Ads", origin: "https://ads.example.com" }
const asha = { portalId, userId, name: "asha@example.com", displayName: "Asha" }

/** What every verifier of passkeys does with the answers of an authenticator. */
export const passkeyVerifierConformance = (
  name: string,
  layer: Layer.Layer<PasskeyVerifier>,
  authenticatorAt: MakeAuthenticator,
) =>
  describe(`answers of browsers, checked by ${name}`, () => {
    const run = <A, F>(story: (verifier: PasskeyVerifier["Service"]) => Effect.Effect<A, F>) =>
      Effect.runPromise(Effect.provide(Effect.flatMap(PasskeyVerifier, story), layer))
    const creation = passkeyCreation("c2VjcmV0LTE", party, asha, [])
    const request = passkeyRequest("c2VjcmV0LTI", party, [])
    const odd: ReadonlyArray<readonly [string, OddAnswer, string]> = [
      ["another site", { origin: "https://ads.example.net" }, "PasskeyElsewhere"],
      ["another host", { host: "example.com" }, "PasskeyRefused"],
      ["another question", { challenge: "c2VjcmV0LTM" }, "PasskeyRefused"],
      ["nobody verified", { isVerified: false }, "PasskeyRefused"],
    ]

    test("a right answer makes a passkey, which a later one uses with its counter", async () => {
      const authenticator = authenticatorAt(party.origin)
      const [made, first, second] = await run(({ made, used }) =>
        Effect.gen(function* () {
          const passkey = yield* made(authenticator.make(creation), party)
          const use = (asked = request) => used(authenticator.use(asked), party, passkey)
          return [passkey, yield* use(), yield* use()] as const
        }),
      )
      expect(made).toMatchObject({ counter: 1, transports: ["internal"] })
      expect([first, second]).toEqual([2, 3])
    })

    test.each(odd)("no passkey is made by an answer for %s", async (_, answer, tag) => {
      const refused = authenticatorAt(party.origin).make(creation, answer)
      expect(await run(({ made }) => Effect.flip(made(refused, party)))).toMatchObject({ _tag: tag })
    })

    test.each([...odd, ["another's key", { isForged: true }, "PasskeyRefused"] as const])(
      "no passkey is used by an answer for %s",
      async (_, answer, tag) => {
        const authenticator = authenticatorAt(party.origin)
        const refused = await run(({ made, used }) =>
          Effect.flatMap(made(authenticator.make(creation), party), (passkey) =>
            Effect.flip(used(authenticator.use(request, answer), party, passkey)),
          ),
        )
        expect(refused).toMatchObject({ _tag: tag })
      },
    )

    test("an answer of one passkey is none of another", async () => {
      const [one, second] = [authenticatorAt(party.origin), authenticatorAt(party.origin)]
      const refused = await run(({ made, used }) =>
        Effect.gen(function* () {
          const passkey = yield* made(one.make(creation), party)
          yield* made(second.make(creation), party)
          return yield* Effect.flip(used(second.use(request), party, passkey))
        }),
      )
      expect(refused).toMatchObject({ _tag: "PasskeyRefused", isCopied: false })
    })

    test("a counter that goes back is read, since its rule is another's", async () => {
      const authenticator = authenticatorAt(party.origin)
      const counter = await run(({ made, used }) =>
        Effect.flatMap(made(authenticator.make(creation, { counter: 9 }), party), (passkey) =>
          used(authenticator.use(request, { counter: 3 }), party, passkey),
        ),
      )
      expect(counter).toBe(3)
    })

    test("bytes that say nothing are refused", async () => {
      const authenticator = authenticatorAt(party.origin)
      const nothing = { clientDataJSON: "AAAA", attestationObject: "AAAA", authenticatorData: "AAAA" }
      const refused = await run(({ made, used }) =>
        Effect.gen(function* () {
          const passkey = yield* made(authenticator.make(creation), party)
          return [
            yield* Effect.flip(made({ ...authenticator.make(creation), ...nothing }, party)),
            yield* Effect.flip(used({ ...authenticator.use(request), ...nothing }, party, passkey)),
          ]
        }),
      )
      expect(refused.map(({ _tag }) => _tag)).toEqual(["PasskeyRefused", "PasskeyRefused"])
    })
  })
