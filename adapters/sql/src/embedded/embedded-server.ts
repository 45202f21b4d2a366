import { type ChildProcess, execFile, spawn } from "node:child_process"
import { randomBytes, randomInt } from "node:crypto"
import { existsSync } from "node:fs"
import { chmod, chown, mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { createHash } from "node:crypto"
import { createServer } from "node:net"
import { join, resolve } from "node:path"
import { promisify } from "node:util"
import pg from "pg"
import { copyDistribution, packagedDistribution, restoreLinks } from "./binaries.ts"
import { handDatabaseOver, makeRoles, type RoleUrls, roleUrls } from "./roles.ts"
import { findRunningServer } from "./running-server.ts"
import { canEnter, canExecute, type UnixUser, unprivilegedUser } from "./unprivileged-user.ts"

export interface EmbeddedServerOptions {
  /** Where the cluster lives; created when missing, kept between runs. */
  readonly directory: string
  /** Preferred port; another is taken when it is in use. */
  readonly port?: number
  /** Extra `name=value` settings, for tests. */
  readonly settings?: ReadonlyArray<string>
}

export interface EmbeddedServer {
  readonly pid: number
  readonly port: number
  /** Where the cluster is: the folder asked for, or one that its user can reach. */
  readonly directory: string
  /** The superuser's connection string of a database on this server. */
  readonly url: (database: string) => string
  readonly createDatabase: (database: string, template?: string) => Promise<void>
  /** Makes the roles that own and run a database on this server; their connection strings. */
  readonly prepareRoles: (database: string) => Promise<RoleUrls>
  readonly stop: () => Promise<void>
}

const run = promisify(execFile)

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const probe = createServer()
    probe.once("error", () => done(false))
    probe.listen(port, "127.0.0.1", () => probe.close(() => done(true)))
  })

/** Below the ports that systems give to outgoing connections, which could take a server's port while it restarts. */
const ports = { from: 20_000, to: 25_000, attempts: 100 } as const

const freePort = async (preferred: number): Promise<number> => {
  if (preferred !== 0 && (await isFree(preferred))) return preferred
  for (let attempt = 0; attempt < ports.attempts; attempt += 1) {
    const candidate = randomInt(ports.from, ports.to)
    if (await isFree(candidate)) return candidate
  }
  throw new Error(`No free port from ${ports.from} to ${ports.to}`)
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** A folder that every user can reach, always the same for one path. */
const elsewhere = (path: string): string =>
  `/var/tmp/marquee-postgres-${createHash("sha256").update(resolve(path)).digest("hex").slice(0, 16)}`

/** Binaries and data, moved to a folder that the unprivileged user can reach when the checkout is not. */
const reachable = async (directory: string, user: UnixUser | undefined) => {
  const packaged = packagedDistribution()
  await restoreLinks(packaged)
  for (const program of ["initdb", "postgres", "pg_ctl"]) {
    await chmod(join(packaged, "bin", program), 0o755).catch(() => undefined)
  }
  await mkdir(directory, { recursive: true })
  if (user === undefined) return { distribution: packaged, directory }
  const distribution = canExecute(user, join(packaged, "bin", "postgres"))
    ? packaged
    : await copyDistribution(
        packaged,
        elsewhere(packaged + (await readFile(join(packaged, "..", "package.json"), "utf8"))),
      )
  if (canEnter(user, directory)) return { distribution, directory }
  const moved = elsewhere(directory)
  await mkdir(moved, { recursive: true, mode: 0o755 })
  return { distribution, directory: moved }
}

const passwordOf = async (directory: string): Promise<string> => {
  const file = join(directory, "secret")
  if (!existsSync(file)) await writeFile(file, randomBytes(18).toString("base64url"), { mode: 0o600 })
  return (await readFile(file, "utf8")).trim()
}

const initialise = async (
  bin: string,
  directory: string,
  data: string,
  password: string,
  user: UnixUser | undefined,
) => {
  if (existsSync(join(data, "PG_VERSION"))) return
  await rm(data, { recursive: true, force: true })
  await mkdir(data, { recursive: true, mode: 0o700 })
  const passwordFile = join(directory, "initial-password")
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  if (user !== undefined) {
    await chown(data, user.uid, user.gid)
    await chown(passwordFile, user.uid, user.gid)
  }
  await run(
    join(bin, "initdb"),
    [
      `--pgdata=${data}`,
      "--username=marquee",
      "--auth=scram-sha-256",
      `--pwfile=${passwordFile}`,
      "--encoding=UTF8",
      "--locale=C",
    ],
    { ...user, cwd: data },
  )
  await rm(passwordFile, { force: true })
}

const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
  client.on("error", () => undefined)
  try {
    await client.connect()
    await client.query("select 1")
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Starts `postgres` and waits until it answers; a just-killed predecessor may hold the shared memory for some seconds. */
const launch = async (
  bin: string,
  data: string,
  port: number,
  url: string,
  user: UnixUser | undefined,
  settings: ReadonlyArray<string>,
) => {
  const flags = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=200", ...settings].flatMap(
    (it) => ["-c", it],
  )
  for (let attempt = 1; ; attempt += 1) {
    let log = ""
    const child: ChildProcess = spawn(join(bin, "postgres"), ["-D", data, "-p", String(port), ...flags], {
      ...user,
      cwd: data,
      stdio: ["ignore", "ignore", "pipe"],
      detached: true,
    })
    child.stderr?.on("data", (chunk: Buffer) => (log = (log + chunk.toString("utf8")).slice(-4_000)))
    for (let waited = 0; waited < 300 && child.exitCode === null && child.signalCode === null; waited += 1) {
      if (child.pid !== undefined && (await answers(url))) {
        child.stderr?.on("data", () => undefined)
        child.unref()
        return child.pid
      }
      await pause(100)
    }
    if (attempt === 5) throw new Error(`PostgreSQL did not start.\n${log}`)
    await pause(1_000)
  }
}

/**
 * A real PostgreSQL on the loopback address, as root too, reusing one that a killed run left behind.
 * Fails with a sentence when the platform has no binaries or the server does not answer.
 */
export const startEmbeddedServer = async (options: EmbeddedServerOptions): Promise<EmbeddedServer> => {
  const user = unprivilegedUser()
  const { distribution, directory } = await reachable(resolve(options.directory), user)
  const bin = join(distribution, "bin")
  const data = join(directory, "cluster")
  const password = await passwordOf(directory)
  await initialise(bin, directory, data, password, user)
  const urlAt = (port: number) => (database: string) => `postgresql://marquee:${password}@127.0.0.1:${port}/${database}`

  const running = await findRunningServer(data)
  const reused = running !== undefined && (await answers(urlAt(running.port)("postgres"))) ? running : undefined
  const port = reused?.port ?? (await freePort(options.port ?? 0))
  const url = urlAt(port)
  const pid = reused?.pid ?? (await launch(bin, data, port, url("postgres"), user, options.settings ?? []))

  const createDatabase = async (database: string, template = "template0") => {
    const client = new pg.Client({ connectionString: url("postgres") })
    client.on("error", () => undefined)
    await client.connect()
    try {
      const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [database])
      if (rowCount === 0) {
        await client.query(
          `create database ${client.escapeIdentifier(database)} template ${client.escapeIdentifier(template)}`,
        )
      }
    } finally {
      await client.end()
    }
  }
  const prepareRoles = async (database: string) => {
    await makeRoles(url("postgres"))
    await handDatabaseOver(url(database))
    return roleUrls(url(database))
  }
  const stop = async () => {
    await run(join(bin, "pg_ctl"), ["stop", "-D", data, "-m", "fast", "-w"], { ...user, cwd: data })
  }
  return { pid, port, directory, url, createDatabase, prepareRoles, stop }
}
