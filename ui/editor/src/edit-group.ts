import type { PlanEdit } from "@domain/campaigns"

type Path = ReadonlyArray<string>

/** Chosen, not typed: each choice is a step of its own. */
const chosen = new Set(["callToAction", "selectedTemplateId", "targetGender", "mode", "endDate"])

/** What every change of a text changes besides. */
const ignored = new Set(["origin", "accepted", "acceptedHash"])

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

/** The places that differ; undefined where more differs than typed texts and numbers. */
const typedPaths = (before: unknown, after: unknown, path: Path): ReadonlyArray<Path> | undefined => {
  if (before === after) return []
  if (isObject(before) && isObject(after) && Array.isArray(before) === Array.isArray(after)) {
    if (Array.isArray(before) && Object.keys(before).length !== Object.keys(after).length) return undefined
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => !ignored.has(name))
    const paths = names.map((name) => typedPaths(before[name], after[name], [...path, name]))
    return paths.every((each) => each !== undefined) ? paths.flat() : undefined
  }
  const isTyped = [before, after].every((value) => value === undefined || typeof value === "string")
  const isNumber = [before, after].every((value) => value === undefined || typeof value === "number")
  return (isTyped || isNumber) && !chosen.has(path.at(-1) ?? "") ? [path] : undefined
}

/** A name for what is being typed, the same for each keystroke of a field; undefined for a choice, which is a step of its own. */
export const typedField = (before: PlanEdit, after: PlanEdit): string | undefined => {
  // Terms as they run are absent, so that the first digit of another amount would look like a choice.
  const [one, other] = [before, after].map((edit) => ({ ...edit, terms: edit.terms ?? {} }))
  const paths = typedPaths(one, other, [])
  return paths?.length === 1 ? paths[0]?.join(".") : undefined
}
