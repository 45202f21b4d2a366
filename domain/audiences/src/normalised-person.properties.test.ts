import fc from "fast-check"
import { expect, test } from "vitest"
import { hashed } from "./hashed.ts"
import { HashedPerson, type ListNetwork, Sha256 } from "./hashed-person.ts"
import { type NamePart, normalEmail, normalName, normalPhone, normalPostcode } from "./normalised-person.ts"
import { Schema } from "effect"

const network = fc.constantFrom<ListNetwork>("Meta", "Google")
const region = fc.constantFrom("IN", "GB")
const part = fc.constantFrom<NamePart | undefined>("first", "last", undefined)
const words = fc.array(
  fc.constantFrom(
    "Mr.",
    "Dr.",
    ",",
    "Jr.",
    "ii",
    "V",
    " ",
    "Anne",
    "O'Neil",
    "\u0130",
    "é",
    "-",
    "+",
    ".",
    "@gmail.com",
  ),
  { maxLength: 8 },
)
const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.emailAddress(),
  words.map((all) => all.join("")),
  words.map((all) => all.join(" ")),
  fc.stringMatching(/^\+?[0-9 ()-]{6,18}$/),
)

const idempotent = (normal: (text: string) => string | undefined, typed: string) => {
  const once = normal(typed)
  if (once !== undefined) expect(normal(once)).toBe(once)
}

test("a normal form is its own normal form, whatever was typed", () => {
  fc.assert(
    fc.property(network, region, part, text, (at, where, which, typed) => {
      idempotent((one) => normalEmail(at, one), typed)
      // Without its plus a short number with a code may be read as the region's own.
      idempotent((one) => normalPhone(at, one.replace(/^(?=\d)/u, one === typed ? "" : "+"), where), typed)
      idempotent((one) => normalName(at, one, which), typed)
      idempotent((one) => normalPostcode(at, one), typed)
    }),
  )
})

test("blanks around and the case of letters change no e-mail and no name", () => {
  const latin = fc.stringMatching(/^[a-z]{1,12}$/)
  fc.assert(
    fc.property(network, part, latin, latin, (at, which, mailbox, domain) => {
      const email = `${mailbox}@${domain}.com`
      expect(normalEmail(at, `  ${email.toUpperCase()}\t`)).toBe(normalEmail(at, email))
      expect(normalName(at, ` ${mailbox.toUpperCase()} `, which)).toBe(normalName(at, mailbox, which))
    }),
  )
})

test("both networks hear of the same number, Google with a plus before it", () => {
  fc.assert(
    fc.property(region, text, (where, typed) => {
      const number = normalPhone("Meta", typed, where)
      expect(normalPhone("Google", typed, where)).toBe(number === undefined ? undefined : `+${number}`)
    }),
  )
})

test("normal forms and their hashes fit a hashed person", async () => {
  await fc.assert(
    fc.asyncProperty(network, text, async (at, typed) => {
      const email = normalEmail(at, typed)
      const postcode = normalPostcode(at, typed)
      const hash = await hashed(email ?? typed)
      expect(Schema.is(Sha256)(hash)).toBe(true)
      expect(await hashed(email ?? typed)).toBe(hash)
      expect(Schema.is(HashedPerson)({ email: hash, ...(postcode !== undefined && { postcode }) })).toBe(true)
    }),
  )
})

test("a text too long for a cell is no value", () => {
  const long = `${"a".repeat(400)}@example.com`
  expect([normalEmail("Meta", long), normalName("Google", long), normalPostcode("Meta", long)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(normalPhone("Meta", "1".repeat(400), "GB")).toBeUndefined()
})
