import { Result } from "effect"
import { expect, test } from "vitest"
import { exampleDocuments } from "../testing/index.ts"
import { cancellable, cancellableMillis, isToBeRegistered } from "./invoice-registration.ts"

const registered = (["creditNote", "invoice", "receipt", "refundVoucher"] as const).map((kind) => [
  kind,
  Object.entries(exampleDocuments)
    .filter(([, document]) => document.kind === kind && isToBeRegistered(document))
    .map(([name]) => name),
])

test("invoices to businesses with a GSTIN and credit notes with tax are registered", () => {
  expect(Object.fromEntries(registered)).toEqual({
    invoice: ["india-same-state", "india-other-state", "india-economic-zone", "india-economic-zone-without-tax"],
    creditNote: ["credit-note-unspent", "credit-note-given-up"],
    receipt: [],
    refundVoucher: [],
  })
})

test("a credit note without tax is registered if it was charged without under a letter", () => {
  const note = exampleDocuments["credit-note-unspent"]
  const { taxes } = exampleDocuments["india-economic-zone-without-tax"]
  expect([[], taxes].map((of) => isToBeRegistered({ ...note, tax: 0, taxes: of }))).toEqual([false, true])
})

test("nothing is registered without the seller's GSTIN, or that one charges oneself", () => {
  const invoice = exampleDocuments["india-same-state"]
  const { taxNumber, ...unregistered } = invoice.seller
  if (taxNumber === undefined) throw new Error("The example has a GSTIN")
  expect(isToBeRegistered({ ...invoice, seller: unregistered })).toBe(false)
  expect(isToBeRegistered({ ...invoice, buyer: { ...invoice.buyer, taxNumber } })).toBe(false)
})

test("a registration is cancelled within 24 hours, once", () => {
  const registration = {
    irn: "0".repeat(64),
    acknowledgementNumber: "112610000000001",
    acknowledgedAt: 1_000,
    signedQr: "signed",
  }
  const said = (given: Parameters<typeof cancellable>[0], now: number) =>
    Result.match(cancellable(given, now), { onSuccess: ({ irn }) => irn, onFailure: ({ reason }) => reason })
  const cancellation = { reason: "other", remark: "", cancelledAt: 2_000 } as const
  expect([
    said({ registration }, 1_000),
    said({ registration }, 999 + cancellableMillis),
    said({ registration }, 1_000 + cancellableMillis),
    said({ registration: { ...registration, cancellation } }, 3_000),
    said({}, 3_000),
  ]).toEqual([registration.irn, registration.irn, "tooLate", "cancelledBefore", "notRegistered"])
})
