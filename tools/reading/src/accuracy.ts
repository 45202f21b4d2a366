import type { ExtractedDetails } from "@domain/businesses"

/** A hand-made label: each list holds every acceptable answer, and an empty one means that the page is silent. */
export type Label = {
  readonly name: ReadonlyArray<string>
  readonly category: ReadonlyArray<string>
  readonly phones: ReadonlyArray<string>
  readonly emails: ReadonlyArray<string>
  readonly city: ReadonlyArray<string>
  readonly postcode: ReadonlyArray<string>
}

/** The result for one field of one page. */
export type Verdict = {
  readonly page: string
  readonly field: string
  readonly outcome: "right" | "wrong" | "missing" | "invented" | "rightly silent"
  readonly expected: string
  readonly found: string
}

const same = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[-\s]+/g, " ")
    .trim()

const judged = (
  page: string,
  field: string,
  expected: ReadonlyArray<string>,
  found: ReadonlyArray<string>,
  all: boolean,
): Verdict => {
  const accepted = new Set(expected.map(same))
  const actual = found.map(same)
  const right = all
    ? accepted.size === new Set(actual).size && actual.every((value) => accepted.has(value))
    : actual.some((value) => accepted.has(value))
  const silent = expected.length === 0
  const outcome = silent
    ? actual.length === 0
      ? "rightly silent"
      : "invented"
    : actual.length === 0
      ? "missing"
      : right
        ? "right"
        : "wrong"
  return { page, field, outcome, expected: expected.join(" | "), found: found.join(" | ") }
}

/**
 * Compares the details read from a page with its label: name, category, phones (all of them), e-mails, city, postcode.
 */
export const judge = (page: string, label: Label, details: ExtractedDetails): ReadonlyArray<Verdict> => {
  const one = (value: { readonly value: string } | undefined) => (value === undefined ? [] : [value.value])
  const each = (values: ReadonlyArray<{ readonly value: string }>) => values.map(({ value }) => value)
  return [
    judged(page, "name", label.name, one(details.name), false),
    judged(page, "category", label.category, one(details.category), false),
    judged(page, "phones", label.phones, each(details.phones), true),
    judged(page, "emails", label.emails, each(details.emails), true),
    judged(page, "city", label.city, one(details.address.city), false),
    judged(page, "postcode", label.postcode, one(details.address.postcode), false),
  ]
}

/** Counts right, wrong and missing answers among the stated fields, and the values invented where nothing is stated. */
export const accuracyOf = (verdicts: ReadonlyArray<Verdict>) => {
  const count = (outcome: Verdict["outcome"]) => verdicts.filter((verdict) => verdict.outcome === outcome).length
  const [right, wrong, missing] = [count("right"), count("wrong"), count("missing")]
  return { right, wrong, missing, stated: right + wrong + missing, invented: count("invented") }
}
