import { Result, Schema } from "effect"
import { BusinessProfileId, graphemes, Region, UserId } from "@domain/kernel"
import { phone } from "@domain/validation"
import { DisplaySettings } from "./display-settings.ts"
import { Role } from "./role.ts"

/** E.164, e.g. "+919876543210". */
export const PhoneNumber = Schema.String.check(Schema.isPattern(/^\+[1-9]\d{6,14}$/)).pipe(Schema.brand("PhoneNumber"))
export type PhoneNumber = typeof PhoneNumber.Type

/** Lower-case address; `@domain/validation` checks its shape. */
export const EmailAddress = Schema.String.check(
  Schema.isMaxLength(254),
  Schema.isPattern(/^[^\s@]+@[^\s@]+\.[^\s@]+$/),
).pipe(Schema.brand("EmailAddress"))
export type EmailAddress = typeof EmailAddress.Type

/** A user; `emailVerified` is true once a mailed link verified the address. Spec: entities, User. */
export const User = Schema.Struct({
  id: UserId,
  emailAddress: EmailAddress,
  firstName: Schema.String,
  lastName: Schema.String,
  languageId: Schema.String,
  roleIds: Schema.Array(Role),
  phoneNumber: Schema.optionalKey(PhoneNumber),
  emailVerified: Schema.optionalKey(Schema.Boolean),
  /** How they are shown numbers, weeks and times. Ours. */
  display: Schema.optionalKey(DisplaySettings),
})
export type User = typeof User.Type

/** A profile as the switcher shows it. */
export const ProfileCard = Schema.Struct({
  id: BusinessProfileId,
  name: Schema.String,
  region: Region,
  thumbnailLogo: Schema.optionalKey(Schema.String),
  /** Present where the portal has frozen the business. Ours. */
  isFrozen: Schema.optionalKey(Schema.Literal(true)),
})
export type ProfileCard = typeof ProfileCard.Type

/** A user's profile, with their role on it. */
export const ProfileMembership = Schema.Struct({ ...ProfileCard.fields, roleId: Role })
export type ProfileMembership = typeof ProfileMembership.Type

/** A user as the specification's calls carry it; our own calls carry E.164 phones. Spec: entities, User. */
export const UserRecord = Schema.Struct({
  id: UserId,
  emailAddress: EmailAddress,
  firstName: Schema.String,
  lastName: Schema.String,
  languageId: Schema.String,
  roleIds: Schema.Array(Role),
  isSignedIn: Schema.Boolean,
  businessProfiles: Schema.Array(ProfileMembership),
  /** Country code, hyphen, number. */
  phoneNumber: Schema.optionalKey(Schema.String),
  emailVerified: Schema.optionalKey(Schema.Boolean),
  /** What a change is made from. Ours. */
  revision: Schema.optionalKey(Schema.Int),
})
export type UserRecord = typeof UserRecord.Type

/** A user's record; a phone number of no known country is unchanged. Spec: entities, User. */
export const userRecord = (
  { phoneNumber, ...whole }: User,
  facts: Pick<UserRecord, "isSignedIn" | "businessProfiles" | "revision">,
): UserRecord => {
  const { display: _, ...user } = whole
  return {
    ...user,
    ...facts,
    ...(phoneNumber !== undefined && {
      phoneNumber: Result.match(phone(phoneNumber, "IN"), {
        onSuccess: ({ hyphenated }) => hyphenated,
        onFailure: () => phoneNumber,
      }),
    }),
  }
}

/** The capital of a letter, if it is a single letter; "ß" has none. */
const capital = (letter: string): string => {
  const upper = letter.toUpperCase()
  return graphemes(upper).length === 1 ? upper : letter
}

/** First letters of the first two words, or the first two letters of one word. Spec: screens, user menu. */
export const initials = (name: string): string => {
  const [first = "", second] = name.trim().split(/\s+/u)
  const letters =
    second === undefined ? graphemes(first).slice(0, 2) : [first, second].map((word) => graphemes(word)[0])
  return letters.map((letter = "") => capital(letter)).join("")
}

/**
 * The heading of the user menu: the full name if there is room, else the initials; the address of a user without a
 * name. Spec: user menu.
 */
export const userHeading = (user: Pick<User, "firstName" | "lastName" | "emailAddress">, hasRoom: boolean): string => {
  const name = `${user.firstName} ${user.lastName}`.trim() || user.emailAddress
  return hasRoom ? name : initials(name)
}
