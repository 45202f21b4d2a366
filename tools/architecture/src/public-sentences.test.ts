import { existsSync, globSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { expect, test } from "vitest"
import { publicSentences, type SentenceRow } from "./public-sentences.ts"

const root = resolve(import.meta.dirname, "..", "..", "..")
const read = (file: string) => readFileSync(join(root, file), "utf8")

/** Where the public pages, what is sold and the call-backs have their texts. */
const sections = [
  "signup:home",
  "signup:country",
  "launch:businessPage",
  "launch:help",
  "launch:plan",
  "launch:success",
  "launch:summary",
  "launch:approval",
  "launch:clientPayment",
  "common:portal",
  "common:notFound",
  "billing:addOns",
  "app:callback",
  "app:login",
  "account:invite",
]

/** A text of as many words says something; a shorter one names a field or a button. */
const wordsOfSentence = 5

const textsBelow = (node: unknown, key: string): ReadonlyArray<readonly [string, string]> =>
  typeof node === "string"
    ? [[key, node]]
    : Object.entries(node ?? {}).flatMap(([name, child]) => textsBelow(child, `${key}.${name}`))

const textsOf = (section: string, language: string) => {
  const [namespace = "", key = ""] = section.split(":")
  const texts: Record<string, unknown> = JSON.parse(read(`ui/i18n/locales/${language}/${namespace}.json`))
  return textsBelow(texts[key], section)
}

const voices = [
  ...read("domain/portals/src/seeded-voices.ts").matchAll(
    /^ {2}(\w+): \{\s+en: \{\s+headline: "([^"]+)",\s+lead: "([^"]+)",/gmu,
  ),
].flatMap(([, portal = "", headline = "", lead = ""]) => [
  [`voice:${portal}.headline`, headline] as const,
  [`voice:${portal}.lead`, lead] as const,
])

const texts = [...sections.flatMap((section) => textsOf(section, "en")), ...voices]
const sentences = texts.filter(
  ([key, words]) => key.startsWith("voice:") || words.split(/\s+/u).length >= wordsOfSentence,
)

const isOf = (key: string, { key: row }: SentenceRow): boolean =>
  row.endsWith(".*") ? key.startsWith(row.slice(0, -1)) : key === row

test("there are sentences of every section and of every portal's voice", () => {
  for (const section of [...sections, "voice"])
    expect([section, texts.some(([key]) => key.startsWith(section))]).toEqual([section, true])
  expect(voices.length).toBeGreaterThan(10)
})

test("every public sentence has a row that says what makes it true", () => {
  const without = sentences.filter(([key]) => !publicSentences.some((row) => isOf(key, row)))
  expect(without).toEqual([])
})

test("a row's words are those on the page, and no row outlives its sentence", () => {
  const known = new Map<string, string>(texts)
  for (const { key, says } of publicSentences)
    if (key.endsWith(".*")) expect([key, texts.some(([one]) => one.startsWith(key.slice(0, -1)))]).toEqual([key, true])
    else expect([key, known.get(key)]).toEqual([key, says])
})

test("each sentence has one row of its own", () => {
  const keys = publicSentences.map(({ key }) => key)
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

test.each(publicSentences.filter(({ done }) => done !== "nothing"))("$key is done and tested", ({ key, done }) => {
  if (done === "nothing") return
  const [file, symbol] = done.by
  const [testFile, title] = done.test
  for (const path of [file, testFile]) expect([key, path, existsSync(join(root, path))]).toEqual([key, path, true])
  expect([key, symbol, new RegExp(`\\b${symbol}\\b`, "u").test(read(file))]).toEqual([key, symbol, true])
  expect([key, title, read(testFile).includes(title)]).toEqual([key, title, true])
})

test("what the public pages say in English they say in Hebrew", () => {
  for (const section of sections) {
    const hebrew = new Set(textsOf(section, "he").map(([key]) => key))
    const missing = textsOf(section, "en").filter(([key]) => !hebrew.has(key))
    expect(missing).toEqual([])
  }
})

test("the public pages say nothing that is not in the list's sections", () => {
  const shared =
    /^(?:common:(?:action|region|notFound|skipToContent)|signup:home|signup:country|launch:businessPage)\b/u
  const used = globSync("ui/public/src/*.{ts,tsx}", { cwd: root })
    .filter((file) => !/\.(?:test|stories)\./u.test(file))
    .flatMap((file) => [...read(file).matchAll(/["'`]((?:[a-z]+):[a-z][\w.]*)/gu)].map(([, key = ""]) => key))
    .filter((key) => /^(?:common|signup|launch|app|account|billing|creatives|stores|kit|failures):/u.test(key))
  expect(used.length).toBeGreaterThan(10)
  expect(used.filter((key) => !shared.test(key))).toEqual([])
})
