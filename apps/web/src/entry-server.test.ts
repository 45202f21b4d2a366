import { freshSession } from "@application/signup/testing"
import { seededPortals } from "@domain/portals"
import { beforeAll, expect, test } from "vitest"
import { preparePrerender, prerender } from "./entry-server.tsx"

const [portal] = seededPortals
const drawn = (path: string, answer?: unknown) =>
  portal === undefined ? "" : prerender(portal, { language: "en", mode: undefined, path, answer })

const location = { city: "Pune", latitude: 18.56, longitude: 73.79 }
const { details } = freshSession(1, { business: { name: "Nilgiri <b>Yoga</b>", location } })
const towns = [{ name: "Pimpri", latitude: 18.62, longitude: 73.8, population: 1_700_000 }]
const summary = { encodedId: "link-1", outcome: { status: "succeeded", output: { details, towns } } }

beforeAll(preparePrerender)

test("the page of a summary's link is drawn with the summary: what is agreed to in words, and its map", () => {
  const page = drawn("/s/link-1?source=wa", summary)
  expect(page).toContain("Campaign for Nilgiri &lt;b&gt;Yoga&lt;/b&gt;</h1>")
  expect(page).toContain("Shown to women and men of all ages from 18, within 10 km of Pune.")
  expect(page).toContain('aria-label="Map of where your ads are shown: within 10 km of Pune"')
  expect(page).toMatch(/<text [^>]*>Pimpri<\/text>/)
})

test("the page of a link that leads nowhere says so, and one that has no answer yet is loading", () => {
  const failure = { _tag: "SessionNotFound", errorCode: 404 }
  expect(drawn("/s/gone", { encodedId: "gone", outcome: { status: "failed", failure } })).toContain(
    "This summary is no longer available",
  )
  const unanswered = drawn("/s/link-1")
  expect(unanswered).toContain("Campaign summary</h1>")
  expect(unanswered).toContain("Loading…")
})

test("an address below a summary's is drawn as any other page: its portal's logo alone", () => {
  expect(drawn("/s/link-1/more")).toBe(drawn("/nowhere"))
  expect(drawn("/s/link-1/more")).not.toContain("<h1")
})
