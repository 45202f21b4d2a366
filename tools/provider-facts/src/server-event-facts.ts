/** The names that Meta's server events may carry, as its own library writes them. */
export interface ServerEventFacts {
  readonly event: string
  readonly userData: string
  readonly customData: string
  readonly actionSources: string
}

const namesIn = (source: string, written: RegExp): string =>
  [...new Set([...source.matchAll(written)].map(([, name = ""]) => name))].toSorted().join(" ")

/** Reads the names out of the library's files `server-event.js`, `user-data.js` and `custom-data.js`. */
export const serverEventFacts = (fileOf: (name: string) => string): ServerEventFacts => {
  const event = fileOf("server-event")
  const [, sources = ""] = /One of \{([^}]+)\}/u.exec(event) ?? []
  const facts = {
    event: namesIn(event, /\bserverEvent\.(\w+) =/gu),
    userData: namesIn(fileOf("user-data"), /\buserData\['(\w+)'\] =/gu),
    customData: namesIn(fileOf("custom-data"), /\bcustomData\['(\w+)'\] =/gu),
    actionSources: namesIn(sources, /'(\w+)'/gu),
  }
  const empty = Object.entries(facts).find(([, names]) => names === "")
  if (empty !== undefined) throw new Error(`Nothing describes ${empty[0]}`)
  return facts
}
