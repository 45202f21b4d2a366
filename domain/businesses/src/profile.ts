import { LogoSource } from "@domain/creatives"
import { BusinessProfileId, Region } from "@domain/kernel"
import { businessName, collectFailures, hostOf, website } from "@domain/validation"
import { Result, Schema } from "effect"
import { profileDefaults } from "./profile-defaults.ts"

/** An advertiser, to whom campaigns, money and leads belong. Spec: entities, business profile. */
export const BusinessProfile = Schema.Struct({
  id: BusinessProfileId,
  name: Schema.String,
  currencyId: Schema.Int,
  timeZoneId: Schema.Int,
  region: Region,
  thumbnailLogo: Schema.optionalKey(Schema.String),
  logoSource: Schema.optionalKey(LogoSource),
  freshChatExternalId: Schema.optionalKey(Schema.String),
  freshChatRestoreId: Schema.optionalKey(Schema.String),
  referralCode: Schema.optionalKey(Schema.String),
  storeDomain: Schema.optionalKey(Schema.String),
})
export type BusinessProfile = typeof BusinessProfile.Type

/** The input of the call that creates a profile; `IsRoimatic` is always true. Spec: 7.3, POST /businessProfiles. */
export const CreateProfile = Schema.Struct({
  name: Schema.String,
  currencyId: Schema.Int,
  timeZoneId: Schema.Int,
  IsRoimatic: Schema.Literal(true),
  referralCode: Schema.optionalKey(Schema.String),
  storeDomain: Schema.optionalKey(Schema.String),
})
export type CreateProfile = typeof CreateProfile.Type

/** The facts of a new profile; the region defaults to India. */
export interface NewProfile {
  readonly name: string
  readonly region?: Region
  readonly referralCode?: string
  readonly storeDomain?: string
}

/**
 * The payload of a new profile: the region's currency and time zone (17 and 142 by default), a valid name, and the host
 * of its store if any. All failures are returned, by field. Spec: entities, business profile, create payload.
 */
export const createProfile = ({ name, region = "IN", referralCode = "", storeDomain = "" }: NewProfile) => {
  const { currencyId, timeZoneId } = profileDefaults(region)
  return Result.map(
    collectFailures({
      name: businessName(name),
      storeDomain: storeDomain.trim() === "" ? Result.succeed("") : Result.map(website(storeDomain), hostOf),
    }),
    (checked): CreateProfile => ({
      name: checked.name,
      currencyId,
      timeZoneId,
      IsRoimatic: true,
      ...(referralCode.trim() !== "" && { referralCode: referralCode.trim() }),
      ...(checked.storeDomain !== "" && { storeDomain: checked.storeDomain }),
    }),
  )
}

/** The query of the call for a user's profiles: with every role (0) by default. Spec: calls U13, U14. */
export const profileListQuery = (roleId = 0) => ({ roleId: String(roleId), isRoimatic: "true" })
