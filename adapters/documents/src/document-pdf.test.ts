import { readFileSync } from "node:fs"
import { mkdir, writeFile } from "node:fs/promises"
import { expect, test } from "vitest"
import type { PortalLanguage } from "@domain/portals"
import { exampleDocuments } from "@domain/wallet/testing"
import type { Translate } from "./document-words.ts"
import { documentPdf } from "./document-pdf.ts"

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

test.each(["he", "hi", "ar"] as const)("an invoice in %s has the fonts of its script", async (language) => {
  const script = { he: "NotoSansHebrew", hi: "NotoSansDevanagari", ar: "IBMPlexSansArabic" }[language]
  const page = (await pdfOf("india-same-state", language)).toString("latin1")
  expect(page).toContain(script)
  expect((await pdfOf("india-same-state", "en")).toString("latin1")).not.toContain(script)
})
