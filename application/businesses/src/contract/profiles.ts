import { Schema } from "effect"
import { anyValue, contract, listOf, textOf } from "@application/kernel"
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
 * Creates a further profile of the caller. Currency and time zone default to those of the region, and the region to the
 * currency's, else the portal's first. Spec: calls B1.
 */
export const CreateBusinessProfile = contract("businesses/CreateBusinessProfile", {
  access: "createProfile",
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
  access: "readProfile",
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: ProfileDetails,
  failures: [BusinessProfileNotFound],
})

/**
 * Applies a difference to a profile, all of it or nothing. With the revision it was made from, it is refused where it
 * would overwrite what has changed since. Spec: calls B3.
 */
export const EditBusinessProfile = contract("businesses/EditBusinessProfile", {
  access: "editProfile",
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
  access: "readProfile",
  input: Schema.Struct({ businessProfileId: BusinessProfileId, currencyId: Schema.Int }),
  output: Currency,
  failures: [BusinessProfileNotFound, CurrencyNotFound],
})
