import { Effect, Layer } from "effect"
import type { ColumnValues } from "@application/kernel"
import { MemoryDatabase } from "@application/kernel/testing"
import type { OtpChallenge } from "@domain/identity"
import type { MailedVerification } from "../ports/email-verifications.ts"
import { ExpiredSecrets } from "../ports/expired-secrets.ts"
import type { StoredInvitation } from "../ports/invitations.ts"
import { SpentEmbedTokens } from "../stores/embed-keys.ts"
import type { PasswordReset } from "../ports/password-resets.ts"
import type { PasskeyChallenge } from "../ports/passkeys.ts"
import { passkeyChallengesTable } from "./memory-passkeys.ts"
import { invitationsTable } from "./memory-people.ts"
import {
  secondFactorChallengesTable,
  secondFactorsTable,
  type StoredChallenge,
  type StoredSecondFactor,
} from "./memory-second-factors.ts"
import { type StoredToken, tokensTable } from "./memory-sign-in-state.ts"

/** Deletes up to `limit` rows that have ended and returns how many. */
const deleteSome = <Row>(rows: Map<string, Row>, limit: number, isOver: (row: Row) => boolean): number => {
  const over = [...rows].filter(([, row]) => isOver(row)).slice(0, limit)
  for (const [key] of over) rows.delete(key)
  return over.length
}

/** Deletes expired secrets of the in-memory database. */
export const memoryExpiredSecrets = Layer.effect(
  ExpiredSecrets,
  Effect.gen(function* () {
    const { table } = yield* MemoryDatabase
    const tokens = table<string, StoredToken>(tokensTable)
    const challenges = table<string, OtpChallenge>("otp_challenges")
    const resets = table<string, PasswordReset>("password_resets")
    const links = table<string, MailedVerification>("email_verifications")
    const devices = table<string, number>("known_devices")
    const invitations = table<string, StoredInvitation>(invitationsTable)
    const embedTokens = table<string, ColumnValues>(SpentEmbedTokens.shape.table)
    const waiting = table<string, StoredChallenge>(secondFactorChallengesTable)
    const questions = table<string, PasskeyChallenge>(passkeyChallengesTable)
    const factors = table<string, StoredSecondFactor>(secondFactorsTable)
    const isRevoked = ({ spent, spentAt }: StoredToken) => spent && spentAt === undefined
    const familyOf = ({ token }: StoredToken) => `${token.portalId}:${token.familyId}`
    return {
      delete: ({ now, codesSentBefore, verificationsEndedBefore }, limit) =>
        Effect.sync(() => {
          const living = new Set([...tokens.values()].filter((row) => !isRevoked(row)).map(familyOf))
          return Math.max(
            deleteSome(tokens, limit, (row) => row.token.expiresAt <= now || !living.has(familyOf(row))),
            deleteSome(challenges, limit, ({ sentAt }) => sentAt < codesSentBefore),
            deleteSome(resets, limit, ({ expiresAt }) => expiresAt <= now),
            deleteSome(links, limit, ({ link }) => link.expiresAt < verificationsEndedBefore),
            deleteSome(devices, limit, (expiresAt) => expiresAt <= now),
            deleteSome(invitations, limit, ({ invitation }) => invitation.expiresAt < verificationsEndedBefore),
            deleteSome(questions, limit, ({ expiresAt }) => expiresAt <= now),
            deleteSome(waiting, limit, ({ expiresAt }) => expiresAt <= now),
            deleteSome(
              factors,
              limit,
              ({ begunAt, enabledAt }) => enabledAt === undefined && begunAt < codesSentBefore,
            ),
            deleteSome(embedTokens, limit, ({ expiresAt }) => Number(expiresAt) <= now),
          )
        }),
    }
  }),
)
