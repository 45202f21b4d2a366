import { spawn } from "node:child_process"
import { existsSync } from "node:fs"
import { mkdir } from "node:fs/promises"
import { createServer } from "node:net"
import { dirname, join, resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { startEmbeddedServer } from "@adapters/sql/embedded"
import { localSecrets } from "./local-secrets.ts"
import { type LocalPorts, localSettings } from "./local-settings.ts"
import { type Supervised, supervise } from "./supervised.ts"

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "..", "..", "..")

/** The built program of an app. */
export const app = (name: string, entry = "main") => join(root, "apps", name, "dist", `${entry}.mjs`)

/** Runs a program to its end; rejects when it fails. */
export const runToEnd = (
  program: string,
  arguments_: ReadonlyArray<string>,
  env: Record<string, string> = {},
): Promise<void> =>
  new Promise((done, failed) => {
    const child = spawn(program, [...arguments_], { cwd: root, stdio: "inherit", env: { ...process.env, ...env } })
    child.on("error", failed)
    child.on("exit", (code) =>
      code === 0 ? done() : failed(new Error(`${program} ${arguments_.join(" ")} ended with ${code}`)),
    )
  })

/** The apps that make up a running site. */
const parts = ["web", "api", "worker", "sandbox"]

/** Builds these apps; the build's cache skips what is up to date. */
export const buildApps = (names: ReadonlyArray<string> = parts): Promise<void> =>
  runToEnd(
    join(root, "node_modules", ".bin", "turbo"),
    ["run", "build", ...names.map((name) => `--filter=@apps/${name}`), "--ui=stream", "--output-logs=errors-only"],
    {
      TURBO_TELEMETRY_DISABLED: "1",
    },
  )

/** A larger young heap in MB: with Node's default, large answers cause a full collection every hundred calls or so. */
const apiNodeOptions = ["--initial-old-space-size=256"]

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const probe = createServer()
    probe.once("error", () => done(false))
    probe.listen(port, "127.0.0.1", () => probe.close(() => done(true)))
  })

/** The port, or the next free one above it. */
export const freePortFrom = async (port: number): Promise<number> => {
  for (let candidate = port; candidate < port + 50; candidate += 1) if (await isFree(candidate)) return candidate
  throw new Error(`No free port from ${port} to ${port + 49}`)
}

const answers = async (url: string): Promise<boolean> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined)
  return response?.ok === true
}

/** Waits up to a minute until an address answers well. */
export const until = async (what: string, url: string): Promise<void> => {
  for (let waited = 0; waited < 600; waited += 1) {
    if (await answers(url)) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`${what} did not answer at ${url} within 60 s`)
}

export interface SiteOptions {
  readonly ports: LocalPorts
  readonly dataDirectory: string
  readonly env?: Record<string, string>
  readonly databaseSettings?: ReadonlyArray<string>
  /** The port of a second api; with it there is a second worker too. */
  readonly secondPort?: number
  readonly onLine: (name: string, line: string) => void
}

/** A process of the api: its script, its environment and options of Node. */
interface ApiProgram {
  readonly script: string
  readonly env: Readonly<Record<string, string>>
  readonly nodeOptions: ReadonlyArray<string>
}

export interface Site {
  readonly ports: LocalPorts
  /** How another process of the api would be started. */
  readonly api: ApiProgram
  /** The administrator's URL: a superuser's for the embedded database. */
  readonly databaseUrl: string
  readonly processes: ReadonlyArray<Supervised>
  readonly databasePid: () => number | undefined
  /** Restarts the embedded database after a kill; does nothing for another database. */
  readonly reviveDatabase: () => Promise<void>
  /** The embedded database's folder; undefined for another database. */
  readonly databaseDirectory: string | undefined
  readonly stop: () => Promise<void>
}

/** The whole product on this machine: database, sandbox, api and worker, each restarted when it dies. */
export const startSite = async ({
  ports,
  dataDirectory,
  env = {},
  databaseSettings = [],
  secondPort,
  onLine,
}: SiteOptions): Promise<Site> => {
  await mkdir(dataDirectory, { recursive: true })
  const ownUrl = process.env["DATABASE_URL"]
  const directory = join(dataDirectory, "postgres")
  let server = ownUrl === undefined ? await startEmbeddedServer({ directory, settings: databaseSettings }) : undefined
  await server?.createDatabase("marquee")
  const roles = await server?.prepareRoles("marquee")
  const databaseUrl = ownUrl ?? roles?.running ?? ""
  const migrationUrl = roles?.owner ?? process.env["MIGRATION_DATABASE_URL"]
  const secrets = await localSecrets(dataDirectory)
  const settings = { ...localSettings(ports, databaseUrl, dataDirectory, secrets), ...env }

  let reviving: Promise<void> | undefined
  let stopping = false
  const reviveDatabase = async () => {
    if (server === undefined || stopping) return
    reviving ??= startEmbeddedServer({ directory, port: server.port, settings: databaseSettings })
      .then((next) => void (server = next))
      .finally(() => (reviving = undefined))
    await reviving
  }
  const watch = setInterval(() => {
    if (server === undefined || stopping || reviving !== undefined) return
    try {
      process.kill(server.pid, 0)
    } catch {
      onLine("database", "ended; starting it again")
      void reviveDatabase().catch((cause: unknown) => onLine("database", String(cause)))
    }
  }, 500)

  const processes: Array<Supervised> = []
  const start = (name: string, script: string, port?: number, nodeOptions: ReadonlyArray<string> = []) => {
    const env = { ...settings, ...(port !== undefined && { PORT: String(port) }) }
    processes.push(supervise({ name, script: app(script), env, nodeOptions, onLine }))
  }
  const stop = async () => {
    stopping = true
    clearInterval(watch)
    // The sandbox, which is the first, stops last, so that it answers the others until they end.
    const [sandbox, ...others] = processes
    await Promise.all(others.map((process) => process.stop()))
    await sandbox?.stop()
    await reviving?.catch(() => undefined)
    await server?.stop().catch(() => undefined)
  }

  try {
    await runToEnd(process.execPath, [app("api", "migrate")], {
      ...settings,
      ...(migrationUrl !== undefined && { MIGRATION_DATABASE_URL: migrationUrl }),
    })
    start("sandbox", "sandbox")
    await until("The sandbox", `http://localhost:${ports.sandbox}/control/api/clock`)
    start("api", "api", undefined, apiNodeOptions)
    start("worker", "worker")
    if (secondPort !== undefined) {
      start("api2", "api", secondPort, apiNodeOptions)
      start("worker2", "worker", secondPort)
    }
    await until("The api", `http://localhost:${ports.web}/readyz`)
    if (secondPort !== undefined) await until("The second api", `http://localhost:${secondPort}/readyz`)
  } catch (cause) {
    await stop()
    throw cause
  }

  return {
    ports,
    api: { script: app("api"), env: settings, nodeOptions: apiNodeOptions },
    databaseUrl: ownUrl ?? server?.url("marquee") ?? "",
    processes,
    databaseDirectory: server?.directory,
    databasePid: () => server?.pid,
    reviveDatabase,
    stop,
  }
}

/** Whether every app has been built. */
export const isBuilt = (): boolean => ["api", "worker", "sandbox"].every((name) => existsSync(app(name)))
