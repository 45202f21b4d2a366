import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { mkdir, writeFile } from "node:fs/promises"
import jsQR from "jsqr"
import { expect, test } from "vitest"
import type { PortalLanguage } from "@domain/portals"
import { seededPortals } from "@domain/portals"
import { exampleDocuments } from "@domain/wallet/testing"
import type { Translate } from "./document-words.ts"
import { documentPdf } from "./document-pdf.ts"
import { qrPath } from "./qr-path.ts"

/** The product's own texts. */
const wordsOf: Translate = (key, language, values) => {
  const file = new URL(`../../../ui/i18n/locales/${language}/documents.json`, import.meta.url)
  const path = key.slice("documents:".length).split(".")
  const text: unknown = path.reduce<unknown>(
    (texts, part) => (texts as Readonly<Record<string, unknown>>)[part],
    JSON.parse(readFileSync(file, "utf8")),
  )
  return String(text).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
}

const brand = { title: "Marquee", theme: { name: "Plain", colours: { accent: "#7a1f3d" } } } as const
const folder = process.env["DOCUMENT_PICTURES"]

const pdfOf = async (name: keyof typeof exampleDocuments, language: PortalLanguage) => {
  const bytes = await documentPdf(wordsOf, exampleDocuments[name], brand, language)
  if (folder !== undefined) {
    await mkdir(folder, { recursive: true })
    await writeFile(`${folder}/${name}-${language}.pdf`, bytes)
  }
  return Buffer.from(bytes)
}

const names = Object.keys(exampleDocuments) as ReadonlyArray<keyof typeof exampleDocuments>

test.each(names)("%s is one A4 page, the same each time", async (name) => {
  const first = await pdfOf(name, "en")
  expect(first.subarray(0, 5).toString()).toBe("%PDF-")
  expect(first.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect(first.toString("latin1")).toContain("595.28")
  expect(first.equals(await pdfOf(name, "en"))).toBe(true)
})

const registration = {
  irn: createHash("sha256").update("example").digest("hex"),
  acknowledgementNumber: "112610000000001",
  acknowledgedAt: Date.UTC(2026, 10, 20, 9, 30),
  // As long as a portal's signed text.
  signedQr: Array.from({ length: 1_100 }, (_, at) => "abcDEF019_-."[at % 12]).join(""),
}

test.each(["en", "he", "hi", "ar"] as const)(
  "a registered invoice to an economic zone in %s stays one page, with its code",
  async (language) => {
    const invoice = { ...exampleDocuments["india-economic-zone-without-tax"], registration }
    const page = Buffer.from(await documentPdf(wordsOf, invoice, brand, language))
    if (folder !== undefined) await writeFile(`${folder}/registered-${language}.pdf`, page)
    expect(page.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1)
    expect(page.length).toBeGreaterThan((await pdfOf("india-economic-zone-without-tax", language)).length + 5_000)
  },
)

test("a code's squares are read as the text that it holds", async () => {
  const { path, size } = qrPath(registration.signedQr)
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x},${y}`))
  const pixels = new Uint8ClampedArray((size * 4) ** 2 * 4)
  for (let at = 0; at < (size * 4) ** 2; at += 1) {
    const [x, y] = [Math.floor((at % (size * 4)) / 4), Math.floor(at / (size * 4) / 4)]
    pixels.set(dark.has(`${x},${y}`) ? [0, 0, 0, 255] : [255, 255, 255, 255], at * 4)
  }
  // Its types say a module, where its one function is exported as it.
  const read = jsQR as unknown as typeof jsQR.default
  expect(read(pixels, size * 4, size * 4)?.data).toBe(registration.signedQr)
})

/** The pictures of a PDF by their sizes. */
const picturesOf = (page: Uint8Array) =>
  Buffer.from(page)
    .toString("latin1")
    .match(/\/Width 160\n\/Height 160/g) ?? []

test.each(seededPortals)("an invoice of $title bears its mark", async (portal) => {
  const invoice = exampleDocuments["india-same-state"]
  const page = await documentPdf(wordsOf, invoice, portal, "en")
  if (folder !== undefined) await writeFile(`${folder}/brand-${portal.title}.pdf`, page)
  expect(picturesOf(page).length).toBeGreaterThan(0)
})

test("a portal without a mark, or with one that cannot be drawn, is named alone", async () => {
  const invoice = exampleDocuments["india-same-state"]
  expect(picturesOf(await documentPdf(wordsOf, invoice, brand, "en"))).toEqual([])
  expect(picturesOf(await documentPdf(wordsOf, invoice, { ...brand, mark: "<svg><path" }, "en"))).toEqual([])
})

test.each(["he", "hi", "ar"] as const)("an invoice in %s has the fonts of its script", async (language) => {
  const script = { he: "NotoSansHebrew", hi: "NotoSansDevanagari", ar: "IBMPlexSansArabic" }[language]
  const page = (await pdfOf("india-same-state", language)).toString("latin1")
  expect(page).toContain(script)
  expect((await pdfOf("india-same-state", "en")).toString("latin1")).not.toContain(script)
})
