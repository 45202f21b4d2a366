import { mkdtemp, readFile, rm } from "node:fs/promises"
import { createServer, type Server } from "node:http"
import { tmpdir } from "node:os"
import { extname, join } from "node:path"
import { loadBuiltShell, stampShell } from "@adapters/http-server"
import { freshSession } from "@application/signup/testing"
import { seededPortals } from "@domain/portals"
import { type Browser, expect, type Page, test } from "@playwright/test"
import { build } from "vite"

const root = join(import.meta.dirname, "..", "..")
const types: Readonly<Record<string, string>> = { ".js": "text/javascript", ".css": "text/css" }

const location = { city: "Pune", latitude: 18.56, longitude: 73.79 }
const { details } = freshSession(1, { business: { name: "Nilgiri Yoga", location } })
const towns = [{ name: "Pimpri", latitude: 18.62, longitude: 73.8, population: 1_700_000 }]
const answers: Readonly<Record<string, unknown>> = {
  "/s/link-1": { encodedId: "link-1", outcome: { status: "succeeded", output: { details, towns } } },
}

/** React says what differs only in its development build, so the page is built with it. */
const builtForDevelopment = async (outDir: string) => {
  const define = { "process.env.NODE_ENV": JSON.stringify("development") }
  const shared = {
    root,
    configFile: join(root, "vite.config.ts"),
    mode: "development",
    logLevel: "error",
    define,
  } as const
  await build({ ...shared, build: { outDir, emptyOutDir: true, minify: false } })
  await build({ ...shared, build: { outDir: join(outDir, "server"), ssr: "src/entry-server.tsx", emptyOutDir: true } })
}

/** Serves each page as the api does, for one portal; calls are refused. */
const served = async (directory: string): Promise<Server> => {
  const [portal] = seededPortals
  if (portal === undefined) throw new Error("There is no portal")
  const { template, prerender, assetsOf } = await loadBuiltShell(directory)
  const pageOf = (path: string, language: string) => {
    const visitor = { path, language, mode: undefined, answer: answers[path] }
    return stampShell(template, portal, visitor, prerender(portal, visitor), assetsOf?.(visitor))
  }
  const server = createServer((request, response) => {
    const path = request.url ?? "/"
    const type = types[extname(path)]
    if (type !== undefined) {
      void readFile(join(directory, path)).then((file) => response.setHeader("content-type", type).end(file))
      return
    }
    if (path.startsWith("/api/")) response.writeHead(401).end("{}")
    else response.setHeader("content-type", "text/html").end(pageOf(path, request.headers["accept-language"] ?? "en"))
  })
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  return server
}

// One worker builds for all.
test.describe.configure({ mode: "default" })

let directory: string
let server: Server
test.beforeAll(async () => {
  test.setTimeout(240_000)
  directory = await mkdtemp(join(tmpdir(), "marquee-hydration-"))
  await builtForDevelopment(directory)
  server = await served(directory)
})
test.afterAll(async () => {
  await new Promise((done) => server.close(done))
  await rm(directory, { recursive: true, force: true })
})

/** Marks the elements that the server drew before any script runs. */
const markDrawn = () =>
  document.addEventListener("readystatechange", () => {
    if (document.readyState === "interactive") Object.assign(document.querySelector("h1") ?? {}, { isDrawn: true })
  })

/** Whether React holds the heading: it marks each element that it hydrated or drew itself. */
const isHeadingTaken = () =>
  Object.keys(document.querySelector("h1") ?? {}).some((name) => name.startsWith("__reactFiber$"))

const headingIsDrawn = (page: Page) => page.evaluate(() => "isDrawn" in (document.querySelector("h1") ?? {}))

/**
 * Tells what React and the browser say while a page is opened, and whether its heading is the heading that the server
 * drew.
 */
const opened = async (browser: Browser, path: string, language: string, before?: () => void) => {
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The pages have no port")
  const context = await browser.newContext({ extraHTTPHeaders: { "accept-language": language } })
  const page = await context.newPage()
  const said: Array<string> = []
  page.on("pageerror", ({ message }) => said.push(message))
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().includes("Failed to load resource")) said.push(message.text())
  })
  await page.addInitScript(markDrawn)
  if (before !== undefined) await page.addInitScript(before)
  await page.goto(`http://localhost:${address.port}${path}`, { waitUntil: "networkidle" })
  await page.waitForFunction(isHeadingTaken)
  const isDrawn = await headingIsDrawn(page)
  await context.close()
  return { said, isDrawn }
}

const paths = ["/", "/home", "/country", "/login", "/signup/businessDetails", "/s/link-1"]

for (const path of paths)
  for (const language of ["en", "he"])
    test(`${path} in ${language} is hydrated without a warning`, async ({ browser }) => {
      expect(await opened(browser, path, language)).toEqual({ said: [], isDrawn: true })
    })

test("a page is drawn anew where the device knows more than the server", async ({ browser }) => {
  const signedIn = () => localStorage.setItem("localhost.signedIn", "true")
  expect(await opened(browser, "/s/link-1", "en", signedIn)).toEqual({ said: [], isDrawn: false })
})
