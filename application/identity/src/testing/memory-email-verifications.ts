import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { EmailVerifications, type MailedVerification } from "../ports/email-verifications.ts"

/** Mailed links in the in-memory database. */
export const memoryEmailVerifications = Layer.effect(
  EmailVerifications,
  Effect.gen(function* () {
    const rows = (yield* MemoryDatabase).table<string, MailedVerification>("email_verifications")
    const ofUser = (portalId: number, userId: number) =>
      [...rows.values()].filter((row) => row.portalId === portalId && row.userId === userId)
    return {
      save: (mailed) => Effect.sync(() => void rows.set(mailed.keyHash, mailed)),
      byKey: (portalId, userId, keyHashes) =>
        Effect.sync(() => ofUser(portalId, userId).find(({ keyHash }) => keyHashes.includes(keyHash))),
      latestOf: (portalId, userId) =>
        Effect.sync(() => ofUser(portalId, userId).toSorted((one, other) => other.link.sentAt - one.link.sentAt)[0]),
    }
  }),
)
