import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Layer } from "effect"
import { HttpRouter } from "effect/http"
import { afterAll, beforeAll, expect, test } from "vitest"
import { loadWebFiles, webFileRoutes } from "./web-files.ts"

let directory = ""
let get: (path: string, headers?: Record<string, string>) => Promise<Response>
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "web-files-"))
  await mkdir(join(directory, "assets"))
  await writeFile(join(directory, "assets", "page-1a2b.js"), "page()")
  await writeFile(join(directory, "push-worker.js"), "show()")
  await writeFile(join(directory, "secret.js"), "secret()")
  const routes = webFileRoutes(await loadWebFiles(directory))
  const { handler } = HttpRouter.toWebHandler(Layer.provide(routes, Layer.empty), { disableLogger: true })
  get = (path, headers = {}) => handler(new Request(`http://localhost${path}`, { headers }))
})
afterAll(() => rm(directory, { recursive: true }))

test("an asset is kept for ever, the service worker is asked for anew", async () => {
  const asset = await get("/assets/page-1a2b.js")
  expect([asset.status, asset.headers.get("cache-control")]).toEqual([200, "public, max-age=31536000, immutable"])
  const worker = await get("/push-worker.js")
  expect([await worker.text(), worker.headers.get("cache-control")]).toEqual(["show()", "no-cache"])
  expect(worker.headers.get("content-type")).toContain("text/javascript")
  const etag = worker.headers.get("etag") ?? ""
  expect((await get("/push-worker.js", { "if-none-match": etag })).status).toBe(304)
})

test("no other file of the build is served", async () => {
  for (const path of ["/secret.js", "/assets/none.js", "/assets/../secret.js", "/assets/%2e%2e/secret.js"])
    expect((await get(path)).status, path).toBe(404)
})
