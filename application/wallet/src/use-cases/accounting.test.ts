import { Effect, Layer, Stream } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import { MemoryDatabase, memoryRateLimits, memoryTables, userActor } from "@application/kernel/testing"
import { PortalId } from "@domain/kernel"
import { type AccountingForm, type BillingDocument } from "@domain/wallet"
import { exampleDocuments } from "@domain/wallet/testing"
import { BillingDocuments } from "../ports/billing-documents.ts"
import { AccountingFiles } from "../stores/index.ts"
import { memoryBillingDocuments } from "../testing/memory-billing.ts"
import { exportAccounting, getAccountingMonth } from "./accounting.ts"

const portalId = PortalId.make(1)
const world = Layer.mergeAll(memoryBillingDocuments, memoryRateLimits, memoryTables).pipe(
  Layer.provideMerge(MemoryDatabase.layer),
  Layer.provideMerge(TestClock.layer()),
)
const as = (portal: number) =>
  Effect.provideService(CurrentActor, {
    ...userActor(11, [], "PortalAdministrator"),
    portalId: PortalId.make(portal),
  })

const issued = (documents: ReadonlyArray<BillingDocument>) =>
  Effect.gen(function* () {
    const store = yield* BillingDocuments
    for (const { id: _id, number: _number, ...draft } of documents)
      yield* store.issue(portalId, { ...draft, issuedOn: "2026-11-20" })
  })
const month = { portalId, region: "IN", month: "2026-11" } as const
const textOf = Effect.fnUntraced(function* (form: AccountingForm, changes: object = {}) {
  const { body, fileName } = yield* exportAccounting.handle({ ...month, form, ...changes })
  const text = yield* Stream.mkString(Stream.decodeText(Stream.fromAsyncIterable(body, (cause) => cause)))
  return { fileName, text }
})
const run = <A, E>(story: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.runPromise(Effect.provide(as(1)(story), world))

const indian = [
  exampleDocuments["india-same-state"],
  exampleDocuments["india-other-state"],
  exampleDocuments["credit-note-unspent"],
  exampleDocuments["refund-voucher"],
]

test("a month's file has every document of its form once, and is logged with its user", () =>
  run(
    Effect.gen(function* () {
      yield* issued(indian)
      const { fileName, text } = yield* textOf("tally")
      expect(fileName).toBe("tally-IN-2026-11.xml")
      expect([...text.matchAll(/VCHTYPE="(.*?)"/g)].map(([, type]) => type)).toEqual([
        "Sales",
        "Sales",
        "Credit Note",
        "Payment",
      ])
      const rows = (yield* textOf("zohoInvoices")).text.split("\r\n")
      expect(rows[0]).toMatch(/^"Invoice Date","Invoice Number"/)
      expect(rows.filter((row) => row.includes("MQI"))).not.toEqual([])
      const { rows: files } = yield* (yield* AccountingFiles).list("ofPortal", { portalId })
      expect(files).toMatchObject([
        { form: "zohoInvoices", exportedBy: 11, month: "2026-11" },
        { form: "tally", exportedBy: 11 },
      ])
    }),
  ))

test("the sums of a month are the sums of its documents", () =>
  run(
    Effect.gen(function* () {
      yield* issued(indian)
      const { sums } = yield* getAccountingMonth.handle(month)
      const [first, second] = indian
      expect(sums).toContainEqual({
        kind: "invoice",
        currency: "INR",
        count: 2,
        tax: (first?.tax ?? 0) + (second?.tax ?? 0),
        total: (first?.total ?? 0) + (second?.total ?? 0),
      })
      expect((yield* getAccountingMonth.handle({ ...month, month: "2026-10" })).sums).toEqual([])
    }),
  ))

test("a name that is a formula stays text in a file", () =>
  run(
    Effect.gen(function* () {
      const document = exampleDocuments["india-same-state"]
      yield* issued([{ ...document, buyer: { ...document.buyer, name: "=HYPERLINK(1)" } }])
      const { text } = yield* textOf("zohoInvoices")
      expect(text).toContain(`"'=HYPERLINK(1)"`)
      expect(text).not.toContain(`"=HYPERLINK(1)"`)
    }),
  ))

test("a form is refused in another region, and another portal always", () =>
  run(
    Effect.gen(function* () {
      const tagOf = <A, E extends { readonly _tag: string }, R>(effect: Effect.Effect<A, E, R>) =>
        Effect.map(Effect.flip(effect), ({ _tag }) => _tag)
      expect(yield* tagOf(exportAccounting.handle({ ...month, form: "xeroInvoices" }))).toBe("InvalidFields")
      expect(yield* tagOf(exportAccounting.handle({ ...month, form: "tally" }).pipe(as(2)))).toBe("ForbiddenPortal")
      expect((yield* (yield* AccountingFiles).list("ofPortal", { portalId })).rows).toEqual([])
    }),
  ))
