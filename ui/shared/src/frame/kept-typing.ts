type Entry = Pick<History, "state" | "replaceState">

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Whether what was kept is an object whose fields can be looked at. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

/** What this entry of the browser's history holds under a name; it outlives a reload and ends with the tab. */
export const recallTyping = ({ state }: Pick<Entry, "state">, name: string): unknown => {
  const json = isRecord(state) ? state[name] : undefined
  return typeof json === "string" ? parsed(json) : undefined
}

/** Keeps it (as JSON) in this entry of the browser's history, beside what the router keeps there. */
export const keepTyping = (history: Entry, name: string, json: string): void => {
  history.replaceState({ ...(history.state as object | null), [name]: json }, "")
}
