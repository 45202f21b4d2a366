import { Schema } from "effect"
import { anyValue, contract, listOf, textOf, exampleProfile } from "@application/kernel"
import {
  BusinessProfileNotFound,
  CurrencyNotFound,
  ProfileCreationNotAllowed,
  ProfileDetails as Details,
} from "@domain/businesses"
import { DifferenceStale } from "@domain/errors"
import { InvalidFields, TooManyRequests } from "@domain/identity"
import { BusinessProfileId, Currency } from "@domain/kernel"

/** One field of a difference, its value checked by the field's rule. Spec: entities, Name/Value pairs. */
export const SentField = Schema.Struct({ Name: textOf(60), Value: anyValue })

/** A profile with the revision that differences are made from. */
export const ProfileDetails = Schema.Struct({ ...Details.fields, revision: Schema.Int })
export type ProfileDetails = typeof ProfileDetails.Type

/**
 * Creates a further profile of the caller. The region defaults to the currency's region, else to the portal's first;
 * currency and time zone default to the region's. Spec: calls B1.
 */
export const CreateBusinessProfile = contract("businesses/CreateBusinessProfile", {
  kind: "command",
  access: "createProfile",
  route: "POST /businessProfiles",
  specification: ["B1"],
  summary: "Create a further business profile",
  description:
    "Currency and time zone default to those of the region. Not offered in brand portals and to owners of a small-business profile.",
  example: { name: "Rye Bakery", currencyId: 17, timeZoneId: 142, IsRoimatic: true, storeDomain: "rye.example" },
  input: Schema.Struct({
    name: textOf(200),
    currencyId: Schema.optionalKey(Schema.Int),
    timeZoneId: Schema.optionalKey(Schema.Int),
    IsRoimatic: Schema.optionalKey(Schema.Boolean),
    referralCode: Schema.optionalKey(textOf(80)),
    storeDomain: Schema.optionalKey(textOf(2048)),
    region: Schema.optionalKey(textOf(8)),
  }),
  output: ProfileDetails,
  failures: [InvalidFields, ProfileCreationNotAllowed, TooManyRequests],
})

/** Spec: calls B2. */
export const GetBusinessProfile = contract("businesses/GetBusinessProfile", {
  kind: "query",
  access: "readProfile",
  route: "GET /businessProfiles/:businessProfileId",
  specification: ["B2"],
  summary: "Get a business profile",
  example: exampleProfile,
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: ProfileDetails,
  failures: [BusinessProfileNotFound],
})

/**
 * Applies a difference to a profile, all of it or nothing. With the revision it was made from, it is refused where it
 * would overwrite what has changed since. Spec: calls B3.
 */
export const EditBusinessProfile = contract("businesses/EditBusinessProfile", {
  kind: "command",
  access: "editProfile",
  route: "PATCH /businessProfiles/:businessProfileId",
  specification: ["B3"],
  summary: "Change fields of a business profile",
  description:
    "data is a list of Name and Value pairs; null removes a field. With the revision it was made from, a change that would overwrite a newer value is refused with 409 and the profile as it is.",
  example: { ...exampleProfile, revision: 3, data: [{ Name: "name", Value: "Rye Bakery" }] },
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    data: listOf(SentField, 30),
    revision: Schema.optionalKey(Schema.Int),
  }),
  output: ProfileDetails,
  failures: [BusinessProfileNotFound, InvalidFields, DifferenceStale],
})

/** A currency by its id, as the profile's screens show amounts in it. Spec: calls B11. */
export const GetProfileCurrency = contract("businesses/GetProfileCurrency", {
  kind: "query",
  access: "readProfile",
  route: "GET /businessProfiles/:businessProfileId/currencies/:currencyId",
  specification: ["B11"],
  summary: "Get a currency by its id",
  example: { ...exampleProfile, currencyId: 17 },
  input: Schema.Struct({ businessProfileId: BusinessProfileId, currencyId: Schema.Int }),
  output: Currency,
  failures: [BusinessProfileNotFound, CurrencyNotFound],
})
