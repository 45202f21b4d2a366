import { createHash } from "node:crypto"
import type { HashedPerson } from "@domain/audiences"

const hashOf = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : createHash("sha256").update(text).digest("hex")

/** What Meta finds a person by, under its own names; it takes country and postal code by their hashes too, in lower case. */
export const personOf = ({ email, phone, firstName, lastName, postcode, country }: HashedPerson) => {
  const [zip, land] = [hashOf(postcode?.toLowerCase()), hashOf(country?.toLowerCase())]
  return {
    ...(email !== undefined && { em: email }),
    ...(phone !== undefined && { ph: phone }),
    ...(firstName !== undefined && { fn: firstName }),
    ...(lastName !== undefined && { ln: lastName }),
    ...(zip !== undefined && { zp: zip }),
    ...(land !== undefined && { country: land }),
  }
}
