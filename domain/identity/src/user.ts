import { Schema } from "effect"
import { BusinessProfileId, graphemes, Region, UserId } from "@domain/kernel"
import { Role } from "./role.ts"

/** E.164, e.g. "+919876543210". */
export const PhoneNumber = Schema.String.check(Schema.isPattern(/^\+[1-9]\d{6,14}$/)).pipe(Schema.brand("PhoneNumber"))
export type PhoneNumber = typeof PhoneNumber.Type

/** Lower-cased address. Shape is checked by `@domain/validation`. */
export const EmailAddress = Schema.String.check(
  Schema.isMaxLength(254),
  Schema.isPattern(/^[^\s@]+@[^\s@]+\.[^\s@]+$/),
).pipe(Schema.brand("EmailAddress"))
export type EmailAddress = typeof EmailAddress.Type

/** Spec: entities, User. */
export const User = Schema.Struct({
  id: UserId,
  emailAddress: EmailAddress,
  firstName: Schema.String,
  lastName: Schema.String,
  languageId: Schema.String,
  roleIds: Schema.Array(Role),
  phoneNumber: Schema.optionalKey(PhoneNumber),
})
export type User = typeof User.Type

/** A profile as the switcher shows it. */
export const ProfileMembership = Schema.Struct({
  id: BusinessProfileId,
  name: Schema.String,
  region: Region,
  thumbnailLogo: Schema.optionalKey(Schema.String),
})
export type ProfileMembership = typeof ProfileMembership.Type

/** First letters of the first two words, or the first two letters of one word. Spec: screens, user menu. */
export const initials = (name: string): string => {
  const words = name
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== "")
  const [first, second] = words
  if (first === undefined) return ""
  const pair =
    second === undefined
      ? graphemes(first).slice(0, 2)
      : [...graphemes(first).slice(0, 1), ...graphemes(second).slice(0, 1)]
  return pair.join("").toUpperCase()
}
