import { Result } from "effect"
import { cleanText } from "@domain/kernel"
import type { InputProblem } from "@application/kernel"

/** What any input may hold, before its schema is asked: deep or endless input costs as much to refuse as to take. */
const bounds = { depth: 12, entries: 10_000, name: 200 } as const

export const pathOf = (parent: string, key: string | number): string => {
  const name = String(key).slice(0, 40)
  return parent === "" ? name : `${parent}.${name}`
}

/**
 * Returns the input with every text and every field name cleaned of characters that a text or the database cannot hold.
 * Texts of all contracts are cleaned here and nowhere else.
 */
export const cleanInput = (input: unknown): Result.Result<unknown, InputProblem> => {
  let entries = 0
  let problem: InputProblem | undefined
  const refuse = (field: string, text: string): undefined => {
    problem ??= { field, problem: text }
    return undefined
  }
  const cleaned = (value: unknown, field: string, depth: number): unknown => {
    if (problem !== undefined) return undefined
    if (typeof value === "string") return cleanText(value)
    if (typeof value !== "object" || value === null) return value
    if (depth > bounds.depth) return refuse(field, "is nested too deeply")
    if (Array.isArray(value)) {
      entries += value.length
      if (entries > bounds.entries) return refuse(field, "has too many entries")
      return value.map((item: unknown, index) => cleaned(item, pathOf(field, index), depth + 1))
    }
    const pairs = Object.entries(value)
    entries += pairs.length
    if (entries > bounds.entries) return refuse(field, "has too many entries")
    return Object.fromEntries(
      pairs.map(([name, item]) => {
        if (name.length > bounds.name) refuse(pathOf(field, name), "has too long a name")
        return [cleanText(name), cleaned(item, pathOf(field, name), depth + 1)]
      }),
    )
  }
  const result = cleaned(input, "", 0)
  return problem === undefined ? Result.succeed(result) : Result.fail(problem)
}
