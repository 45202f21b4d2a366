import facts from "@tools/provider-facts/audience-languages.json" with { type: "json" }
import { asObject, asText, type JsonObject } from "../core/json.ts"
import { fieldError } from "./google-ads-error.ts"

const KNOWN = new Set(Object.values(facts.google.ids).flatMap((ids) => ids.map((id) => `languageConstants/${id}`)))

/** What Google asks of a language: a criterion of its list, which campaigns are shown in and never left out of. */
export const checkLanguage = (fields: JsonObject): void => {
  if (fields["language"] === undefined) return
  const path = ["create", "language"]
  if (fields["negative"] === true)
    throw fieldError("criterionError", "CANNOT_EXCLUDE_CRITERIA_TYPE", "A language cannot be excluded.", path)
  if (!KNOWN.has(asText(asObject(fields["language"])["languageConstant"]) ?? ""))
    throw fieldError("criterionError", "INVALID_CRITERION_ID", "The language constant is not valid.", path)
}
