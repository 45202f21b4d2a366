/** A record's field with its value before and after a change; undefined where the record had none. */
export interface ChangedField {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

type Fields = Readonly<Record<string, unknown>> | null

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * The fields in which a record differs before and after a change, in the record's order; documents are compared field by field,
 * named by their path. Ours.
 */
export const changedFields = (before: Fields, after: Fields, path = ""): ReadonlyArray<ChangedField> => {
  const [old, next] = [before ?? {}, after ?? {}]
  return [...new Set([...Object.keys(old), ...Object.keys(next)])].flatMap((name) => {
    const field = `${path}${name}`
    const [was, is] = [old[name], next[name]]
    if (isSame(was, is)) return []
    const isDocument =
      (isPlain(was) || isPlain(is)) && [was, is].every((value) => value === undefined || isPlain(value))
    if (!isDocument) return [{ field, before: was, after: is }]
    return changedFields(isPlain(was) ? was : null, isPlain(is) ? is : null, `${field}.`)
  })
}
