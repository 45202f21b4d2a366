import { createHash, generateKeyPairSync } from "node:crypto"
import { Effect, Layer } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { invoicePortalConformance } from "@application/wallet/conformance"
import { InvoicePortal } from "@application/wallet/ports"
import { memoryInvoicePortal } from "@application/wallet/testing"
import { type BillingDocument, DocumentNumber } from "@domain/wallet"
import { exampleDocuments } from "@domain/wallet/testing"
import { sandboxSettings } from "@apps/sandbox/settings"
import { type Sandbox, startSandbox } from "@apps/sandbox/start-sandbox"
import { control } from "@apps/sandbox/testing"
import { valuesIn } from "@adapters/settings"
import { invoicePortal } from "./invoice-portal.ts"
import { eInvoiceSettings } from "./settings.ts"
import type { PortalSettings } from "./portal-client.ts"

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, webhookTarget: "http://127.0.0.1:9" })
})
afterAll(() => sandbox.stop())

const portal = (changed: Partial<PortalSettings> = {}) =>
  Layer.suspend(() => invoicePortal(valuesIn(eInvoiceSettings, { ...sandboxSettings(sandbox.url), ...changed })))

describe("the portal of the sandbox", () => invoicePortalConformance(portal()))
describe("in memory", () => invoicePortalConformance(memoryInvoicePortal(["29AABCR1718E1ZL"])))

const invoice = (place: number, changed: Partial<BillingDocument> = {}): BillingDocument => ({
  ...exampleDocuments["india-same-state"],
  number: DocumentNumber.make(`MQI/26-27/000${place}`),
  ...changed,
})

const register = (document: BillingDocument, layer = portal()) =>
  Effect.flatMap(InvoicePortal, (one) => one.register(document)).pipe(Effect.provide(layer))

test("an invoice whose reply was lost is found under its number, with its code", async () => {
  await control(sandbox, "PUT", "/failures", [{ provider: "irp", kind: "lostReply", path: "/Invoice", count: 1 }])
  expect(await Effect.runPromise(Effect.flip(register(invoice(31))))).toMatchObject({ _tag: "InvoiceNotRegistered" })
  const found = await Effect.runPromise(register(invoice(31)))
  expect(found.signedQr.split(".")).toHaveLength(3)
})

test("a number is the hash of seller, year, kind and number", async () => {
  const { irn } = await Effect.runPromise(register(invoice(32)))
  expect(irn).toBe(createHash("sha256").update("29AABCR1718E1ZL2026-27INVMQI/26-27/00032").digest("hex"))
})

test("a session that has ended is begun anew", async () => {
  const both = Effect.gen(function* () {
    const { register: registerBy } = yield* InvoicePortal
    yield* registerBy(invoice(33))
    yield* Effect.promise(() => control(sandbox, "POST", "/clock", { advanceMs: 7 * 3_600_000 }))
    return yield* registerBy(invoice(34))
  })
  expect(await Effect.runPromise(Effect.provide(both, portal()))).toHaveProperty("irn")
})

test("a code that another key signed, and wrong credentials, register nothing", async () => {
  const other = generateKeyPairSync("rsa", { modulusLength: 2048 })
    .publicKey.export({ type: "spki", format: "der" })
    .toString("base64")
  const forged = await Effect.runPromise(Effect.flip(register(invoice(35), portal({ EINVOICE_SIGNING_KEY: other }))))
  expect(forged.reason).toContain("code is not the portal's")
  const unknown = await Effect.runPromise(
    Effect.flip(register(invoice(36), portal({ EINVOICE_PASSWORD: "wrong,wrong,wrong" }))),
  )
  expect(unknown.reason).toContain("1002")
})

test("amounts that do not add up are refused by the portal's own numbers", async () => {
  const { reason } = await Effect.runPromise(Effect.flip(register(invoice(37, { total: 1_00 }))))
  expect(reason).toContain("2189")
})

/** The invoice of another year whose registration was cancelled a time after it. */
const cancelledAfter = (place: number, hours: number) =>
  Effect.gen(function* () {
    const { register: registerBy, cancel } = yield* InvoicePortal
    const { irn } = yield* registerBy(invoice(place))
    yield* Effect.promise(() => control(sandbox, "POST", "/clock", { advanceMs: hours * 3_600_000 }))
    return yield* Effect.result(cancel("29AABCR1718E1ZL", irn, { reason: "other", remark: "x" }))
  }).pipe(Effect.provide(portal()), Effect.runPromise)

test("a registration is cancelled within a day, and refused as too late after it", async () => {
  expect(await cancelledAfter(41, 23)).toMatchObject({ _tag: "Success" })
  expect(await cancelledAfter(42, 24)).toMatchObject({ _tag: "Failure", failure: { isTooLate: true } })
})

test("what was cancelled is not registered again under its number", async () => {
  await cancelledAfter(43, 1)
  expect((await Effect.runPromise(Effect.flip(register(invoice(43))))).reason).toContain("2278")
})

test("a cancellation whose reply was lost is found", async () => {
  const { irn } = await Effect.runPromise(register(invoice(44)))
  const cancelled = Effect.flatMap(InvoicePortal, ({ cancel }) =>
    cancel("29AABCR1718E1ZL", irn, { reason: "duplicate", remark: "" }),
  ).pipe(Effect.provide(portal()))
  await control(sandbox, "PUT", "/failures", [{ provider: "irp", kind: "lostReply", path: "/Cancel", count: 1 }])
  expect(await Effect.runPromise(Effect.flip(cancelled))).toMatchObject({ isTooLate: false })
  expect(await Effect.runPromise(cancelled)).toBeGreaterThan(0)
})

test("each seller's invoices are registered in its own account", async () => {
  const mumbai = { taxNumber: "27AABCR1718E1ZP", state: "27", postalCode: "400050" }
  const supply = { ...exampleDocuments["india-other-state"], number: DocumentNumber.make("MQI/26-27/00045") }
  const { taxes, lines } = exampleDocuments["india-same-state"]
  const { seller, taxable, tax, total } = exampleDocuments["india-same-state"]
  const own = { ...supply, seller: { ...seller, ...mumbai }, lines, taxes, taxable, tax, total }
  expect(await Effect.runPromise(register(own))).toHaveProperty("irn")
  const one = portal({
    EINVOICE_GSTIN: "29AABCR1718E1ZL",
    EINVOICE_USER_NAME: "irp_user_marquee",
    EINVOICE_PASSWORD: "irp_password_marquee",
  })
  const { reason } = await Effect.runPromise(
    Effect.flip(register({ ...own, number: DocumentNumber.make("MQI/26-27/00046") }, one)),
  )
  expect(reason).toContain("no account")
})

test("accounts need a user and a password each", () => {
  const settings = valuesIn(eInvoiceSettings, {
    ...sandboxSettings("https://portal.example"),
    EINVOICE_PASSWORD: "only",
  })
  expect(() => invoicePortal(settings)).toThrow("27AABCR1718E1ZP")
})

test("without its settings no invoice is registered", async () => {
  const off = invoicePortal(valuesIn(eInvoiceSettings, {}))
  expect(
    await Effect.runPromise(
      Effect.provide(
        Effect.map(InvoicePortal, (one) => one.isFor("29AABCR1718E1ZL")),
        off,
      ),
    ),
  ).toBe(false)
})
