import { Effect, Layer } from "effect"
import type { InvoiceRegistration } from "@domain/wallet"
import { InvoiceNotRegistered, InvoicePortal } from "../ports/invoice-portal.ts"

/** An invoice registration portal in memory, for sellers with these GSTINs; it refuses a buyer without a PIN code. */
export const memoryInvoicePortal = (sellers: ReadonlyArray<string> = []) =>
  Layer.sync(InvoicePortal, () => {
    const registered = new Map<string, InvoiceRegistration>()
    return {
      isFor: (taxNumber) => sellers.includes(taxNumber),
      register: ({ number, seller, buyer }) => {
        const known = registered.get(`${seller.taxNumber}/${number}`)
        if (known !== undefined) return Effect.succeed(known)
        if (buyer.postalCode === undefined)
          return Effect.fail(new InvoiceNotRegistered({ reason: "The buyer has no PIN code." }))
        const place = registered.size + 1
        const registration: InvoiceRegistration = {
          irn: String(place).padStart(64, "0"),
          acknowledgementNumber: String(112_610_000_000_000 + place),
          acknowledgedAt: Date.UTC(2026, 10, 20, 9, 0, place),
          signedQr: `signed.${number}.qr`,
        }
        registered.set(`${seller.taxNumber}/${number}`, registration)
        return Effect.succeed(registration)
      },
    }
  })
