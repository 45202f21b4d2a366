import { type ChildProcess, spawn } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import { request } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { productionEnvironment } from "@adapters/runtime/testing"
import { startEmbeddedServer } from "@adapters/sql/embedded"
import { afterAll, beforeAll, expect, test } from "vitest"
import { makeRelease } from "../src/release.ts"
import { freePortFrom } from "../src/site.ts"

const host = new URL(productionEnvironment.PUBLIC_ORIGIN).host
const processes: Array<ChildProcess> = []
let folder = ""
let port = 0
let server: Awaited<ReturnType<typeof startEmbeddedServer>>
let environment: Record<string, string> = {}

/** Starts a script of the release with nothing of the repository in its environment; returns what it says. */
const start = (script: string, arguments_: ReadonlyArray<string> = [], env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [join(folder, "release", script), ...arguments_], {
    cwd: folder,
    env: { ...environment, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  })
  processes.push(child)
  const said: Array<string> = []
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => said.push(text.toString()))
  const ended = new Promise<number | null>((done) => void child.once("exit", done))
  return { said: () => said.join(""), ended }
}

const get = (path: string): Promise<{ readonly status: number; readonly text: string }> =>
  new Promise((done, failed) => {
    const asked = request({ port, path, headers: { host } }, (answer) => {
      const parts: Array<Buffer> = []
      answer.on("data", (part: Buffer) => parts.push(part))
      answer.on("end", () => done({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString("latin1") }))
    })
    asked.on("error", failed)
    asked.end()
  })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "marquee-release-"))
  await makeRelease(join(folder, "release"))
  server = await startEmbeddedServer({ directory: join(folder, "postgres") })
  await server.createDatabase("marquee")
  const roles = await server.prepareRoles("marquee")
  port = await freePortFrom(31_400)
  environment = {
    ...productionEnvironment,
    PORT: String(port),
    DATABASE_URL: roles.running,
    DATA_DIRECTORY: join(folder, "data"),
  }
  expect(await start("apps/api/dist/migrate.mjs", [], { MIGRATION_DATABASE_URL: roles.owner }).ended).toBe(0)
}, 400_000)

afterAll(async () => {
  for (const child of processes) child.kill()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}, 60_000)

test("a release in another folder makes its first portal, serves it and takes jobs", async () => {
  const flags = ["--name", "Ads for Leeds", "--sender", "ads@example.org", "--region", "GB"]
  const first = start("apps/api/dist/first-portal.mjs", [...flags, "--administrator", "asha@example.org"])
  expect([await first.ended, first.said()]).toEqual([0, expect.stringContaining(`https://${host}/resetPassword`)])

  const api = start("apps/api/dist/main.mjs")
  const worker = start("apps/worker/dist/main.mjs")
  await expect.poll(() => get("/readyz").catch(() => undefined), { timeout: 60_000 }).toMatchObject({ status: 200 })
  await expect.poll(worker.said, { timeout: 60_000 }).toContain("The worker takes jobs")
  expect(await get("/home")).toMatchObject({ status: 200, text: expect.stringContaining("Ads for Leeds") })
  // Drawn with the release's own fonts and pictures' library.
  expect(await get("/preview.png?language=he")).toMatchObject({ status: 200, text: expect.stringContaining("PNG") })
  expect(await get("/api/v1.0/portals?domain=" + host)).toMatchObject({ status: 200 })
  expect(api.said()).not.toContain('"level":"ERROR"')
})
