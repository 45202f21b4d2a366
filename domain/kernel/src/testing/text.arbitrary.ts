import * as fc from "fast-check"

const isHalf = (code: number): boolean => code >= 0xd800 && code <= 0xdfff

/**
 * Any character of Unicode. For its own unit "binary", and so for its addresses, fast-check first lists all of them, which
 * takes seconds.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0x10_ffff })
  .filter((code) => !isHalf(code))
  .map((code) => String.fromCodePoint(code))

const percentEncoded = (character: string): string => {
  const encoded = encodeURIComponent(character)
  return encoded === character ? `%${character.charCodeAt(0).toString(16)}` : encoded
}

const plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=:@"

const webText = (characters: string): fc.Arbitrary<string> =>
  fc.string({
    unit: fc.oneof(
      { weight: 10, arbitrary: fc.constantFrom(...characters) },
      { weight: 1, arbitrary: anyCharacter.map(percentEncoded) },
    ),
  })

/** A path of a web address, empty or with slashes before each of its parts. */
export const anyWebPath: fc.Arbitrary<string> = fc
  .array(webText(plain), { maxLength: 5 })
  .map((parts) => parts.map((part) => `/${part}`).join(""))

/** What may stand after the question mark or the number sign of a web address. */
export const anyWebQuery: fc.Arbitrary<string> = webText(`${plain}/?`)

/** A web address without query. */
export const anyWebUrl: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom("http", "https"), fc.domain(), anyWebPath)
  .map(([scheme, domain, path]) => `${scheme}://${domain}${path}`)
