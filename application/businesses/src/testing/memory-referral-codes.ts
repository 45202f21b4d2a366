import { Effect, Layer, Option } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { type ReferralCode, ReferralCodeId } from "@domain/businesses"
import type { Account } from "@domain/identity"
import type { BusinessProfileId, CurrencyCode, SessionId, UserId } from "@domain/kernel"
import { type PaidReferral, ReferralCodes } from "../services/referral-codes.ts"

/** Referral codes in the in-memory database. */
export const memoryReferralCodes = Layer.effect(
  ReferralCodes,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const codes = database.table<ReferralCodeId, ReferralCode>("referral_codes")
    const signUps = database.table<BusinessProfileId, ReferralCodeId>("referral_sign_ups")
    const payments = database.table<SessionId, PaidReferral>("referral_payments")
    const users = database.table<UserId, Account>("users")
    const counted = (code: ReferralCode) => {
      const brought = [...signUps].filter(([, id]) => id === code.referralCodeId).map(([profile]) => profile)
      const paid = [...payments.values()].filter(({ businessProfileId }) => brought.includes(businessProfileId))
      const amounts = new Map<CurrencyCode, number>()
      for (const { currency, amount } of paid) amounts.set(currency, (amounts.get(currency) ?? 0) + amount)
      return {
        ...code,
        signUps: brought.length,
        campaigns: paid.length,
        paid: [...amounts].toSorted().map(([currency, amount]) => ({ currency, amount })),
      }
    }
    const made = (code: ReferralCode) => {
      const account = users.get(code.userId)
      if (account?.portalId !== code.portalId) return { ...counted(code), madeBy: "" }
      const { firstName, lastName, emailAddress } = account.user
      return { ...counted(code), madeBy: `${firstName} ${lastName}`.trim() || emailAddress }
    }
    const newestFirst = (isListed: (code: ReferralCode) => boolean) =>
      [...codes.values()].filter(isListed).toSorted((one, other) => other.referralCodeId - one.referralCodeId)
    const named = ({ portalId, code }: Pick<ReferralCode, "portalId" | "code">) =>
      [...codes.values()].find((one) => one.portalId === portalId && one.code === code)
    return {
      create: (wanted) =>
        Effect.sync(() => {
          if (named(wanted) !== undefined) return Option.none()
          const code = { ...wanted, referralCodeId: ReferralCodeId.make(Math.max(0, ...codes.keys()) + 1) }
          codes.set(code.referralCodeId, code)
          return Option.some(code)
        }),
      named: (portalId, code) => Effect.sync(() => Option.fromNullishOr(named({ portalId, code }))),
      of: ({ portalId, userId, skip, limit }) =>
        Effect.sync(() => {
          const own = newestFirst((code) => code.portalId === portalId && code.userId === userId)
          return { codes: own.slice(skip, skip + limit).map(counted), total: own.length }
        }),
      ofPortal: ({ portalId, skip, limit }) =>
        Effect.sync(() => {
          const all = newestFirst((code) => code.portalId === portalId)
          return { codes: all.slice(skip, skip + limit).map(made), total: all.length }
        }),
      end: ({ portalId, userId }, id, at) =>
        Effect.sync(() => {
          const code = codes.get(id)
          if (code?.portalId !== portalId || code.userId !== userId) return Option.none()
          const ended = { endedAt: at, ...code }
          codes.set(id, ended)
          return Option.some(ended)
        }),
      attribute: ({ referralCodeId }, businessProfileId) =>
        Effect.sync(() => {
          if (!signUps.has(businessProfileId)) signUps.set(businessProfileId, referralCodeId)
        }),
      notePaid: (paid) =>
        Effect.sync(() => {
          if (signUps.has(paid.businessProfileId) && !payments.has(paid.sessionId)) payments.set(paid.sessionId, paid)
        }),
      noteUnpaid: (_portalId, sessionId) => Effect.sync(() => void payments.delete(sessionId)),
    }
  }),
)
