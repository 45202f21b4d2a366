import { currencyWithId, type NameValue, timeZoneWithId } from "@domain/kernel"
import { hostOf, website } from "@domain/validation"
import { Result, Schema } from "effect"
import type { BusinessFieldFailure } from "./message-keys.ts"
import { BusinessProfile } from "./profile.ts"
import { editStoreProfile, type StoreProfile } from "./store-profile.ts"

/** A profile with its store's contact. Spec: entities, business profile and store profile fields. */
export const ProfileDetails = Schema.Struct({
  ...BusinessProfile.fields,
  email: Schema.optionalKey(Schema.String),
  location: Schema.optionalKey(Schema.String),
  address: Schema.optionalKey(Schema.String),
})
export type ProfileDetails = typeof ProfileDetails.Type

type Failures = Readonly<Record<string, BusinessFieldFailure>>

/** The store's names of fields that a profile calls otherwise. */
const storeNames: Readonly<Record<string, keyof StoreProfile>> = {
  thumbnailLogo: "logo",
  currencyId: "currency",
  timeZoneId: "timezone",
}
const profileNames: Readonly<Record<string, keyof ProfileDetails>> = {
  logo: "thumbnailLogo",
  currency: "currencyId",
  timezone: "timeZoneId",
}

const longestChatId = 128

const chatId = (sent: unknown): Result.Result<string, BusinessFieldFailure> =>
  typeof sent === "string" && sent.length <= longestChatId && sent.trim() !== ""
    ? Result.succeed(sent.trim())
    : Result.fail({ key: "validation.required" })

const ownRules: Readonly<Record<string, (sent: unknown) => Result.Result<string, BusinessFieldFailure>>> = {
  freshChatExternalId: chatId,
  freshChatRestoreId: chatId,
  storeDomain: (sent) =>
    typeof sent === "string" ? Result.map(website(sent), hostOf) : Result.fail({ key: "validation.websiteInvalid" }),
}

const isOwn = ({ Name }: NameValue): boolean => Object.hasOwn(ownRules, Name)

/** A profile with the store's values and its own; null removes an own one. */
const joined = (
  profile: ProfileDetails,
  { logo, name, email, currency, timezone, location, address }: StoreProfile,
  own: ReadonlyMap<string, string | null>,
): ProfileDetails => {
  const valueOf = (field: "freshChatExternalId" | "freshChatRestoreId" | "storeDomain") => {
    const value = own.get(field)
    return value === undefined ? profile[field] : (value ?? undefined)
  }
  const [externalId, restoreId] = [valueOf("freshChatExternalId"), valueOf("freshChatRestoreId")]
  const domain = valueOf("storeDomain")
  const {
    thumbnailLogo,
    logoSource,
    email: _email,
    location: _location,
    address: _address,
    freshChatExternalId: _externalId,
    freshChatRestoreId: _restoreId,
    storeDomain: _domain,
    ...kept
  } = profile
  return {
    ...kept,
    name,
    ...(logo !== undefined && { thumbnailLogo: logo }),
    // Nobody knows where a logo comes from that is named by its address alone.
    ...(logoSource !== undefined && logo === thumbnailLogo && { logoSource }),
    ...(email !== undefined && { email }),
    ...(currency !== undefined && { currencyId: currency }),
    ...(timezone !== undefined && { timeZoneId: timezone }),
    ...(location !== undefined && { location }),
    ...(address !== undefined && { address }),
    ...(externalId !== undefined && { freshChatExternalId: externalId }),
    ...(restoreId !== undefined && { freshChatRestoreId: restoreId }),
    ...(domain !== undefined && { storeDomain: domain }),
  }
}
const isRemoval = ({ Value }: NameValue): boolean => Value === null || Value === undefined

const storeOf = ({ thumbnailLogo, name, email, currencyId, timeZoneId, location, address }: ProfileDetails) => ({
  name,
  currency: currencyId,
  timezone: timeZoneId,
  ...(thumbnailLogo !== undefined && { logo: thumbnailLogo }),
  ...(email !== undefined && { email }),
  ...(location !== undefined && { location }),
  ...(address !== undefined && { address }),
})

/** A profile always has a currency and a time zone of the tables. */
const unknownIds = ({ currency, timezone }: StoreProfile): Failures => ({
  ...((currency === undefined || currencyWithId(currency) === undefined) && {
    currencyId: { key: "validation.required" as const },
  }),
  ...((timezone === undefined || timeZoneWithId(timezone) === undefined) && {
    timeZoneId: { key: "validation.required" as const },
  }),
})

const byProfileName = <A>(fields: Readonly<Record<string, A>>): Readonly<Record<string, A>> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [profileNames[name] ?? name, value]))

/**
 * Applies Name/Value pairs to a profile, whose fields may have the store's names too; null removes what may be missing. All
 * failures are returned, by the profile's names, and then nothing changes. Spec: entities, profile edit; calls B3.
 */
export const editProfile = (
  profile: ProfileDetails,
  changes: ReadonlyArray<NameValue>,
  readOnly: ReadonlyArray<string> = [],
): Result.Result<ProfileDetails, Failures> => {
  const ofStore = changes
    .filter((change) => !isOwn(change))
    .map(({ Name, Value }) => ({ Name: storeNames[Name] ?? Name, Value }))
  const store = editStoreProfile(storeOf(profile), ofStore, readOnly)
  const own = changes
    .filter(isOwn)
    .map(
      (change) =>
        [change.Name, isRemoval(change) ? Result.succeed(null) : ownRules[change.Name]?.(change.Value)] as const,
    )
  const failures: Failures = {
    ...(Result.isFailure(store) ? byProfileName(store.failure) : unknownIds(store.success)),
    ...Object.fromEntries(
      own.flatMap(([name, checked]) =>
        checked !== undefined && Result.isFailure(checked) ? [[name, checked.failure] as const] : [],
      ),
    ),
  }
  if (Result.isFailure(store) || Object.keys(failures).length > 0) return Result.fail(failures)
  const values = own.flatMap(([name, checked]) =>
    checked !== undefined && Result.isSuccess(checked) ? [[name, checked.success] as const] : [],
  )
  return Result.succeed(joined(profile, store.success, new Map(values)))
}
