import { Effect, Layer, Option } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { OtpChallenge, RefreshToken, RefreshTokenState } from "@domain/identity"
import { OtpChallenges } from "../ports/otp-challenges.ts"
import { type PasswordReset, PasswordResets } from "../ports/password-resets.ts"
import { RefreshTokens } from "../ports/refresh-tokens.ts"

/** A refresh token in the in-memory database. */
export interface StoredToken {
  readonly token: RefreshToken
  readonly spent: boolean
  readonly spentAt?: number
}

const stateOf = ({ spent, spentAt }: StoredToken): RefreshTokenState => {
  if (!spent) return { kind: "fresh" }
  return spentAt === undefined ? { kind: "revoked" } : { kind: "spent", at: spentAt }
}

/** The in-memory database's table of refresh tokens. */
export const tokensTable = "refresh_tokens"

/** Refresh token families in the in-memory database. */
export const memoryRefreshTokens = Layer.effect(
  RefreshTokens,
  Effect.gen(function* () {
    const rows = (yield* MemoryDatabase).table<string, StoredToken>(tokensTable)
    const revokeAll = (holds: (token: RefreshToken) => boolean) =>
      Effect.sync(() => {
        for (const [key, row] of rows) if (holds(row.token)) rows.set(key, { token: row.token, spent: true })
      })
    return {
      add: (token) => Effect.sync(() => void rows.set(token.tokenHash, { token, spent: false })),
      spend: (portalId, tokenHash, now) =>
        Effect.sync(() => {
          const row = rows.get(tokenHash)
          if (row === undefined || row.token.portalId !== portalId) return Option.none()
          if (!row.spent) rows.set(tokenHash, { ...row, spent: true, spentAt: now })
          return Option.some({ token: row.token, state: stateOf(row) })
        }),
      living: (portalId, userId, now) =>
        Effect.sync(() =>
          [...rows.values()]
            .filter(({ spent, token }) => !spent && token.portalId === portalId && token.userId === userId)
            .filter(({ token }) => token.expiresAt > now)
            .toSorted((one, other) => other.token.issuedAt - one.token.issuedAt)
            .filter(({ token }, at, all) => all.findIndex((one) => one.token.familyId === token.familyId) === at)
            .map(({ token: { familyId, issuedAt, expiresAt } }) => ({ familyId, issuedAt, expiresAt })),
        ),
      revokeFamily: (portalId, familyId) =>
        revokeAll((token) => token.portalId === portalId && token.familyId === familyId),
      revokeUser: (portalId, userId, keptFamilyId) =>
        revokeAll((token) => token.portalId === portalId && token.userId === userId && token.familyId !== keptFamilyId),
    }
  }),
)

/** OTP challenges in the in-memory database. */
export const memoryOtpChallenges = Layer.effect(
  OtpChallenges,
  Effect.gen(function* () {
    const rows = (yield* MemoryDatabase).table<string, OtpChallenge>("otp_challenges")
    return {
      change: ({ portalId, phone, purpose, holder }, decide) =>
        Effect.sync(() => {
          const key = `${portalId}:${phone}:${purpose}:${holder}`
          const { next, answer } = decide(rows.get(key))
          if (next !== undefined) rows.set(key, next)
          return answer
        }),
    }
  }),
)

/** Reset links in the in-memory database. */
export const memoryPasswordResets = Layer.effect(
  PasswordResets,
  Effect.gen(function* () {
    const rows = (yield* MemoryDatabase).table<string, PasswordReset>("password_resets")
    return {
      add: (reset) => Effect.sync(() => void rows.set(reset.keyHash, reset)),
      take: (portalId, keyHash, now) =>
        Effect.sync(() => {
          const row = rows.get(keyHash)
          if (row === undefined || row.portalId !== portalId || row.expiresAt <= now) return Option.none()
          rows.delete(keyHash)
          return Option.some({ userId: row.userId, wasMailed: row.wasMailed })
        }),
      revokeUser: (portalId, userId) =>
        Effect.sync(() => {
          for (const [key, row] of rows) if (row.portalId === portalId && row.userId === userId) rows.delete(key)
        }),
    }
  }),
)
