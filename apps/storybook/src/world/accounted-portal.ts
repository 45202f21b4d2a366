import { BillingDocuments } from "@application/wallet/ports"
import { localDateAt } from "@domain/kernel"
import { exampleDocuments } from "@domain/wallet/testing"
import { Clock, Effect } from "effect"
import { bakery, owner } from "./bakery.ts"
import { administeredPortal } from "./run-portal.ts"
import type { Seed } from "./seeds.ts"

/** A portal that has issued invoices, a credit note and a refund today. */
export const accountedPortal: Seed = Effect.gen(function* () {
  yield* administeredPortal
  const documents = yield* BillingDocuments
  const issuedOn = localDateAt(yield* Clock.currentTimeMillis, "Asia/Kolkata")
  for (const name of ["india-same-state", "india-other-state", "credit-note-unspent", "refund-voucher"] as const) {
    const { id: _id, number: _number, ...document } = exampleDocuments[name]
    yield* documents.issue(owner.portalId, { ...document, businessProfileId: bakery.id, issuedOn })
  }
})
