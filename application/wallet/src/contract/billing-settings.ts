import { Schema } from "effect"
import { contract, textOf, exampleProfile } from "@application/kernel"
import { ForbiddenPortal, InvalidFields } from "@domain/identity"
import { BusinessProfileId, PortalId, Region } from "@domain/kernel"
import { InvalidPortal } from "@domain/portals"
import { Buyer, IssuingEntity } from "@domain/wallet"

const profile = { businessProfileId: BusinessProfileId }
const portal = { portalId: PortalId }

/** Whom the next documents of a business are for: what it saved, else its name and address. Spec: entities, Billing. */
export const GetBillingDetails = contract("wallet/GetBillingDetails", {
  kind: "query",
  access: "readWallet",
  route: "GET /businessProfiles/:businessProfileId/billingDetails",
  summary: "Get whom the next invoices are for",
  description: "Until somebody saves them, the name and address of the business.",
  example: exampleProfile,
  input: Schema.Struct(profile),
  output: Schema.Struct({ region: Region, isSaved: Schema.Boolean, details: Buyer }),
})

/** Sets whom the next billing documents are for; issued documents stay as they are. Ours. */
export const SaveBillingDetails = contract("wallet/SaveBillingDetails", {
  kind: "command",
  access: "addFunds",
  route: "PUT /businessProfiles/:businessProfileId/billingDetails",
  summary: "Set whom the next invoices are for",
  description:
    "taxNumber is a GSTIN or a VAT number, and may be empty. state is the two digits of the GST state of supply, which must be the GSTIN's where there is one. postalCode is that state's PIN code, which a GSTIN needs. A campaign whose order named another GSTIN is invoiced to that one. Documents that were issued stay as they are.",
  example: {
    ...exampleProfile,
    name: "Uday Foods",
    address: "2 Hill Road, Mumbai",
    taxNumber: "27AAPFU0939F1ZV",
    state: "27",
    postalCode: "400050",
    isInEconomicZone: false,
  },
  input: Schema.Struct({
    ...profile,
    name: textOf(1000),
    address: textOf(1000),
    taxNumber: textOf(40),
    state: textOf(10),
    /** India's PIN code, which a registered business needs. */
    postalCode: Schema.optionalKey(textOf(10)),
    isInEconomicZone: Schema.Boolean,
  }),
  output: Buyer,
  failures: [InvalidFields],
})

/** Who issues a portal's documents in each of its regions; one that is not registered yet has no address. Ours. */
export const ListIssuingEntities = contract("wallet/ListIssuingEntities", {
  kind: "query",
  access: "administerPortal",
  route: "GET /portals/:portalId/issuingEntities",
  summary: "List who issues a portal's invoices, by region",
  description: "A region without saved details issues under the portal's title, without address and tax number.",
  example: { portalId: 1 },
  input: Schema.Struct(portal),
  output: Schema.Array(IssuingEntity),
  failures: [ForbiddenPortal, InvalidPortal],
})

/** Sets who issues a portal's documents in a region, from the next one on. Ours. */
export const SaveIssuingEntity = contract("wallet/SaveIssuingEntity", {
  kind: "command",
  access: "administerPortal",
  route: "PUT /portals/:portalId/issuingEntities/:region",
  summary: "Set who issues a portal's invoices in a region",
  description:
    "seriesPrefix is one or two capitals before all numbers. Portals that name the same tax number share its series. yearFirstMonth is the first month of the financial year, which in India is always April. letterNumber, letterFrom and letterTo are its letter of undertaking in India, under which special economic zones are charged no tax; without them it has none. postalCode is its PIN code there, which a GSTIN needs. registrations are its GSTINs in further states, by which buyers of those states are invoiced, with central and state tax.",
  example: {
    portalId: 1,
    region: "IN",
    legalName: "Example Media Private Limited",
    address: "14 MG Road, Bengaluru 560001",
    taxNumber: "29AABCR1718E1ZL",
    postalCode: "560001",
    seriesPrefix: "EM",
    yearFirstMonth: 4,
    letterNumber: "AD290326000123A",
    letterFrom: "2026-04-01",
    letterTo: "2027-03-31",
  },
  input: Schema.Struct({
    ...portal,
    region: Region,
    legalName: textOf(1000),
    address: textOf(1000),
    taxNumber: textOf(40),
    /** India's PIN code, which a registered issuer needs. */
    postalCode: Schema.optionalKey(textOf(10)),
    seriesPrefix: textOf(10),
    yearFirstMonth: IssuingEntity.fields.yearFirstMonth,
    /** India's letter of undertaking; empty without one. */
    letterNumber: Schema.optionalKey(textOf(40)),
    letterFrom: Schema.optionalKey(textOf(10)),
    letterTo: Schema.optionalKey(textOf(10)),
    /** Its registrations in further states of India, at most one a state. */
    registrations: Schema.optionalKey(
      Schema.Array(Schema.Struct({ taxNumber: textOf(40), address: textOf(1000), postalCode: textOf(10) })).check(
        Schema.isMaxLength(40),
      ),
    ),
  }),
  output: IssuingEntity,
  failures: [ForbiddenPortal, InvalidPortal, InvalidFields],
})
