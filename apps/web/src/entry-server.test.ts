import type { GetSummary } from "@application/signup/contract"
import { freshSession } from "@application/signup/testing"
import { type Portal, seededPortals } from "@domain/portals"
import { beforeAll, expect, test } from "vitest"
import failures from "@ui/i18n/locales/en/failures.json" with { type: "json" }
import { describe, preparePrerender, prerender, voiceOf } from "./entry-server.tsx"

const [portal] = seededPortals
const drawn = (path: string, answer?: unknown) =>
  portal === undefined ? "" : prerender(portal, { language: "en", mode: undefined, path, answer })

const location = { city: "Pune", latitude: 18.56, longitude: 73.79 }
const { details } = freshSession(1, { business: { name: "Nilgiri <b>Yoga</b>", location } })
const towns = [{ name: "Pimpri", latitude: 18.62, longitude: 73.8, population: 1_700_000 }]
const summary = { encodedId: "link-1", outcome: { status: "succeeded", output: { details, towns } } }

beforeAll(preparePrerender)

test("the page of a summary's link shows its texts and its map", () => {
  const page = drawn("/s/link-1?source=wa", summary)
  expect(page).toContain("Campaign for Nilgiri &lt;b&gt;Yoga&lt;/b&gt;</h1>")
  expect(page).toContain("Shown to women and men of all ages from 18, within 10 km of Pune.")
  expect(page).toContain('aria-label="Map of where your ads are shown: within 10 km of Pune"')
  expect(page).toMatch(/<text [^>]*>Pimpri<\/text>/)
})

test("a summary page says when its link is unknown, and loads while there is no answer", () => {
  const failure = { _tag: "SessionNotFound", errorCode: 404 }
  expect(drawn("/s/gone", { encodedId: "gone", outcome: { status: "failed", failure } })).toContain(
    "This summary is no longer available",
  )
  const unanswered = drawn("/s/link-1")
  expect(unanswered).toContain("Campaign summary</h1>")
  expect(unanswered).toContain("Loading…")
})

test("refusals of a summary's link have words among the first texts of a page", () => {
  const tags: Readonly<Record<(typeof GetSummary.failure)["Type"]["_tag"], true>> = {
    LinkExpired: true,
    LinkInvalid: true,
    SessionBelongsToUser: true,
    SessionNotFound: true,
    TooManyRequests: true,
  }
  expect(Object.keys(tags).filter((tag) => !(tag in failures))).toEqual([])
})

test("an address without a page is drawn with the words that say so", () => {
  expect(drawn("/s/link-1/more")).toBe(drawn("/nowhere"))
  expect(drawn("/nowhere")).toContain("We couldn&#x27;t find what you were looking for")
})

const described = (path: string, answer?: unknown) =>
  portal === undefined ? undefined : describe(portal, { language: "en", mode: undefined, path, answer })

test("an address is known where the router has a page or a summary's link leads", () => {
  const known = [
    "/",
    "/Login",
    "/home?x=1",
    "/country",
    "/signup/businessDetails",
    "/app/1/wallet",
    "/app/1/wallet/cards",
    "/b/key",
    "/s/link-1",
  ]
  expect(known.filter((path) => described(path)?.isKnown !== true)).toEqual([])
  const unknown = ["/nowhere", "/s/link-1/more", "/app/1/nothing", "/wp-login.php", "/.env"]
  expect(unknown.filter((path) => described(path)?.isKnown !== false)).toEqual([])
  const failure = { _tag: "SessionNotFound", errorCode: 404 }
  expect(described("/s/gone", { encodedId: "gone", outcome: { status: "failed", failure } })?.isKnown).toBe(false)
  expect(described("/s/link-1", summary)?.isKnown).toBe(true)
})

test("a page is described in the portal's own words, or in neutral ones without", () => {
  expect(described("/home")?.description).toBe(portal?.voice?.["en"]?.lead)
  expect(described("/login")?.description).toContain("Marquee")
  for (const language of ["en", "he"]) {
    const neutral = voiceOf({ ...seededPortals[1], voice: {} } as Portal, language)
    for (const { voice } of seededPortals) expect(voice?.[language]).not.toEqual(neutral)
    expect(neutral.headline).not.toBe("")
  }
})

test("a public page is drawn with its own title", () => {
  const titles = ["/home", "/login", "/country", "/signup/businessDetails", "/forgotPassword", "/nowhere"].map(
    (path) => /<title>([^<]*)<\/title>/.exec(drawn(path))?.[1],
  )
  expect(new Set(titles).size).toBe(titles.length)
  expect(titles.every((title) => title?.startsWith("Marquee | "))).toBe(true)
})

test("each drawn page leads home, and links the portal's legal texts", () => {
  for (const path of ["/home", "/login", "/country", "/signup/businessDetails", "/s/link-1", "/nowhere"]) {
    expect(drawn(path), path).toContain('href="/home"')
    expect(drawn(path), path).toContain(`href="${portal?.legal?.terms}"`)
  }
})

test("Enter in the choice of a country sends it", () => {
  expect(drawn("/country")).toMatch(/<form id="country"[^>]*>.*type="radio"/s)
  expect(drawn("/country")).toMatch(/<button[^>]*form="country"/)
})
