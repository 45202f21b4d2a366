import { Schema } from "effect"
import { declaredStore, documentOf } from "@application/kernel"
import { BusinessProfileId, LocalDate, PortalId } from "@domain/kernel"
import { type Buyer, type IssuingEntity, pinOfAddress } from "@domain/wallet"

const optional = Schema.optionalKey

/** An issuing entity as documents keep it. */
export const StoredEntity: Schema.Codec<IssuingEntity, unknown> = Schema.Struct({
  region: Schema.Literals(["IN", "GB"]),
  legalName: Schema.String,
  address: Schema.String,
  taxNumber: optional(Schema.String),
  state: optional(Schema.String),
  postalCode: optional(Schema.String),
  seriesPrefix: Schema.String,
  yearFirstMonth: Schema.Int,
  letterOfUndertaking: optional(Schema.Struct({ number: Schema.String, validFrom: LocalDate, validTo: LocalDate })),
  registrations: optional(
    Schema.Array(
      Schema.Struct({
        taxNumber: Schema.String,
        state: Schema.String,
        address: Schema.String,
        postalCode: Schema.String,
      }),
    ),
  ),
})

/** A buyer as documents keep them. */
export const StoredBuyer: Schema.Codec<Buyer, unknown> = Schema.Struct({
  name: Schema.String,
  address: Schema.String,
  taxNumber: optional(Schema.String),
  state: optional(Schema.String),
  postalCode: optional(Schema.String),
  isInEconomicZone: optional(Schema.Boolean),
})

const textIn = (document: object, name: string): string | undefined => {
  const value: unknown = Object.getOwnPropertyDescriptor(document, name)?.value
  return typeof value === "string" ? value : undefined
}

/** Until PIN codes were asked, a party in India had one in its address alone. */
export const withItsPin = (party: unknown): unknown => {
  if (typeof party !== "object" || party === null || "postalCode" in party) return party
  const postalCode = pinOfAddress(textIn(party, "address") ?? "", textIn(party, "state"))
  return postalCode === undefined ? party : { ...party, postalCode }
}

/** Who issues a portal's documents in a region. */
export const IssuingEntities = declaredStore({
  table: "issuing_entities",
  row: documentOf({
    key: Schema.Struct({ portalId: PortalId }),
    document: StoredEntity,
    copied: ["region"],
    former: [withItsPin],
  }),
  key: ["portalId", "region"],
  data: {
    kept: "as long as their business or portal; erased with the account",
    owner: { nobody: "a portal's" },
    audited: { clear: ["document.*"], unrecorded: ["documentVersion"] },
  },
})

/** Whom a business wants its documents to be for. */
export const BillingDetails = declaredStore({
  table: "billing_details",
  row: documentOf({
    key: Schema.Struct({ businessProfileId: BusinessProfileId }),
    document: StoredBuyer,
    former: [withItsPin],
  }),
  key: ["businessProfileId"],
  data: {
    kept: "as long as their business or portal; erased with the account",
    owner: "business",
    audited: {
      clear: ["document.state", "document.isInEconomicZone"],
      hidden: ["document.name", "document.address", "document.taxNumber"],
      unrecorded: ["documentVersion"],
    },
  },
})
