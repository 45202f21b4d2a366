import { type ChildProcess, spawn } from "node:child_process"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { request } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { productionEnvironment } from "@adapters/runtime/testing"
import { startEmbeddedServer } from "@adapters/sql/embedded"
import pg from "pg"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type ComposeFile, composeFile, healthCheckIn } from "../src/compose-file.ts"
import { makeRelease } from "../src/release.ts"
import { freePortFrom, root } from "../src/site.ts"

const host = new URL(productionEnvironment.PUBLIC_ORIGIN).host
/** What whoever starts compose.yaml has written into .env: each value that the file asks for. */
const filled = {
  ...productionEnvironment,
  SMTP_URL: "",
  POSTGRES_PASSWORD: "of-the-superuser",
  OWNER_PASSWORD: "of-the-owner",
  APP_PASSWORD: "of-the-app",
  S3_SECRET_ACCESS_KEY: "a-long-secret-of-the-gateway",
}
const processes: Array<ChildProcess> = []
let folder = ""
let port = 0
let server: Awaited<ReturnType<typeof startEmbeddedServer>>
let compose: ComposeFile

/**
 * The environment that compose.yaml gives to a service, with this machine's places instead of the containers' places.
 */
const environmentOf = (service: string): Record<string, string> => {
  const given = Object.entries({ ...filled, ...compose.environmentOf(service) })
  const placed = given.map(([name, value]) => [name, value.replace("@database:5432/", `@127.0.0.1:${server.port}/`)])
  return { ...Object.fromEntries(placed), PORT: String(port), DATA_DIRECTORY: join(folder, "data") }
}

/** Runs a command in the release as a service of compose.yaml, its own unless told; returns what it says. */
const start = (service: string, command: ReadonlyArray<string> = compose.commandOf(service)) => {
  const [, ...arguments_] = command
  const child = spawn(process.execPath, arguments_, {
    cwd: join(folder, "release"),
    env: environmentOf(service),
    stdio: ["ignore", "pipe", "pipe"],
  })
  processes.push(child)
  const said: Array<string> = []
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => said.push(text.toString()))
  const ended = new Promise<number | null>((done) => void child.once("exit", done))
  return { said: () => said.join(""), ended }
}

const get = (path: string, asking = host): Promise<{ readonly status: number; readonly text: string }> =>
  new Promise((done, failed) => {
    const asked = request({ port, path, headers: { host: asking } }, (answer) => {
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
  compose = composeFile(await readFile(join(root, "compose.yaml"), "utf8"), filled)
  const client = new pg.Client({ connectionString: server.url("postgres") })
  await client.connect()
  for (const statement of compose.config("roles").split(/(?<=;)\n/)) await client.query(statement)
  await client.end()
  port = await freePortFrom(31_400)
  const migration = start("migration")
  expect([await migration.ended, migration.said()]).toEqual([0, expect.any(String)])
}, 400_000)

afterAll(async () => {
  for (const child of processes) child.kill()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}, 60_000)

test("a release run as compose.yaml does makes a portal, serves it and takes jobs", async () => {
  const flags = ["--name", "Ads for Leeds", "--sender", "ads@example.org", "--region", "GB"]
  const program = ["node", "apps/api/dist/first-portal.mjs", ...flags, "--administrator", "asha@example.org"]
  const first = start("api", program)
  expect([await first.ended, first.said()]).toEqual([0, expect.stringContaining(`https://${host}/resetPassword`)])

  const api = start("api")
  const worker = start("worker")
  await expect.poll(() => get("/readyz").catch(() => undefined), { timeout: 60_000 }).toMatchObject({ status: 200 })
  await expect.poll(worker.said, { timeout: 60_000 }).toContain("The worker takes jobs")
  expect(await get("/home")).toMatchObject({ status: 200, text: expect.stringContaining("Ads for Leeds") })
  // Drawn with the release's own fonts and pictures' library.
  expect(await get("/preview.png?language=he")).toMatchObject({ status: 200, text: expect.stringContaining("PNG") })
  // The proxy asks so whether a host may have a certificate.
  const portalAt = (asked: string) => get(`/api/v1.0/portals?domain=${asked}`, asked)
  expect(await portalAt(host)).toMatchObject({ status: 200 })
  expect(await portalAt("elsewhere.example")).toMatchObject({ status: 404 })
  expect(await start("api", healthCheckIn(await readFile(join(root, "Dockerfile"), "utf8"))).ended).toBe(0)
  expect(api.said()).not.toContain('"level":"ERROR"')
})
