import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import { ForbiddenPortal, InvalidFields } from "@domain/identity"
import { BusinessProfileId, PortalId, Region } from "@domain/kernel"
import { InvalidPortal } from "@domain/portals"
import { Buyer, IssuingEntity } from "@domain/wallet"

const profile = { businessProfileId: BusinessProfileId }
const portal = { portalId: PortalId }

/** Whom the next documents of a business are for: what it saved, else its name and address. Spec: entities, Billing. */
export const GetBillingDetails = contract("wallet/GetBillingDetails", {
  access: "readWallet",
  input: Schema.Struct(profile),
  output: Schema.Struct({ region: Region, isSaved: Schema.Boolean, details: Buyer }),
})

/** Sets whom the next documents are for; those that were issued stay as they are. Ours. */
export const SaveBillingDetails = contract("wallet/SaveBillingDetails", {
  access: "addFunds",
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
  access: "administerPortal",
  input: Schema.Struct(portal),
  output: Schema.Array(IssuingEntity),
  failures: [ForbiddenPortal, InvalidPortal],
})

/** Sets who issues a portal's documents in a region, from the next one on. Ours. */
export const SaveIssuingEntity = contract("wallet/SaveIssuingEntity", {
  access: "administerPortal",
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
