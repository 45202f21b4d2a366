import { ImageAddress } from "@domain/creatives"
import { difference, type NameValue } from "@domain/kernel"
import { businessName, type Checked, email, limitedText, refuse } from "@domain/validation"
import { Result, Schema } from "effect"
import type { BusinessFieldFailure } from "./message-keys.ts"

/**
 * A store's profile; currency and time zone are ids of the specification's tables. Spec: entities, store profile
 * fields.
 */
export const StoreProfile = Schema.Struct({
  logo: Schema.optionalKey(Schema.String),
  name: Schema.String,
  email: Schema.optionalKey(Schema.String),
  currency: Schema.optionalKey(Schema.Int),
  timezone: Schema.optionalKey(Schema.Int),
  location: Schema.optionalKey(Schema.String),
  address: Schema.optionalKey(Schema.String),
})
export type StoreProfile = typeof StoreProfile.Type

/** A field of the store's profile. */
export type StoreProfileField = keyof StoreProfile

const text = (rule: (typed: string) => Checked<string>) => (sent: unknown) =>
  typeof sent === "string" ? rule(sent) : refuse("validation.required")

const id = (sent: unknown): Checked<number> =>
  typeof sent === "number" && Number.isInteger(sent) && sent > 0 ? Result.succeed(sent) : refuse("validation.required")

/** One rule per field; lengths and shapes are validation's. That a location is limited like an area is ours. */
const rules: Readonly<Record<StoreProfileField, (sent: unknown) => Checked<string | number>>> = {
  logo: text((url) => (Schema.is(ImageAddress)(url) ? Result.succeed(url) : refuse("validation.creativeUrlInvalid"))),
  name: text(businessName),
  email: text(email),
  currency: id,
  timezone: id,
  location: text((typed) => limitedText(typed, "area")),
  address: text((typed) => limitedText(typed, "address")),
}

const isField = (name: string): name is StoreProfileField => Object.hasOwn(rules, name)

/** The differing fields of an edit; undefined when none differs, and then nothing is sent. Spec: profile edit. */
export const storeProfileEdit = (before: StoreProfile, after: StoreProfile): ReadonlyArray<NameValue> | undefined => {
  const changes = difference(before, after)
  return changes.length === 0 ? undefined : changes
}

const checkChange = (
  { Name, Value }: NameValue,
  readOnly: ReadonlyArray<string>,
): Result.Result<string | number | undefined, BusinessFieldFailure> => {
  if (!isField(Name)) return Result.fail({ key: "businesses.fieldUnknown" })
  if (readOnly.includes(Name)) return Result.fail({ key: "businesses.fieldReadOnly" })
  const isRemoval = Value === null || Value === undefined
  return isRemoval && Name !== "name" ? Result.succeed(undefined) : rules[Name](Value)
}

/**
 * Applies Name/Value pairs to the profile: null removes a field, and the name cannot be removed. Unknown, read-only and
 * invalid fields are all returned and then nothing changes; the category decides which fields are read-only. Spec:
 * entities, profile edit; roles.
 */
export const editStoreProfile = (
  profile: StoreProfile,
  changes: ReadonlyArray<NameValue>,
  readOnly: ReadonlyArray<string> = [],
): Result.Result<StoreProfile, Readonly<Record<string, BusinessFieldFailure>>> => {
  const next = new Map<string, unknown>(Object.entries(profile))
  const failures = new Map<string, BusinessFieldFailure>()
  for (const change of changes) {
    const checked = checkChange(change, readOnly)
    failures.delete(change.Name)
    if (Result.isFailure(checked)) failures.set(change.Name, checked.failure)
    else if (checked.success === undefined) next.delete(change.Name)
    else next.set(change.Name, checked.success)
  }
  return failures.size > 0
    ? Result.fail(Object.fromEntries(failures))
    : Result.succeed(Object.fromEntries(next) as unknown as StoreProfile)
}
