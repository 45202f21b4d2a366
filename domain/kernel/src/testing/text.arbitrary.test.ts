import * as fc from "fast-check"
import { expect, test } from "vitest"
import { anyCharacter, anyWebPath, anyWebQuery, anyWebUrl } from "./text.arbitrary.ts"
import { law } from "./law.ts"

test("a character is one code point that UTF-8 can carry", () => {
  law(
    fc.property(anyCharacter, (character) => {
      expect(Array.from(character)).toHaveLength(1)
      expect(() => encodeURIComponent(character)).not.toThrow()
    }),
  )
})

test("an address has a scheme, a domain and a path in letters of ASCII", () => {
  law(
    fc.property(anyWebUrl, anyWebQuery, (address, query) => {
      expect(address).toMatch(/^https?:\/\/[a-z0-9.-]+\.[a-z]+(?:\/[^/?#\s]*)*$/i)
      expect(`${address}?${query}`).toMatch(/^[\x21-\x7e]+$/)
    }),
  )
})

test("a path has a slash before each of its parts", () => {
  law(
    fc.property(anyWebPath, (path) => {
      expect(path).toMatch(/^(?:\/[^/?#\s]*)*$/)
    }),
  )
})
