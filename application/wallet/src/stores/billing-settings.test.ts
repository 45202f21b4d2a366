import { Effect, Struct } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileId, PortalId } from "@domain/kernel"
import { exampleDocuments } from "@domain/wallet/testing"
import { BillingDetails, IssuingEntities } from "./billing-settings.ts"

const { seller, buyer } = exampleDocuments["india-other-state"]
const [portalId, businessProfileId] = [PortalId.make(1), BusinessProfileId.make(5)]
const before = <Party extends { readonly postalCode?: string }>(party: Party) => Struct.omit(party, ["postalCode"])
const entities = IssuingEntities.declaration.row
const details = BillingDetails.declaration.row

test("parties from before PIN codes were asked have the PIN code of their address", async () => {
  const entity = { portalId, region: "IN", documentVersion: 0, document: before(seller) }
  expect(await Effect.runPromise(entities.read(entity))).toEqual({ portalId, ...seller })
  const kept = { businessProfileId, documentVersion: 0, document: before(buyer) }
  expect(await Effect.runPromise(details.read(kept))).toEqual({ businessProfileId, ...buyer })
  const unknown = { ...before(buyer), address: "2 Hill Road, Mumbai" }
  expect(await Effect.runPromise(details.read({ ...kept, document: unknown }))).toEqual({
    businessProfileId,
    ...unknown,
  })
})

test("further registrations of an entity are kept", async () => {
  const registration = { taxNumber: "27AABCR1718E1ZP", state: "27", address: "7 Hill Road", postalCode: "400050" }
  const entity = { portalId, ...seller, registrations: [registration] }
  expect(await Effect.runPromise(entities.read(entities.write(entity)))).toEqual(entity)
})
