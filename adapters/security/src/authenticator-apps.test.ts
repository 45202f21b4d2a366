import { Effect, Layer, Result } from "effect"
import { TOTP, URI } from "otpauth"
import { expect, test } from "vitest"
import { Authenticators } from "@application/identity/ports"
import { authenticatorApps } from "./authenticator-apps.ts"
import { readKeyring } from "./keyring.ts"
import { seal } from "./sealed-text.ts"

const [older, newer] = [`k1:${"a".repeat(32)}`, `k2:${"b".repeat(32)}`]
const keys = (setting: string) => Result.getOrThrow(readKeyring(setting))
const owner = "second-factor:1:41"

const run = <A>(story: (apps: Authenticators["Service"]) => Effect.Effect<A>, setting = older) =>
  Effect.runPromise(
    Effect.flatMap(Authenticators, story).pipe(Effect.provide(Layer.fresh(authenticatorApps(keys(setting))))),
  )

/** The secret of RFC 6238's appendix B, "12345678901234567890", and its times in seconds with their last six digits. */
const rfcSecret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("at %i seconds the code of RFC 6238 is %s", async (seconds, code) => {
  const sealed = seal(keys(older), owner, rfcSecret)
  const match = await run((apps) => apps.stepOf(owner, sealed, code, seconds * 1_000))
  expect(match).toEqual({ step: Math.floor(seconds / 30), sealed })
})

test("a code may be one step early or late, and no more", async () => {
  const sealed = seal(keys(older), owner, rfcSecret)
  const steps = await run((apps) =>
    Effect.forEach([-60, -30, 0, 30, 60], (late) =>
      apps.stepOf(owner, sealed, "050471", (1_111_111_111 + late) * 1_000),
    ),
  )
  expect(steps.map((match) => match?.step)).toEqual([undefined, 37037037, 37037037, 37037037, undefined])
})

test("the shown address makes the codes that are accepted", async () => {
  const now = 1_700_000_000_000
  const [shown, match] = await run((apps) =>
    Effect.gen(function* () {
      const made = yield* apps.newSecret(owner, { issuer: "Rao & Sons", account: "asha@example.com" })
      const app = URI.parse(made.address)
      const code = app instanceof TOTP ? app.generate({ timestamp: now }) : ""
      return [
        { ...made, issuer: app.issuer, label: app.label },
        yield* apps.stepOf(owner, made.sealed, code, now),
      ] as const
    }),
  )
  expect(shown).toMatchObject({
    issuer: "Rao & Sons",
    label: "asha@example.com",
    secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
  })
  expect(shown.sealed).not.toContain(shown.secret)
  expect(match?.step).toBe(Math.floor(now / 30_000))
})

test("a secret of another account cannot be opened", async () => {
  const sealed = seal(keys(older), "second-factor:1:42", rfcSecret)
  await expect(run((apps) => apps.stepOf(owner, sealed, "050471", 1_111_111_111_000))).rejects.toThrow()
})

test("a secret under an older key is sealed again under the current one", async () => {
  const sealed = seal(keys(older), owner, rfcSecret)
  const match = await run((apps) => apps.stepOf(owner, sealed, "050471", 1_111_111_111_000), `${newer},${older}`)
  const again = match?.sealed ?? ""
  expect(again.startsWith("k2.")).toBe(true)
  const later = await run((apps) => apps.stepOf(owner, again, "050471", 1_111_111_111_000), newer)
  expect(later?.step).toBe(37037037)
})

test("ten recovery codes differ, and one has another hash for another account", async () => {
  const [codes, hashes] = await run((apps) =>
    Effect.gen(function* () {
      const made = yield* apps.newRecoveryCodes
      const one = made[0] ?? ""
      return [
        made,
        [yield* apps.recoveryHash(owner, one), yield* apps.recoveryHash("second-factor:1:42", one)],
      ] as const
    }),
  )
  expect(new Set(codes).size).toBe(10)
  expect(codes.every((code) => /^[A-HJ-NP-Z2-9]{16}$/.test(code))).toBe(true)
  expect(hashes[0]).not.toBe(hashes[1])
})
