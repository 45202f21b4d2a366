import { Schema } from "effect"

/** A value as networks compare it: SHA-256 of its normal form, as 64 lower-case hexadecimal digits. */
export const Sha256 = Schema.String.check(Schema.isPattern(/^[0-9a-f]{64}$/))
export type Sha256 = typeof Sha256.Type

/** The networks that take lists of customers. */
export const ListNetwork = Schema.Literals(["Meta", "Google"])
export type ListNetwork = typeof ListNetwork.Type

/** The network that keeps the lists of each network of channels. */
export const listNetworks = { Facebook: "Meta", Google: "Google" } as const satisfies Readonly<
  Record<string, ListNetwork>
>

/**
 * A customer as one network takes it. E-mail, phone and names are hashed on the device by that network's rules, country and
 * postal code are plain. An e-mail or a phone is there.
 */
export const HashedPerson = Schema.Struct({
  email: Schema.optionalKey(Sha256),
  phone: Schema.optionalKey(Sha256),
  firstName: Schema.optionalKey(Sha256),
  lastName: Schema.optionalKey(Sha256),
  /** ISO 3166, two upper-case letters. */
  country: Schema.optionalKey(Schema.String.check(Schema.isPattern(/^[A-Z]{2}$/))),
  postcode: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(12))),
})
export type HashedPerson = typeof HashedPerson.Type
