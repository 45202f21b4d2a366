import { Effect, Schema, Struct } from "effect"
import { expect, test } from "vitest"
import { BillingDocument } from "@domain/wallet"
import { exampleDocuments } from "@domain/wallet/testing"
import { storedBillingDocument, storedBuyer, storedEntity } from "./stored-billing-document.ts"

const { seller, buyer } = exampleDocuments["india-other-state"]
const before = <Party extends { readonly postalCode?: string }>(party: Party) => Struct.omit(party, ["postalCode"])

test("parties from before PIN codes were asked have the one in their address", async () => {
  expect(await Effect.runPromise(storedEntity.read(before(seller), 0))).toEqual(seller)
  expect(await Effect.runPromise(storedBuyer.read(before(buyer), 0))).toEqual(buyer)
  const unknown = { ...before(buyer), address: "2 Hill Road, Mumbai" }
  expect(await Effect.runPromise(storedBuyer.read(unknown, 0))).toEqual(unknown)
})

test.each(Object.entries(exampleDocuments))(
  "%s is read as it was issued before PIN codes were asked",
  async (_, one) => {
    const encoded = Schema.encodeSync(BillingDocument)(one)
    const stored = { ...encoded, seller: before(encoded.seller), buyer: before(encoded.buyer) }
    expect(await Effect.runPromise(storedBillingDocument.read(stored, 0))).toEqual(one)
    expect(await Effect.runPromise(storedBillingDocument.read(encoded, storedBillingDocument.version))).toEqual(one)
  },
)

test("further registrations of an entity are kept", async () => {
  const entity = {
    ...seller,
    registrations: [{ taxNumber: "27AABCR1718E1ZP", state: "27", address: "7 Hill Road", postalCode: "400050" }],
  }
  const stored: unknown = JSON.parse(storedEntity.write(entity))
  expect(await Effect.runPromise(storedEntity.read(stored, storedEntity.version))).toEqual(entity)
})
