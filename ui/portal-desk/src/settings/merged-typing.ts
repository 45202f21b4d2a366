const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/**
 * What two people made of one form: each part that was typed here, and every other as somebody else has published it. Parts of
 * colours and words are told apart by themselves.
 */
export const mergedTyping = <Value>(before: Value, typed: Value, published: Value): Value => {
  if (isRecord(typed) && isRecord(published)) {
    const first: Readonly<Record<string, unknown>> = isRecord(before) ? before : {}
    const names = new Set([...Object.keys(typed), ...Object.keys(published), ...Object.keys(first)])
    const parts = [...names].map((name) => [name, mergedTyping(first[name], typed[name], published[name])] as const)
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined)) as Value
  }
  return JSON.stringify(typed) === JSON.stringify(before) ? published : typed
}
