import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { type PortalId, type SessionId } from "@domain/kernel"
import { type PortalPromoCode, PromoCodeId, PromoCodeNotFound, promoCodeState } from "@domain/pricing"
import { type CountedPromoCode, type PromoCodeHold, type PromoCodeQuery, PromoCodes } from "../ports/promo-codes.ts"

const isOpen = ({ until = Infinity }: PromoCodeHold, now: number): boolean => until > now

const compared = (sort: PromoCodeQuery["sort"]) => (one: CountedPromoCode, other: CountedPromoCode) => {
  const [a, b] = sort === "uses" ? [one.uses, other.uses] : [one.promoCode[sort], other.promoCode[sort]]
  return a < b ? -1 : Number(a > b)
}

/** Promo codes in the in-memory database. Commands take turns there, so a lock is not needed. */
export const memoryPromoCodes = Layer.effect(
  PromoCodes,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const codes = database.table<PromoCodeId, PortalPromoCode>("signup-promo-codes")
    const holds = database.table<string, PromoCodeHold>("signup-promo-code-uses")
    const of = (portalId: PortalId) => [...codes.values()].filter((code) => code.portalId === portalId)
    const paidWith = (id: PromoCodeId) =>
      [...holds.values()].flatMap(({ promoCodeId, businessProfileId, use }) =>
        promoCodeId === id && use !== undefined ? [{ businessProfileId, ...use }] : [],
      )
    const counted = (promoCode: PortalPromoCode) => ({ promoCode, uses: paidWith(promoCode.id).length })
    const others = (id: PromoCodeId, sessionId: SessionId | undefined, now: number) =>
      [...holds.values()].filter((hold) => hold.promoCodeId === id && hold.sessionId !== sessionId && isOpen(hold, now))
    const keyOf = ({ promoCodeId, sessionId }: Pick<PromoCodeHold, "promoCodeId" | "sessionId">) =>
      `${promoCodeId} ${sessionId}`
    return {
      create: (portalId, wanted, createdAt) =>
        Effect.sync(() => {
          if (of(portalId).some(({ code }) => code === wanted.code)) return undefined
          const promoCode = { ...wanted, portalId, createdAt, id: PromoCodeId.make(Math.max(100, ...codes.keys()) + 1) }
          codes.set(promoCode.id, promoCode)
          return promoCode
        }),
      byId: (portalId, id) =>
        Effect.suspend(() => {
          const promoCode = codes.get(id)
          return promoCode?.portalId === portalId
            ? Effect.succeed(counted(promoCode))
            : Effect.fail(new PromoCodeNotFound({}))
        }),
      list: (portalId, { search, state, today, sort, isDescending, skip, limit }) =>
        Effect.sync(() => {
          const found = of(portalId).filter(
            (code) =>
              code.code.includes(search.trim().toUpperCase()) &&
              (state === undefined || promoCodeState(code, today[code.region ?? "everywhere"]) === state),
          )
          const inOrder = found.map(counted).toSorted((one, other) => {
            const before = compared(sort)(one, other)
            return (isDescending ? -before : before) || one.promoCode.id - other.promoCode.id
          })
          return { codes: inOrder.slice(skip, skip + limit), total: found.length }
        }),
      end: (portalId, id, at) =>
        Effect.sync(() => {
          const code = codes.get(id)
          if (code?.portalId === portalId && code.endedAt === undefined) codes.set(id, { ...code, endedAt: at })
        }),
      uses: (id, { skip, limit }) =>
        Effect.sync(() => {
          const uses = paidWith(id).toSorted((one, other) => other.usedAt - one.usedAt)
          return { uses: uses.slice(skip, skip + limit), total: uses.length }
        }),
      standing: ({ portalId, businessProfileId, sessionId, now }, name) =>
        Effect.sync(() => {
          const promoCode = of(portalId).find(({ code, createdAt }) => code === name && createdAt <= now)
          if (promoCode === undefined) return undefined
          const taken = others(promoCode.id, sessionId, now)
          const held = sessionId && holds.get(keyOf({ promoCodeId: promoCode.id, sessionId }))
          return {
            promoCode,
            uses: promoCode.usesAtMost === undefined ? 0 : taken.length,
            profileUses: taken.filter((hold) => hold.businessProfileId === businessProfileId).length,
            isHeld: held !== undefined && isOpen(held, now),
          }
        }),
      hold: (hold) =>
        Effect.sync(() => {
          const { promoCodeId, sessionId, businessProfileId, now } = hold
          const code = codes.get(promoCodeId)
          const held = holds.get(keyOf(hold))
          if (code === undefined) return false
          if (!isOpen(hold, now)) {
            holds.delete(keyOf(hold))
            return true
          }
          if (held !== undefined && isOpen(held, now)) {
            const until = Math.max(held.until ?? Infinity, hold.until ?? Infinity)
            const { until: _earlier, ...kept } = { ...hold, ...held }
            holds.set(keyOf(hold), { ...kept, ...(until < Infinity && { until }) })
            return true
          }
          const taken = others(promoCodeId, sessionId, now)
          const ofProfile = taken.filter((other) => other.businessProfileId === businessProfileId)
          if (taken.length >= (code.usesAtMost ?? Infinity) || ofProfile.length >= (code.usesPerProfile ?? 1))
            return false
          holds.set(keyOf(hold), hold)
          return true
        }),
      deleteEndedHolds: (now, limit) =>
        Effect.sync(() => {
          const ended = [...holds].filter(([, hold]) => !isOpen(hold, now)).slice(0, limit)
          for (const [key] of ended) holds.delete(key)
          return ended.length
        }),
    }
  }),
)
