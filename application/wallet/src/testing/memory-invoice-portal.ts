import { Clock, Effect, Layer } from "effect"
import { cancellableMillis, type InvoiceRegistration } from "@domain/wallet"
import { InvoiceNotCancelled, InvoiceNotRegistered, InvoicePortal } from "../ports/invoice-portal.ts"

/** An invoice registration portal in memory, for sellers with these GSTINs; it refuses a buyer without a PIN code. */
export const memoryInvoicePortal = (sellers: ReadonlyArray<string> = []) =>
  Layer.sync(InvoicePortal, () => {
    const registered = new Map<string, InvoiceRegistration>()
    const cancelled = new Map<string, number>()
    return {
      isFor: (taxNumber) => sellers.includes(taxNumber),
      register: Effect.fnUntraced(function* ({ number, seller, buyer }) {
        const known = registered.get(`${seller.taxNumber}/${number}`)
        if (known !== undefined) return known
        if (buyer.postalCode === undefined)
          return yield* new InvoiceNotRegistered({ reason: "The buyer has no PIN code." })
        const place = registered.size + 1
        const registration: InvoiceRegistration = {
          irn: String(place).padStart(64, "0"),
          acknowledgementNumber: String(112_610_000_000_000 + place),
          acknowledgedAt: yield* Clock.currentTimeMillis,
          signedQr: `signed.${number}.qr`,
        }
        registered.set(`${seller.taxNumber}/${number}`, registration)
        return registration
      }),
      cancel: Effect.fnUntraced(function* (seller, irn) {
        const now = yield* Clock.currentTimeMillis
        const known = [...registered].find(([key, one]) => key.startsWith(`${seller}/`) && one.irn === irn)?.[1]
        const refused = (reason: string, isTooLate: boolean) => new InvoiceNotCancelled({ reason, isTooLate })
        if (known === undefined) return yield* refused("There is no such registration.", false)
        if (now >= known.acknowledgedAt + cancellableMillis) return yield* refused("The time limit is crossed.", true)
        const at = cancelled.get(irn) ?? now
        cancelled.set(irn, at)
        return at
      }),
    }
  })
