import { expect, test } from "vitest"
import { translatedLanguages } from "./languages.ts"
import type { Portal } from "./portal.ts"
import { portalIcon, previewCard, squareDrawing } from "./portal-pictures.ts"
import { publicPageAt, publicPages } from "./public-pages.ts"
import { readerName } from "./reader-name.ts"
import { seededPortals } from "./seeded-portals.ts"
import { voiceIn } from "./voice.ts"

const closed = seededPortals.filter(({ flags }) => !flags.isSignupEnabled)
const open = seededPortals.filter(({ flags }) => flags.isSignupEnabled)
const plain = (portal: Portal): Portal => {
  const { mark: _mark, voice: _voice, ...rest } = portal
  return { ...rest, title: "ads & co", theme: { name: "Ads" } }
}

test("search engines may list the sign-up's pages only where it is open", () => {
  expect([open.length, closed.length]).toEqual([8, 1])
  for (const portal of open)
    expect(publicPages(portal).map(({ path }) => path)).toEqual([
      "/home",
      "/login",
      "/country",
      "/signup/businessDetails",
    ])
  for (const portal of closed) expect(publicPages(portal).map(({ path }) => path)).toEqual(["/home", "/login"])
})

test("a listed page is known in any letter case, and the root by the login", () => {
  for (const portal of open) {
    expect(["/HOME/", "/", "/signup/BusinessDetails"].map((path) => publicPageAt(portal, path)?.path)).toEqual([
      "/home",
      "/login",
      "/signup/businessDetails",
    ])
    expect(["/s/x", "/app/1/wallet", "/nowhere"].map((path) => publicPageAt(portal, path))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  }
})

test("each shipped portal has its own words in every translated language", () => {
  for (const language of translatedLanguages) {
    const voices = seededPortals.map((portal) => voiceIn(portal, language))
    expect(new Set(voices.map((voice) => voice?.headline)).size).toBe(seededPortals.length)
    expect(new Set(voices.map((voice) => voice?.lead)).size).toBe(seededPortals.length)
    expect(voices).not.toContain(undefined)
  }
})

test("a portal has no words in a language that it gave none in", () => {
  for (const portal of seededPortals)
    expect([voiceIn(portal, "fr"), voiceIn(plain(portal), "en")]).toEqual([undefined, undefined])
})

test("each shipped portal has a mark, reader's name and card of its own", () => {
  for (const fact of [
    portalIcon,
    readerName,
    (portal: Portal) => previewCard(portal, { headline: "Ads", lead: "More of them" }, "en"),
  ])
    expect(new Set(seededPortals.map(fact)).size).toBe(seededPortals.length)
})

test("a reader names its portal in letters that a header may carry, and where to ask", () => {
  const name = (title: string, supportLink: string) => readerName({ title, domain: "ads.example", supportLink })
  expect(name("High Street", "https://care.example/x")).toBe(
    "Mozilla/5.0 (compatible; HighStreetBot/1.0; +https://care.example/x)",
  )
  expect(name("פרסום", "/support")).toBe("Mozilla/5.0 (compatible; adsexampleBot/1.0)")
})

test("a portal's pictures are drawn in its colours themselves", () => {
  for (const portal of seededPortals) {
    const pictures = [portalIcon(portal), previewCard(portal, { headline: "Ads", lead: "More" }, "he")]
    for (const svg of pictures) expect(svg).not.toMatch(/var\(|currentColor/)
  }
})

test("a portal without a mark is drawn with its first letter, its words escaped", () => {
  for (const portal of seededPortals) {
    expect(portalIcon(plain(portal))).toContain(">A</text>")
    expect(previewCard(plain(portal), { headline: "Bread & <more>", lead: "x" }, "en")).toContain(
      "Bread &amp; &lt;more></text>",
    )
  }
})

test("a long headline is cut on a card, and a Hebrew one begins at the right", () => {
  for (const portal of seededPortals) {
    const card = previewCard(portal, { headline: "many words ".repeat(20).trim(), lead: "x" }, "he")
    expect(card).toContain("…</text>")
    expect(card).toContain(`x="1120"`)
    expect(card).toContain(`direction="rtl"`)
  }
})

test("a mark's colour that no theme has is drawn in black", () => {
  for (const portal of seededPortals) {
    const mark = `<svg viewBox="0 0 1 1"><path fill="var(--color-nothing)"/></svg>`
    expect(portalIcon({ ...portal, mark })).toContain(`<path fill="#000000"/>`)
  }
})

test("words that fit three lines of a card are not cut", () => {
  for (const portal of seededPortals) {
    const card = (headline: string) => previewCard(portal, { headline, lead: "x" }, "en")
    expect(card("A word of one line and more of them on two further lines that end here")).not.toContain("…")
    expect(card("A word of one line and more of them on two further lines that end here, or further on")).toContain(
      "…</",
    )
  }
})

test("a drawing that is chosen is shown whole and in plain colours", () => {
  for (const { headerLogo, theme } of seededPortals) {
    const drawing = squareDrawing(headerLogo, theme)
    expect(drawing).not.toMatch(/var\(--|currentColor/)
    expect(drawing.match(/width="84" height="84"/g)).toHaveLength(1)
  }
})
