/** The last click on an ad, as landing pages' addresses tell it. */
export interface Click {
  readonly at: number
  readonly mq_ad?: string
  readonly gclid?: string
  readonly gbraid?: string
  readonly wbraid?: string
  readonly fbclid?: string
}

const names = ["mq_ad", "gclid", "gbraid", "wbraid", "fbclid"] as const
const cookie = "_mq_ad"
const ninetyDays = 7_776_000

/** The click that an address tells of; undefined where it tells of none. */
export const clickIn = (search: string, at: number): Click | undefined => {
  const parameters = new URLSearchParams(search)
  const told = names.flatMap((name) => {
    const value = parameters.get(name)
    return value ? [[name, value.slice(0, 400)] as const] : []
  })
  return told.length > 0 ? { at, ...Object.fromEntries(told) } : undefined
}

const idOf = (click: Click): string => names.map((name) => click[name] ?? "").join()

/** The click that counts of two: a marked one before another, and else the later; one that is seen again keeps its moment. */
export const laterClick = (kept: Click | undefined, seen: Click | undefined): Click | undefined => {
  if (kept === undefined || seen === undefined) return seen ?? kept
  if (idOf(kept) === idOf(seen)) return kept
  return kept.mq_ad && !seen.mq_ad ? kept : seen
}

/** A cookie of the page; empty where there is none. */
export const cookieOf = (name: string): string =>
  (`; ${document.cookie}`.split(`; ${name}=`)[1] ?? "").split(";")[0] ?? ""

const write = (value: string, seconds: number, domain: string) => {
  const where = domain && `;domain=${domain}`
  document.cookie = `${cookie}=${value};path=/;max-age=${seconds};samesite=lax${where}`
}

/** Domains from the widest on; browsers take none that is a public suffix. The host alone is the last. */
const domains = (): ReadonlyArray<string> => {
  const labels = location.hostname.split(".")
  return [...labels.keys()].map((at) => labels.slice(-2 - at).join(".")).concat("")
}

/** The click that was kept; undefined where none was, or where it was changed. */
export const keptClick = (): Click | undefined => {
  try {
    const click = JSON.parse(decodeURIComponent(cookieOf(cookie)))
    return typeof click.at === "number" ? click : undefined
  } catch {
    return undefined
  }
}

/** Keeps a click for ninety days, for all hosts of the website. */
export const keepClick = (click: Click): void => {
  const value = encodeURIComponent(JSON.stringify(click))
  if (cookieOf(cookie) === value) return
  forgetClick()
  for (const domain of domains()) {
    write(value, ninetyDays, domain)
    if (cookieOf(cookie) === value) return
  }
}

/** Deletes what was kept. */
export const forgetClick = (): void => {
  if (cookieOf(cookie)) for (const domain of domains()) write("", 0, domain)
}
