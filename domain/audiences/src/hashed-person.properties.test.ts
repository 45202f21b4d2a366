import { Schema } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { HashedPerson } from "./hashed-person.ts"
import { anyHashedPerson } from "./testing/index.ts"

test("a hashed person survives the wire unchanged, and a plain detail is none", () => {
  fc.assert(
    fc.property(anyHashedPerson, (person) => {
      expect(Schema.decodeUnknownSync(HashedPerson)(JSON.parse(JSON.stringify(person)))).toEqual(person)
      expect(Schema.is(HashedPerson)({ ...person, email: "owner@example.com" })).toBe(false)
      expect(Schema.is(HashedPerson)({ ...person, country: "gb" })).toBe(false)
    }),
  )
})
