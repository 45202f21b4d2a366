import { Schema } from "effect"
import { contract, listOf, textOf, exampleProfile } from "@application/kernel"
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
  kind: "query",
  access: "readCampaigns",
  route: "GET /businessProfiles/:businessProfileId/roimatic",
  specification: ["C16"],
  summary: "Get a business profile's configuration",
  example: exampleProfile,
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: RevisedConfiguration,
  failures: [BusinessProfileNotFound],
})

/** Applies the difference between an old and a new configuration, unless it is stale. Spec: calls C17. */
export const EditConfiguration = contract("businesses/EditConfiguration", {
  kind: "command",
  access: "editCampaigns",
  route: "PATCH /businessProfiles/:businessProfileId/roimatic",
  specification: ["C17"],
  summary: "Change a business profile's configuration",
  description:
    "data is the difference as Name and Value pairs. A stale one is refused with 409 and the configuration as it is. category, flavor and isSelfFunded are changed by staff alone; onboardingState only grows.",
  example: { ...exampleProfile, revision: 1, data: [{ Name: "onboardingState", Value: 3 }] },
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
  kind: "command",
  access: "editProfile",
  route: "POST /businessProfiles/:businessProfileId/roimatic/localBusiness",
  specification: ["B13"],
  summary: "Set a business profile up as a local business",
  description: "outlet is where it stands, category the slug of its trade, flavour the product's or a journey's name.",
  example: {
    ...exampleProfile,
    businessName: "Smile Dental",
    outlet: "Indiranagar, Bengaluru",
    category: "dentist",
    flavour: "smallBusiness",
  },
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
