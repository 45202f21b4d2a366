import { Effect, Schema, Struct } from "effect"
import { expect, test } from "vitest"
import { BillingDocument } from "@domain/wallet"
import { exampleDocuments } from "@domain/wallet/testing"
import { storedBillingDocument } from "./stored-billing-document.ts"

const before = <Party extends { readonly postalCode?: string }>(party: Party) => Struct.omit(party, ["postalCode"])

test.each(Object.entries(exampleDocuments))(
  "%s is read as it was issued before PIN codes were asked",
  async (_, one) => {
    const encoded = Schema.encodeSync(BillingDocument)(one)
    const stored = { ...encoded, seller: before(encoded.seller), buyer: before(encoded.buyer) }
    expect(await Effect.runPromise(storedBillingDocument.read(stored, 0))).toEqual(one)
    expect(await Effect.runPromise(storedBillingDocument.read(encoded, storedBillingDocument.version))).toEqual(one)
  },
)
