import { asText, dig, type Json, type JsonObject } from "../core/json.ts"
import { fieldError } from "./google-ads-error.ts"

/** Refuses a keyword whose text or match type Google does not take; nothing is no keyword. */
export const checkKeyword = (keyword: Json | undefined, path: readonly string[]): void => {
  if (keyword === undefined) return
  const text = asText(dig(keyword, ["text"])) ?? ""
  const at = [...path, "text"]
  if (text.trim() === "") throw fieldError("fieldError", "REQUIRED", "The required field was not present.", at)
  if ([...text].length > 80)
    throw fieldError("criterionError", "KEYWORD_TEXT_TOO_LONG", "Keyword text should be less than 80 chars.", at)
  if (text.trim().split(/\s+/).length > 10)
    throw fieldError("criterionError", "KEYWORD_HAS_TOO_MANY_WORDS", "Keyword has too many words.", at)
  if (/[!@%^*()={};~`<>?\\|,]/.test(text))
    throw fieldError(
      "criterionError",
      "KEYWORD_HAS_INVALID_CHARS",
      "Keyword text has invalid characters or symbols.",
      at,
    )
  if (!["EXACT", "PHRASE", "BROAD"].includes(asText(dig(keyword, ["matchType"])) ?? ""))
    throw fieldError("fieldError", "REQUIRED", "matchType is required.", [...path, "matchType"])
}

/** Refuses a campaign's keyword that does not leave searches out: an ad group has the keywords that bring ads. */
export const checkCampaignKeyword = (criterion: JsonObject): void => {
  if (criterion["keyword"] === undefined) return
  checkKeyword(criterion["keyword"], ["create", "keyword"])
  if (criterion["negative"] !== true)
    throw fieldError(
      "criterionError",
      "CANNOT_ADD_CRITERIA_TYPE",
      "The criterion type cannot be targeted. Please exclude it instead.",
      ["create"],
    )
}
