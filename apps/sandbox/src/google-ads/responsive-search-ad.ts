import { asArray, asText, dig, type JsonObject } from "../core/json.ts"
import { fieldError } from "./google-ads-error.ts"
import { widthOf } from "./text-width.ts"

/** Checks the texts of a responsive search ad: counts, lengths, repeats and punctuation. */
export const checkSearchAd = (rsa: JsonObject): void => {
  const at = ["create", "ad", "responsiveSearchAd"]
  const limits = [
    ["headlines", 3, 15, 30],
    ["descriptions", 2, 4, 90],
  ] as const
  for (const [name, least, most, length] of limits) {
    const texts = asArray(rsa[name]).map((one) => asText(dig(one, ["text"])) ?? "")
    if (texts.length < least) throw fieldError("collectionSizeError", "TOO_FEW", "Too few.", [...at, name])
    if (texts.length > most) throw fieldError("collectionSizeError", "TOO_MANY", "Too many.", [...at, name])
    for (const text of texts) {
      if (text.trim() === "") throw fieldError("stringLengthError", "TOO_SHORT", "Too short.", [...at, name, "text"])
      if (widthOf(text) > length)
        throw fieldError("stringLengthError", "TOO_LONG", `Too long: at most ${length} characters.`, [
          ...at,
          name,
          "text",
        ])
      if (/!/.test(text) && name === "headlines")
        throw fieldError("policyFindingError", "POLICY_FINDING", "PUNCTUATION: no exclamation mark in a headline.", [
          ...at,
          name,
          "text",
        ])
    }
    if (new Set(texts).size !== texts.length)
      throw fieldError("adError", "DUPLICATE_ASSET", "The same text is used twice.", [...at, name])
  }
  for (const name of ["path1", "path2"]) {
    if (widthOf(asText(rsa[name]) ?? "") > 15)
      throw fieldError("stringLengthError", "TOO_LONG", "Too long: at most 15 characters.", [...at, name])
  }
}
