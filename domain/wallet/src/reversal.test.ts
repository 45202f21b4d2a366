import { Schema } from "effect"
import { expect, test } from "vitest"
import { hearReversal, isReturned, paymentStanding, PaymentStanding, Reversal, reversalMoves } from "./reversal.ts"

const one = (kind: Reversal["kind"], state: Reversal["state"], amount = 100): Reversal => ({
  reference: `${kind}_1`,
  kind,
  amount,
  state,
})

test("a refund is booked once", () => {
  expect(hearReversal(undefined, one("refund", "lost"))).toEqual(["refund"])
  expect(hearReversal("lost", one("refund", "lost"))).toEqual([])
})

test("a refund that came back is heard of once, and an unknown one books nothing", () => {
  expect(hearReversal(undefined, one("refund", "won"))).toEqual([])
  expect(hearReversal("won", one("refund", "lost"))).toEqual([])
  expect([undefined, "lost", "won"].map((known) => isReturned(known as "lost", one("refund", "won")))).toEqual([
    true,
    true,
    false,
  ])
  expect(isReturned("open", one("dispute", "won"))).toBe(false)
})

test("a dispute is held, then lost or won, once", () => {
  expect(reversalMoves).toEqual({ open: ["lost", "won"], lost: [], won: [] })
  expect(hearReversal(undefined, one("dispute", "open"))).toEqual(["hold"])
  expect(hearReversal("open", one("dispute", "open"))).toEqual([])
  expect(hearReversal("open", one("dispute", "lost"))).toEqual(["lose"])
  expect(hearReversal("open", one("dispute", "won"))).toEqual(["win"])
  for (const state of ["open", "lost", "won"] as const) {
    expect(hearReversal("lost", one("dispute", state))).toEqual([])
    expect(hearReversal("won", one("dispute", state))).toEqual([])
  }
})

test("a dispute with a late notice is booked as it ended", () => {
  expect(hearReversal(undefined, one("dispute", "lost"))).toEqual(["hold", "lose"])
  expect(hearReversal(undefined, one("dispute", "won"))).toEqual([])
})

test("the worst reversal decides a payment's state", () => {
  expect(paymentStanding(300, [])).toBe("Paid")
  expect(paymentStanding(300, [one("refund", "lost")])).toBe("PartlyRefunded")
  expect(paymentStanding(300, [one("refund", "lost"), one("refund", "lost", 200)])).toBe("Refunded")
  expect(paymentStanding(300, [one("refund", "lost"), one("dispute", "open")])).toBe("Disputed")
  expect(paymentStanding(300, [one("dispute", "lost"), one("dispute", "open")])).toBe("Reversed")
  expect(paymentStanding(300, [one("dispute", "won")])).toBe("Paid")
})

test("a stored reversal is read as it was written", () => {
  for (const stored of [one("refund", "lost"), one("dispute", "open"), one("dispute", "won", 7)])
    expect(Schema.decodeUnknownSync(Reversal)(stored)).toEqual(stored)
})

test("a reversal of an unknown kind or state, or without an amount, cannot be read", () => {
  const { amount: _, ...withoutAmount } = one("refund", "lost")
  for (const stored of [
    { ...one("refund", "lost"), kind: "chargeback" },
    { ...one("dispute", "open"), state: "pending" },
    withoutAmount,
  ])
    expect(() => Schema.decodeUnknownSync(Reversal)(stored)).toThrow()
})

test("where a payment stands crosses the wire by its name", () => {
  for (const standing of ["Paid", "PartlyRefunded", "Refunded", "Disputed", "Reversed"] as const)
    expect(Schema.decodeUnknownSync(PaymentStanding)(standing)).toBe(standing)
})
