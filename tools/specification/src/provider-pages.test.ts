import { globSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { settingGroups } from "@adapters/runtime/settings-table"
import { providerVersions, type VersionedProvider } from "@adapters/settings"
import { expect, test } from "vitest"

const root = resolve(import.meta.dirname, "..", "..", "..")
const read = (file: string) => readFileSync(join(root, file), "utf8")
const declared = new Set(settingGroups.flatMap(({ rows }) => rows.map(({ name }) => name)))

const pages = globSync("docs/providers/*.md", { cwd: root })
const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\w -]/g, "")
    .replaceAll(" ", "-")
const anchorsIn = (text: string) => [...text.matchAll(/settings\.md#([\w-]+)/g)].map(([, anchor = ""]) => anchor)

test("each third party's settings are linked from a page on its provider", () => {
  const linked = new Set(pages.flatMap((page) => anchorsIn(read(page))))
  const titles = settingGroups.filter(({ service }) => service !== undefined).map(({ title }) => slugOf(title))
  expect(titles.filter((title) => !linked.has(title))).toEqual([])
})

test("links to parts of docs/settings.md lead somewhere", () => {
  const anchors = new Set([...settingGroups.map(({ title }) => slugOf(title)), "the-sandbox"])
  const told = [...pages, "README.md", "docs/operating.md"].flatMap((page) => anchorsIn(read(page)))
  expect(told.filter((anchor) => !anchors.has(anchor))).toEqual([])
})

test("settings of third parties that the documents name are declared", () => {
  const ofServices = settingGroups.filter(({ service }) => service !== undefined).flatMap((group) => group.rows)
  const firsts = new Set(ofServices.map(({ name }) => name.split("_")[0]))
  const named = (text: string) => [...text.matchAll(/`([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)(?:=[^`]*)?`/g)]
  const told = [...pages, "README.md", "docs/operating.md"].flatMap((page) => named(read(page)))
  const names = told.map(([, name = ""]) => name).filter((name) => firsts.has(name.split("_")[0]))
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !declared.has(name))).toEqual([])
})

const ofProviders = pages.filter((page) => !page.endsWith("README.md"))

test.each(ofProviders)("%s says the same as every other page", (page) => {
  const headings = [...read(page).matchAll(/^## (.+)$/gm)].map(([, heading = ""]) => heading)
  const told = headings.filter((heading) => heading !== "Description" && heading !== "What is always said")
  expect(told).toEqual([
    "Used for",
    "Set up",
    "Version",
    "Checked",
    expect.stringMatching(/^Only a live (?:account|shop|browser|collector) shows$/),
    "Without it",
  ])
})

const versioned = Object.entries<VersionedProvider>(providerVersions)

test.each(versioned)("the page of %s names the version that is spoken and its end", (name, { usual, versions }) => {
  const file = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace("woo-", "woo")
  const section = /^## Version$([^]*?)^## /m.exec(read(`docs/providers/${file}.md`))?.[1] ?? ""
  const { endsOn = "" } = versions.find(({ version }) => version === usual) ?? {}
  expect(section).toContain(usual)
  expect(section).toContain(endsOn)
})
