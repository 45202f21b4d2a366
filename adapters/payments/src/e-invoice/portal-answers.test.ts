import { Effect, Layer } from "effect"
import { afterEach, expect, test, vi } from "vitest"
import { InvoicePortal } from "@application/wallet/ports"
import { exampleDocuments } from "@domain/wallet/testing"
import { sandboxSettings } from "@apps/sandbox/settings"
import { valuesIn } from "@adapters/settings"
import { invoicePortal } from "./invoice-portal.ts"
import { eInvoiceSettings } from "./settings.ts"

afterEach(() => vi.unstubAllGlobals())

/** What the portal's answer to a session makes of a document's registration. */
const answered = (answer: object) => {
  vi.stubGlobal("fetch", async () => Response.json(answer))
  const portal = Layer.suspend(() =>
    invoicePortal(valuesIn(eInvoiceSettings, sandboxSettings("https://portal.example"))),
  )
  return Effect.flatMap(InvoicePortal, ({ register }) => register(exampleDocuments["india-same-state"])).pipe(
    Effect.flip,
    Effect.map(({ reason }) => reason),
    Effect.provide(portal),
    Effect.runPromise,
  )
}

test.each([
  ["a text", "3039"],
  ["a number", 3039],
])("a refusal whose code is %s is told with its words", async (_, ErrorCode) => {
  const reason = await answered({
    Status: 0,
    Data: null,
    ErrorDetails: [{ ErrorCode, ErrorMessage: "Invalid PIN code" }],
    InfoDtls: null,
  })
  expect(reason).toBe("3039 Invalid PIN code")
})
