import { Effect, Layer, Stream } from "effect"
import { memoryPricesToday } from "@application/signup/testing"
import { expect, test } from "vitest"
import type { FileAnswer } from "@application/kernel"
import {
  MemoryDatabase,
  memoryJobQueue,
  memoryRateLimits,
  memoryUnitOfWork,
  memoryTables,
  everyProfile,
} from "@application/kernel/testing"
import { memoryPortals } from "@application/portals/testing"
import { BusinessProfileId } from "@domain/kernel"
import { DocumentId, FinancialYear, topUp } from "@domain/wallet"
import { Ledger } from "../ports/ledger.ts"
import { memoryBilledBusinesses, memoryBillingDocuments, memoryDocumentFiles } from "../testing/memory-billing.ts"
import { memoryInvoicePortal } from "../testing/memory-invoice-portal.ts"
import { memoryLedger } from "../testing/memory-ledger.ts"
import { downloadBillingDocument, downloadBillingYear, exportTransactions } from "./billing-downloads.ts"
import { documentedLedger } from "./documented-ledger.ts"

const world = documentedLedger.pipe(
  Layer.provideMerge(
    Layer.mergeAll(
      memoryLedger,
      everyProfile(),
      memoryPricesToday(),
      memoryBilledBusinesses(),
      memoryBillingDocuments,
      memoryTables,
      memoryDocumentFiles,
      memoryInvoicePortal(),
      memoryJobQueue,
      memoryPortals(),
      memoryRateLimits,
      memoryUnitOfWork,
    ),
  ),
  Layer.provideMerge(MemoryDatabase.layer),
)

const businessProfileId = BusinessProfileId.make(5)
const november = Date.UTC(2026, 10, 20, 9)

const filled = Effect.fnUntraced(function* (reference: string, at = november, campaignName?: string) {
  const facts = { businessProfileId, reference, at, ...(campaignName !== undefined && { campaignName }) }
  const event = { businessProfileId, reference, currency: "INR" as const }
  yield* (yield* Ledger).post(event, (holdings) => topUp(facts, holdings, 1_234_50))
})

const run = <A, E>(story: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.runPromise(Effect.provide(story, world))

const textOf = (file: FileAnswer) =>
  Stream.mkString(Stream.decodeText(Stream.fromAsyncIterable(file.body, (cause) => cause)))

test("a document is downloaded under its number, in the portal's brand and a language", async () => {
  const [name, text] = await run(
    Effect.gen(function* () {
      yield* filled("payment:1")
      const id = DocumentId.make(1)
      const file = yield* downloadBillingDocument.handle({ businessProfileId, documentId: id, language: "hi" })
      return [file.fileName, yield* textOf(file)]
    }),
  )
  expect(name).toBe("INR-26-27-00001.pdf")
  expect(text).toMatch(/^INR\/26-27\/00001 .+ hi\n$/)
})

test("a document of nobody is not downloaded", async () => {
  const refused = await run(
    Effect.flip(downloadBillingDocument.handle({ businessProfileId, documentId: DocumentId.make(1) })),
  )
  expect(refused).toMatchObject({ _tag: "DocumentNotFound" })
})

test("a year's archive has all of its documents and no other's", async () => {
  const [name, text] = await run(
    Effect.gen(function* () {
      for (let n = 1; n <= 101; n += 1) yield* filled(`payment:${n}`)
      yield* filled("payment:500", Date.UTC(2027, 4, 2))
      const file = yield* downloadBillingYear.handle({
        businessProfileId,
        financialYear: FinancialYear.make("2026-27"),
      })
      return [file.fileName, yield* textOf(file)]
    }),
  )
  const files = text?.split("\n").filter((line) => line !== "")
  expect([name, files?.length, files?.at(-1)?.slice(0, 38)]).toEqual([
    "2026-27.zip",
    101,
    "INR-26-27-00101.pdf: INR/26-27/00101 M",
  ])
})

test("a statement has a line for each movement, by the own clock, and no formula", async () => {
  const text = await run(
    Effect.gen(function* () {
      yield* filled("payment:1")
      yield* filled("payment:2", november + 60_000, "=HYPERLINK(1)")
      return yield* textOf(yield* exportTransactions.handle({ businessProfileId }))
    }),
  )
  expect(text).toBe(
    [
      '"Moment","What"',
      '"2026-11-20 14:31:00","topUp","\'=HYPERLINK(1)","1234.50","0.00","2469.00","INR","payment:2"',
      '"2026-11-20 14:30:00","topUp","","1234.50","0.00","1234.50","INR","payment:1"',
      "",
    ].join("\r\n"),
  )
})

test("downloads are limited by the hour", async () => {
  const refused = await run(
    Effect.gen(function* () {
      const year = { businessProfileId, financialYear: FinancialYear.make("2026-27") }
      for (let n = 0; n < 10; n += 1) yield* downloadBillingYear.handle(year)
      return yield* Effect.flip(downloadBillingYear.handle(year))
    }),
  )
  expect(refused).toMatchObject({ _tag: "TooManyRequests" })
})
