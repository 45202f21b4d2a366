import fc from "fast-check"
import type { HashedPerson, Sha256 } from "../hashed-person.ts"

const anySha256: fc.Arbitrary<Sha256> = fc.stringMatching(/^[0-9a-f]{64}$/)

/** Customers as a network is told of them, with an e-mail and any of their other details. */
export const anyHashedPerson: fc.Arbitrary<HashedPerson> = fc.record(
  {
    email: anySha256,
    phone: anySha256,
    firstName: anySha256,
    lastName: anySha256,
    country: fc.constantFrom("IN", "GB"),
    postcode: fc.constantFrom("560038", "sw1a1"),
  },
  { requiredKeys: ["email"] },
)
