import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { Passkeys } from "../ports/passkeys.ts"
import { SentSecrets } from "../testing/memory-providers.ts"
import { addFrom, newAuthenticator, provedBy } from "../testing/passkey-world.ts"
import { appCode, asAsha, turnOn } from "../testing/second-factor-world.ts"
import { asha, inWorld } from "../testing/sign-in-world.ts"
import { removePasskey } from "./passkeys.ts"
import {
  confirmSecondFactor,
  getSecondFactor,
  removeAuthenticatorApp,
  renewRecoveryCodes,
  startSecondFactor,
  turnOffSecondFactor,
} from "./second-factor.ts"

const userId = asha.user.id
const password = "Right-1word"
const status = asAsha(getSecondFactor.handle({ userId }))
const news = Effect.map(
  Effect.flatMap(SentSecrets, ({ all }) => all),
  (sent) => sent.map(({ secret }) => secret),
)

test("without an app or another passkey the second factor is off with the last", async () => {
  const [answers, after, mails] = await inWorld(
    Effect.gen(function* () {
      const [phone, key] = [newAuthenticator(), newAuthenticator()]
      const first = yield* addFrom(phone)
      const second = yield* addFrom(key, "Key", { passkey: yield* provedBy(phone) })
      const remove = (passkeyId: string, proof: object) =>
        asAsha(removePasskey.handle({ userId, password, passkeyId, ...proof }))
      const unproved = yield* Effect.flip(remove(second.passkey.id, {}))
      const unknown = yield* Effect.flip(remove("none", { passkey: yield* provedBy(phone) }))
      const one = yield* remove(second.passkey.id, { passkey: yield* provedBy(key) })
      const last = yield* remove(first.passkey.id, { code: first.recoveryCodes?.[0] ?? "" })
      return [[unproved._tag, unknown._tag, one, last], yield* status, yield* news] as const
    }),
  )
  expect(answers).toEqual(["InvalidSecondFactor", "PasskeyNotFound", { isOn: true }, { isOn: false }])
  expect(after).toMatchObject({ isOn: false, passkeys: [], recoveryCodesLeft: 0 })
  expect(mails).toEqual(["passkeyAdded", "passkeyAdded", "passkeyRemoved", "recoveryCodeUsed", "off"])
})

test("the app is removed and the passkeys stay, and the other way round", async () => {
  const [withoutApp, again, withoutPasskey] = await inWorld(
    Effect.gen(function* () {
      yield* turnOn
      const phone = newAuthenticator()
      const { passkey } = yield* addFrom(phone, "Key", { code: yield* appCode })
      const remove = Effect.flatMap(provedBy(phone), (proof) =>
        asAsha(removeAuthenticatorApp.handle({ userId, password, passkey: proof })),
      )
      const removed = yield* remove
      const withoutApp = [removed, (yield* status).hasApp, (yield* status).recoveryCodesLeft]
      const again = yield* Effect.flip(remove)
      yield* asAsha(startSecondFactor.handle({ userId, password, passkey: yield* provedBy(phone) }))
      yield* asAsha(confirmSecondFactor.handle({ userId, code: yield* appCode }))
      yield* TestClock.adjust("30 seconds")
      const code = yield* appCode
      const last = yield* asAsha(removePasskey.handle({ userId, password, passkeyId: passkey.id, code }))
      return [withoutApp, again, [last, (yield* status).hasApp]] as const
    }),
  )
  expect(withoutApp).toEqual([{ isOn: true }, false, 10])
  expect(again).toMatchObject({ _tag: "SecondFactorConflict" })
  expect(withoutPasskey).toEqual([{ isOn: true }, true])
})

test("turning off removes every passkey, by a passkey or a code", async () => {
  const [left, codes] = await inWorld(
    Effect.gen(function* () {
      const phone = newAuthenticator()
      yield* addFrom(phone)
      const renewed = yield* asAsha(renewRecoveryCodes.handle({ userId, password, passkey: yield* provedBy(phone) }))
      yield* asAsha(turnOffSecondFactor.handle({ userId, password, passkey: yield* provedBy(phone) }))
      const { of } = yield* Passkeys
      return [yield* of(asha.portalId, userId), renewed.recoveryCodes.length] as const
    }),
  )
  expect([left, codes]).toEqual([[], 10])
})
