import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { expect, test } from "vitest"
import { type LabelledPage, pageSets } from "./page-sets.ts"
import { pageFrom } from "./page-source.ts"

const silent = { name: [], category: [], phones: [], emails: [], city: [], postcode: [] }
const page: LabelledPage = {
  repository: "kirk/cafe",
  commit: "c0ffee",
  path: "our shop/index.html",
  address: "https://kirk.example/",
  region: "GB",
  label: silent,
}

test("a page is read below a folder, or is undefined", async () => {
  const folder = mkdtempSync(join(tmpdir(), "reading-"))
  const file = join(folder, "kirk/cafe/c0ffee/our shop/index.html")
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, "<title>Kirk</title>")
  expect((await pageFrom(folder, page))?.toString()).toBe("<title>Kirk</title>")
  expect(await pageFrom(folder, { ...page, path: "none.html" })).toBeUndefined()
  rmSync(folder, { recursive: true })
})

test("a page is read below an address, or is undefined", async () => {
  const server = createServer((request, response) => {
    response.writeHead(request.url === "/raw/kirk/cafe/c0ffee/our%20shop/index.html" ? 200 : 404).end("there")
  })
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  const address = server.address()
  const base = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}/raw`
  expect((await pageFrom(base, page))?.toString()).toBe("there")
  expect(await pageFrom(base, { ...page, path: "none.html" })).toBeUndefined()
  server.close()
})

test("no two sets share a page, and every page names its commit", () => {
  const pages = pageSets().flatMap((set) => set.pages)
  expect(new Set(pages.map(({ repository, path }) => `${repository} ${path}`)).size).toBe(pages.length)
  expect(pages.filter(({ commit }) => !/^[0-9a-f]{40}$/.test(commit))).toEqual([])
})
