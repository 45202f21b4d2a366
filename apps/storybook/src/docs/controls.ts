import type { InputType, StrictInputType } from "storybook/internal/types"

type Control = NonNullable<InputType["control"]>

const as = {
  string: { type: "text" },
  boolean: { type: "boolean" },
  number: { type: "number" },
} as const satisfies Readonly<Record<string, Control>>
const byType: Readonly<Record<string, Control>> = { ...as, enum: { type: "select" } }
const byValue: Readonly<Record<string, Control>> = as

const isPlain = (value: unknown): boolean => Object.hasOwn(as, typeof value)

/** What an arg that begins with this value can be edited as; elements, functions and what is left out cannot. */
const editable = (value: unknown): Control =>
  byValue[typeof value] ?? (Array.isArray(value) && value.every(isPlain) ? { type: "object" } : false)

/** An enumeration is told by its words, another type as its source writes it. */
const withWords = (argType: StrictInputType): StrictInputType => {
  const { type, table } = argType
  if (typeof type !== "object") return argType
  const summary = type.name === "enum" ? type.value.join(" | ") : type.raw
  return summary === undefined ? argType : { ...argType, table: { ...table, type: { summary } } }
}

/**
 * An argument's control: its own if it names one, else by its type, else by the value that it begins with. Stories
 * without args show properties and edit none.
 */
export const controlOf = (
  given: StrictInputType,
  initialArgs: Readonly<Record<string, unknown>>,
  name: string,
): StrictInputType => {
  const argType = withWords(given)
  if (Object.keys(initialArgs).length === 0) return { ...argType, control: false }
  if (argType.control !== undefined) return argType
  return { ...argType, control: byType[argType.type?.name ?? ""] ?? editable(initialArgs[name]) }
}
