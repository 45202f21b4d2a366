import { asText, dig } from "../core/json.ts"
import type { Resource } from "./google-ads-state.ts"

/** A search that a keyword brought, and its part of what the keyword brought. */
export interface Search {
  readonly term: string
  readonly part: number
  readonly status: "ADDED" | "EXCLUDED" | "NONE"
}

/** What is added to a keyword in searches of its meaning, and in searches that are only related. */
const nearer = ["", " near me", " prices"]
const further = [" for free", " jobs"]

/** Google tells of three quarters of the searches: few people make the rest. */
const told = 0.75

const textOf = (criterion: Resource): string => asText(dig(criterion.fields["keyword"], ["text"])) ?? ""
const matchOf = (criterion: Resource): string => asText(dig(criterion.fields["keyword"], ["matchType"])) ?? ""

const isExcluded = (term: string, negative: Resource): boolean => {
  const [left, searched] = [textOf(negative).split(" "), term.split(" ")]
  if (matchOf(negative) === "EXACT") return left.join(" ") === searched.join(" ")
  if (matchOf(negative) === "PHRASE") return ` ${searched.join(" ")} `.includes(` ${left.join(" ")} `)
  return left.every((word) => searched.includes(word))
}

/** The searches that a keyword of an ad group brought, by its match, with how they stand to the group's and campaign's criteria. */
export const searchesOf = (
  keyword: Resource,
  keywords: readonly Resource[],
  negatives: readonly Resource[],
): readonly Search[] => {
  const endings = matchOf(keyword) === "EXACT" ? [""] : matchOf(keyword) === "BROAD" ? [...nearer, ...further] : nearer
  return endings.map((ending) => {
    const term = `${textOf(keyword)}${ending}`
    return {
      term,
      part: told / endings.length,
      status: negatives.some((negative) => isExcluded(term, negative))
        ? "EXCLUDED"
        : keywords.some((one) => textOf(one) === term)
          ? "ADDED"
          : "NONE",
    }
  })
}
