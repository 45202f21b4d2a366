import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { recoveryAlphabet, recoveryCodeLength, secondFactorPolicy } from "@domain/identity"
import { Authenticators } from "../ports/authenticators.ts"
import { type SecondFactorChallenge, SecondFactorChallenges } from "../ports/second-factor-challenges.ts"
import { type SecondFactor, SecondFactors } from "../ports/second-factors.ts"

/** A second factor in the in-memory database. */
export interface StoredSecondFactor extends Omit<SecondFactor, "recoveryCodesLeft"> {
  readonly recoveryHashes: ReadonlyArray<string>
}

/** A waiting sign-in in the in-memory database. */
export interface StoredChallenge extends SecondFactorChallenge {
  readonly attempts: number
}

/** The in-memory database's tables of second factors and of the sign-ins that wait for them. */
export const secondFactorsTable = "second_factors"
export const secondFactorChallengesTable = "second_factor_challenges"

const memorySecondFactorStore = Layer.effect(
  SecondFactors,
  Effect.gen(function* () {
    const rows = (yield* MemoryDatabase).table<string, StoredSecondFactor>(secondFactorsTable)
    const keyOf = ({ portalId, userId }: Pick<SecondFactor, "portalId" | "userId">) => `${portalId}:${userId}`
    const change = <A>(
      factor: SecondFactor,
      decide: (row: StoredSecondFactor) => { readonly next: StoredSecondFactor; readonly answer: A } | undefined,
    ) =>
      Effect.sync(() => {
        const row = rows.get(keyOf(factor))
        const decided = row && decide(row)
        if (decided !== undefined) rows.set(keyOf(factor), decided.next)
        return decided?.answer
      })
    const of: SecondFactors["Service"]["of"] = (portalId, userId) =>
      Effect.sync(() => {
        const row = rows.get(keyOf({ portalId, userId }))
        if (row === undefined) return undefined
        const { recoveryHashes, ...factor } = row
        return { ...factor, recoveryCodesLeft: recoveryHashes.length }
      })
    return {
      of,
      enabledOf: (portalId, userIds) =>
        Effect.sync(() => userIds.filter((userId) => rows.get(keyOf({ portalId, userId }))?.enabledAt !== undefined)),
      hold: of,
      begin: (factor) =>
        Effect.sync(() => {
          const row = rows.get(keyOf(factor))
          if (row?.lastStep !== undefined) return false
          rows.set(keyOf(factor), { recoveryHashes: [], ...row, ...factor })
          return true
        }),
      turnOn: (factor, lastStep, now, recoveryHashes) =>
        change(factor, (row) => {
          const { enabledAt, sealedSecret } = row
          if (row.lastStep !== undefined || sealedSecret !== factor.sealedSecret || enabledAt !== factor.enabledAt)
            return undefined
          const next = { ...row, lastStep, ...(enabledAt === undefined && { enabledAt: now, recoveryHashes }) }
          return { next, answer: true }
        }).pipe(Effect.map((isOn) => isOn === true)),
      turnOnWithoutApp: (owner, enabledAt, recoveryHashes) =>
        Effect.sync(() => {
          const row = rows.get(keyOf(owner))
          if (row?.enabledAt !== undefined) return false
          rows.set(keyOf(owner), { begunAt: enabledAt, ...row, ...owner, enabledAt, recoveryHashes })
          return true
        }),
      useStep: (factor, step, sealedSecret) =>
        change(factor, (row) =>
          row.lastStep !== undefined && step > row.lastStep
            ? { next: { ...row, lastStep: step, sealedSecret }, answer: true }
            : undefined,
        ).pipe(Effect.map((isUsed) => isUsed === true)),
      useRecoveryCode: (factor, hash) =>
        change(factor, (row) => {
          if (!row.recoveryHashes.includes(hash)) return undefined
          const recoveryHashes = row.recoveryHashes.filter((one) => one !== hash)
          return { next: { ...row, recoveryHashes }, answer: recoveryHashes.length }
        }),
      replaceRecoveryCodes: (factor, recoveryHashes) =>
        Effect.asVoid(change(factor, (row) => ({ next: { ...row, recoveryHashes }, answer: true }))),
      removeApp: (factor) =>
        Effect.asVoid(
          change(factor, ({ sealedSecret: _secret, lastStep: _step, ...next }) => ({ next, answer: true })),
        ),
      remove: (factor) => Effect.sync(() => void rows.delete(keyOf(factor))),
    }
  }),
)

const memoryChallenges = Layer.effect(
  SecondFactorChallenges,
  Effect.gen(function* () {
    const rows = (yield* MemoryDatabase).table<string, StoredChallenge>(secondFactorChallengesTable)
    const found = (portalId: number, keyHashes: ReadonlyArray<string>) =>
      [...rows.values()].find((row) => row.portalId === portalId && keyHashes.includes(row.keyHash))
    return {
      add: (challenge) => Effect.sync(() => void rows.set(challenge.keyHash, { ...challenge, attempts: 0 })),
      attempt: (portalId, keyHashes, now, most) =>
        Effect.sync(() => {
          const row = found(portalId, keyHashes)
          if (row === undefined || row.expiresAt <= now || row.attempts >= most) return undefined
          const attempts = row.attempts + 1
          rows.set(row.keyHash, { ...row, attempts })
          return { userId: row.userId, attempts }
        }),
      userOf: (portalId, keyHashes, now, most) =>
        Effect.sync(() => {
          const row = found(portalId, keyHashes)
          return row === undefined || row.expiresAt <= now || row.attempts >= most ? undefined : row.userId
        }),
      end: (portalId, keyHashes) =>
        Effect.sync(() => {
          const row = found(portalId, keyHashes)
          return row !== undefined && rows.delete(row.keyHash)
        }),
      endUser: (portalId, userId) =>
        Effect.sync(() => {
          for (const [key, row] of rows) if (row.portalId === portalId && row.userId === userId) rows.delete(key)
        }),
    }
  }),
)

/** The code that the in-memory app shows at a time: its step's last digits. */
export const memoryAppCode = (now: number): string =>
  String(Math.floor(now / secondFactorPolicy.stepMilliseconds) % 1_000_000).padStart(secondFactorPolicy.digits, "0")

const memoryAuthenticators = Layer.succeed(Authenticators, {
  newSecret: (owner, { issuer, account }) =>
    Effect.succeed({
      secret: "JBSWY3DPEHPK3PXP",
      address: `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?secret=JBSWY3DPEHPK3PXP`,
      sealed: `secret of ${owner}`,
    }),
  stepOf: (owner, sealed, code, now) =>
    Effect.sync(() => {
      const near = [0, -1, 1].map((distance) => now + distance * secondFactorPolicy.stepMilliseconds)
      const at = near.find((time) => memoryAppCode(time) === code)
      if (at === undefined || sealed !== `secret of ${owner}`) return undefined
      return { step: Math.floor(at / secondFactorPolicy.stepMilliseconds), sealed }
    }),
  newRecoveryCodes: Effect.succeed(
    Array.from({ length: secondFactorPolicy.recoveryCodes }, (_, index) =>
      (recoveryAlphabet[index] ?? "A").repeat(recoveryCodeLength),
    ),
  ),
  recoveryHash: (owner, code) => Effect.succeed(`hash of ${owner} ${code}`),
})

/** Second factors in the in-memory database, and an app whose codes tests know. */
export const memorySecondFactors = Layer.mergeAll(memorySecondFactorStore, memoryChallenges, memoryAuthenticators)
