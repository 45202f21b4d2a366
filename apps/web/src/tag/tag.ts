import { type PageMatch, pageFits } from "@domain/kernel/page-fits"
import { clickIn, type Click, cookieOf, forgetClick, keepClick, keptClick, laterClick } from "./click.ts"
import { makeConsent } from "./consent.ts"
import { makeVisits, type VisitedPages } from "./visits.ts"

/** What the portal writes into the script of each website. */
interface TagSite {
  readonly siteKey: string
  readonly isConsentNeeded: boolean
  readonly pages: ReadonlyArray<{ readonly match: PageMatch; readonly path: string }>
  readonly clicks: ReadonlyArray<string>
  readonly visits: ReadonlyArray<VisitedPages>
}

declare const MARQUEE_SITE: TagSite

type Call = ArrayLike<unknown>
type Marquee = ((...call: ReadonlyArray<unknown>) => void) & { q?: Array<Call>; on?: boolean }
type Page = Window & { marquee?: Marquee; dataLayer?: Array<unknown> }

/** How long the first events of a page wait for the visitor's answer, which websites tell a moment after they load. */
const patience = 1_000
const tryName = "mq_try"

/** Runs what must never disturb the website. */
const quietly =
  <A extends ReadonlyArray<never>>(act: (...given: A) => void) =>
  (...given: A): void => {
    try {
      act(...given)
    } catch {
      // The website works as without us.
    }
  }

const start = (page: Page, script: HTMLScriptElement, site: TagSite): void => {
  const parameters = new URLSearchParams(location.search)
  const hasOptedOut = (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true
  const consent = makeConsent(site.isConsentNeeded, hasOptedOut)
  /** What the browser lets the page keep; it may forbid it. */
  const storeOf = (name: "localStorage" | "sessionStorage"): Storage | undefined => {
    try {
      return page[name]
    } catch {
      return undefined
    }
  }
  const session = storeOf("sessionStorage")
  const visits = makeVisits(site.visits, storeOf("localStorage"))
  const trying = parameters.get(tryName) ?? session?.getItem(tryName) ?? undefined
  if (trying) session?.setItem(tryName, trying)
  let landed: Click | undefined = clickIn(location.search, Date.now())
  let waiting: Array<object> = []
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Keeps the click while the visitor agrees; until they do, it stays in this page alone. */
  const keep = () => {
    if (hasOptedOut) forgetClick()
    if (!consent.now().adStorage) return
    landed = laterClick(keptClick(), landed)
    if (landed) keepClick(landed)
  }

  const send = () => {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0) return
    const agreed = consent.now()
    const fbp = cookieOf("_fbp")
    const events = waiting
      .splice(0, 20)
      .map((event) => (agreed.adUserData ? event : { ...event, email: undefined, phone: undefined }))
    const body = JSON.stringify({
      siteKey: site.siteKey,
      page: location.origin + location.pathname,
      sentAt: Date.now(),
      consent: agreed,
      ...(hasOptedOut && { hasOptedOut }),
      ...(agreed.adStorage && landed && { click: { ...landed, ...(fbp && { fbp }) } }),
      ...(trying && { trying }),
      events,
    })
    const address = new URL("/api/v1.0/conversions/tag", script.src).href
    if (!navigator.sendBeacon?.(address, body))
      void fetch(address, { method: "POST", body, mode: "no-cors", keepalive: true }).catch(() => undefined)
    send()
  }

  const tell = (seen: object, about: Record<string, unknown> = {}) => {
    const { value, currency, email, phone, fbp } = about
    const id = String(about["id"] ?? "")
      .replace(/[^\w:.-]/g, "-")
      .slice(0, 64)
    waiting.push({
      id: id || Date.now().toString(36) + Math.random().toString(36).slice(2),
      seen,
      // What is no number is told as one that the tester shows as wrong.
      ...(value !== undefined && { value: Number.isFinite(Number(value)) ? Number(value) : -1 }),
      ...(currency !== undefined && { currency: String(currency).slice(0, 3) }),
      ...(email !== undefined && { email: String(email).slice(0, 320) }),
      ...(phone !== undefined && { phone: String(phone).slice(0, 40) }),
      ...(fbp !== undefined && { fbp }),
    })
    timer ??= setTimeout(quietly(send), consent.now().adStorage || hasOptedOut ? 0 : patience)
  }

  /** Tells of a visit, once in a day for each audience, if the visitor agreed to ads because of it. */
  const visited = () => {
    const fitting = visits.at(location.pathname)
    const { adStorage, adPersonalization } = consent.now()
    const now = Date.now()
    if (!trying && (!adStorage || !adPersonalization)) return
    if (trying ? fitting.length > 0 : visits.due(fitting, now).length > 0)
      tell({ kind: "Visit" }, trying ? {} : { fbp: cookieOf("_fbp") || visits.name(now) })
  }

  const consented = () => {
    if (!consent.now().adStorage) {
      forgetClick()
      visits.forget()
    }
    keep()
    if (!trying) visited()
    send()
  }

  let path: string | undefined
  /** Tells that a page is open, if it counts or the tag is tried. */
  const opened = () => {
    if (path === location.pathname) return
    path = location.pathname
    landed = laterClick(landed, clickIn(location.search, Date.now()))
    keep()
    if (trying || site.pages.some(({ match, path: counted }) => pageFits(match, counted, location.pathname)))
      tell({ kind: "Page" })
    visited()
  }

  const clicked = ({ target }: MouseEvent) => {
    const href = (target as Element | null)?.closest?.("a[href]")?.getAttribute("href") ?? ""
    const on = /^tel:/i.test(href)
      ? "Phone"
      : /^mailto:/i.test(href)
        ? "Mail"
        : /^(whatsapp:|(https?:)?\/\/(wa\.me|(api|web)\.whatsapp\.com)\/)/i.test(href)
          ? "WhatsApp"
          : ""
    if (on && (trying || site.clicks.includes(on))) tell({ kind: "Click", on })
  }

  const call = quietly((...given: Array<never>) => {
    const [what, name, about] = given as ReadonlyArray<unknown>
    if (what === "event") tell({ kind: "Event", event: String(name).slice(0, 40) }, Object(about))
    if (what === "consent") {
      consent.answer(Object(name))
      consented()
    }
  })

  const before = page.marquee?.q ?? []
  page.marquee = Object.assign(call as Marquee, { on: true })

  const layer = (page.dataLayer ??= [])
  for (const entry of layer) consent.entry(entry)
  const push = layer.push
  layer.push = (...entries: ReadonlyArray<unknown>) => {
    const length = push.apply(layer, entries as Array<unknown>)
    quietly(() => {
      const answers = entries.map(consent.entry)
      if (answers.includes(true)) consented()
    })()
    return length
  }

  for (const name of ["pushState", "replaceState"] as const) {
    const move = history[name]
    history[name] = function (this: History, ...given) {
      move.apply(this, given)
      quietly(opened)()
    }
  }
  addEventListener("popstate", quietly(opened))
  addEventListener("click", quietly(clicked as (event: never) => void) as EventListener, true)
  addEventListener("pagehide", quietly(send))
  document.addEventListener(
    "visibilitychange",
    quietly(() => {
      if (document.visibilityState === "hidden") send()
    }),
  )

  const [navigation] = performance.getEntriesByType?.("navigation") ?? []
  const { type } = Object(navigation) as { readonly type?: string }
  // A page that is loaded again is no second visit.
  if (!trying && (type === "reload" || type === "back_forward")) path = location.pathname
  keep()
  opened()
  for (const entry of before) call(...(Array.from(entry) as Array<never>))
}

quietly(() => {
  const page = window as Page
  const script = document.currentScript
  if (page.marquee?.on || !(script instanceof HTMLScriptElement)) return
  start(page, script, MARQUEE_SITE)
})()
