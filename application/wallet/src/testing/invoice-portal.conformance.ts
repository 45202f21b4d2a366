import { Effect, type Layer } from "effect"
import { expect, test } from "vitest"
import { exampleDocuments } from "@domain/wallet/testing"
import { DocumentNumber } from "@domain/wallet"
import { InvoicePortal } from "../ports/invoice-portal.ts"

const registered = [
  "india-same-state",
  "india-other-state",
  "india-economic-zone",
  "india-economic-zone-without-tax",
  "credit-note-given-up",
] as const

/** What every portal does that registers for the seller of the example documents. */
export const invoicePortalConformance = <E>(layer: Layer.Layer<InvoicePortal, E>): void => {
  const run = <A, F>(story: Effect.Effect<A, F, InvoicePortal>) => Effect.runPromise(Effect.provide(story, layer))

  test("a portal registers for its own sellers alone", async () => {
    const answers = await run(
      Effect.map(InvoicePortal, ({ isFor }) => ["29AABCR1718E1ZL", "27AAPFU0939F1ZV"].map((one) => isFor(one))),
    )
    expect(answers).toEqual([true, false])
  })

  test.each(registered)("%s has one registration, however often it is asked for", async (name) => {
    const [first, second] = await run(
      Effect.gen(function* () {
        const { register } = yield* InvoicePortal
        const document = { ...exampleDocuments[name], number: numberFor(name) }
        return [yield* register(document), yield* register(document)]
      }),
    )
    expect(second).toEqual(first)
    expect(first).toMatchObject({ irn: expect.stringMatching(/^[\da-f]{64}$/) })
    expect([first?.acknowledgementNumber, first?.signedQr]).not.toContain("")
  })

  test("a registration is cancelled once, and for its seller alone", async () => {
    const document = { ...exampleDocuments["india-same-state"], number: DocumentNumber.make("MQI/26-27/00077") }
    const seller = document.seller.taxNumber ?? ""
    const why = { reason: "dataEntry", remark: "Wrong GSTIN of the buyer" } as const
    const [registration, first, second, foreign] = await run(
      Effect.gen(function* () {
        const { register, cancel } = yield* InvoicePortal
        const registered = yield* register(document)
        const stranger = yield* Effect.flip(cancel("27AAPFU0939F1ZV", registered.irn, why))
        return [
          registered,
          yield* cancel(seller, registered.irn, why),
          yield* cancel(seller, registered.irn, why),
          stranger,
        ] as const
      }),
    )
    expect(first).toBeGreaterThanOrEqual(registration.acknowledgedAt)
    expect(second).toBeGreaterThanOrEqual(first)
    expect(foreign).toMatchObject({ _tag: "InvoiceNotCancelled", isTooLate: false })
  })

  test("what the portal refuses is a failure that says why", async () => {
    const invoice = exampleDocuments["india-other-state"]
    const { postalCode: _, ...unlocated } = invoice.buyer
    const failure = await run(
      Effect.flatMap(InvoicePortal, ({ register }) => Effect.flip(register({ ...invoice, buyer: unlocated }))),
    )
    expect(failure).toMatchObject({ _tag: "InvoiceNotRegistered", reason: expect.stringContaining("PIN") })
  })
}

/** Examples share numbers, which a seller's documents never do. */
const numberFor = (name: (typeof registered)[number]) => {
  const { number } = exampleDocuments[name]
  return DocumentNumber.make(`${number.slice(0, -2)}${registered.indexOf(name) + 11}`)
}
