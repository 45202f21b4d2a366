import { Predicate, type SchemaAST, type SchemaIssue } from "effect"
import type { InputProblem } from "@application/kernel"
import { pathOf } from "./clean-input.ts"

/** Enough for a developer to find the mistake. */
const mostProblems = 10

const kinds: Readonly<Record<string, string>> = {
  String: "must be a text",
  Number: "must be a number",
  Boolean: "must be true or false",
  Arrays: "must be a list",
  Objects: "must be an object",
}

const notAllowed = "is not one of the values that are allowed"

const numberIn = (payload: unknown, name: string): number | undefined =>
  Predicate.hasProperty(payload, name) && Predicate.isNumber(payload[name]) ? payload[name] : undefined

/** A check in plain words; patterns are left out, since they are hard to read. */
const unmet = ({ annotations }: SchemaAST.Filter<unknown>): string => {
  const representation: unknown = annotations?.["representation"]
  const id = Predicate.hasProperty(representation, "id") ? String(representation.id).split("/").at(-1) : undefined
  const payload = Predicate.hasProperty(representation, "payload") ? representation.payload : undefined
  const [least, most] = [numberIn(payload, "minimum"), numberIn(payload, "maximum")]
  switch (id) {
    case "isMaxLength":
      return `is too long: at most ${numberIn(payload, "maxLength") ?? most}`
    case "isMinLength":
      return `is too short: at least ${numberIn(payload, "minLength") ?? least}`
    case "isInt":
      return "must be a whole number"
    case "isBetween":
      return `must be between ${least} and ${most}`
    case "isGreaterThanOrEqualTo":
      return `must be at least ${least}`
    case "isLessThanOrEqualTo":
      return `must be at most ${most}`
    default:
      return "is not written as it must be"
  }
}

/** The first problems that a schema found, each by its field and in plain words; the rest is not visited. */
export const inputProblems = (found: SchemaIssue.Issue, field = ""): ReadonlyArray<InputProblem> => {
  const problems: Array<InputProblem> = []
  const tell = (at: string, problem: string) => void problems.push({ field: at, problem })
  const visit = (issue: SchemaIssue.Issue, at: string): void => {
    if (problems.length >= mostProblems) return
    switch (issue._tag) {
      case "Composite":
        return issue.issues.forEach((inner) => visit(inner, at))
      case "Pointer":
        return visit(
          issue.issue,
          issue.path.reduce<string>((path, key) => pathOf(path, String(key)), at),
        )
      case "Encoding":
        return visit(issue.issue, at)
      case "Filter":
        return tell(at, unmet(issue.filter))
      case "MissingKey":
        return tell(at, "is missing")
      case "InvalidType":
        return tell(at, kinds[issue.ast._tag] ?? notAllowed)
      default:
        return tell(at, notAllowed)
    }
  }
  visit(found, field)
  return problems
}
