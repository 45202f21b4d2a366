/** What a visitor agreed to, as the tag tells it. */
export interface Consent {
  adStorage: boolean
  adUserData: boolean
  adPersonalization: boolean
}

type Said = Partial<Consent>

/** The names of consent mode, which websites give to Google's tags, beside our own. */
const names = [
  ["adStorage", "ad_storage"],
  ["adUserData", "ad_user_data"],
  ["adPersonalization", "ad_personalization"],
] as const

const answers: Readonly<Record<string, boolean>> = { granted: true, true: true, denied: false, false: false }

/** The answers that an object gives to the three questions, by our names or by consent mode's. */
export const saidIn = (given: object | undefined): Said => {
  const fields = Object(given) as Record<string, unknown>
  const said: Said = {}
  for (const [name, ofGoogle] of names) {
    const answer = answers[String(fields[name] ?? fields[ofGoogle])]
    if (answer !== undefined) said[name] = answer
  }
  return said
}

/** Without grants: which region they are meant for is known to Google alone. */
const withoutGrants = (said: Said): Said => {
  const denied: Said = {}
  for (const [name] of names) if (said[name] === false) denied[name] = false
  return denied
}

/** A visitor's consent, from what the website says before and after they answer; an answer goes before a default. */
export const makeConsent = (isNeeded: boolean, hasOptedOut: boolean) => {
  let defaults: Said = {}
  let updates: Said = {}
  return {
    /** Takes an entry of the data layer, as `gtag('consent', …)` writes it; whether it was an answer. */
    entry: (entry: unknown): boolean => {
      const [command, kind, given] = Array.from(Object(entry) as ArrayLike<unknown>)
      if (command !== "consent") return false
      const fields = Object(given) as { readonly region?: unknown }
      const said = saidIn(fields)
      if (kind === "default") defaults = { ...defaults, ...(fields.region ? withoutGrants(said) : said) }
      if (kind !== "update") return false
      updates = { ...updates, ...said }
      return true
    },
    answer: (given: object | undefined): void => {
      updates = { ...updates, ...saidIn(given) }
    },
    /** What holds now; Global Privacy Control is a no to everything. */
    now: (): Consent => {
      const before = !isNeeded && !hasOptedOut
      const base = { adStorage: before, adUserData: before, adPersonalization: before }
      return hasOptedOut ? base : { ...base, ...defaults, ...updates }
    },
  }
}
