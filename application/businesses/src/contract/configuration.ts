import { Schema } from "effect"
import { contract, listOf, textOf } from "@application/kernel"
import { BusinessProfileNotFound } from "@domain/businesses"
import { DifferenceStale } from "@domain/errors"
import { InvalidFields } from "@domain/identity"
import { BusinessProfileId } from "@domain/kernel"
import { ProfileConfiguration as Configuration } from "@domain/signup"
import { SentField } from "./profiles.ts"

/** A configuration with the revision that differences are made from. */
const RevisedConfiguration = Schema.Struct({ ...Configuration.fields, revision: Schema.Int })

/** What a profile's product is, with the state of its latest feed. Spec: calls C16; entities, product configuration. */
export const GetConfiguration = contract("businesses/GetConfiguration", {
  access: "readCampaigns",
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: RevisedConfiguration,
  failures: [BusinessProfileNotFound],
})

/** Applies the difference between an old and a new configuration, unless it is stale. Spec: calls C17. */
export const EditConfiguration = contract("businesses/EditConfiguration", {
  access: "editCampaigns",
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    data: listOf(SentField, 30),
    revision: Schema.optionalKey(Schema.Int),
  }),
  output: RevisedConfiguration,
  failures: [BusinessProfileNotFound, InvalidFields, DifferenceStale],
})

/**
 * Sets a profile up as a local business: its name, where its outlet is, its category and the product's flavour. Spec: calls
 * B13.
 */
export const SetUpLocalBusiness = contract("businesses/SetUpLocalBusiness", {
  access: "editProfile",
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    businessName: textOf(200),
    outlet: textOf(400),
    category: textOf(120),
    flavour: textOf(40),
  }),
  output: RevisedConfiguration,
  failures: [BusinessProfileNotFound, InvalidFields],
})
