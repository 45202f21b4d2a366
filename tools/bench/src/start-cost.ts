import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { build } from "vite"
import { median } from "./median.ts"

/** How a process of the api is started. */
export interface ApiProgram {
  readonly script: string
  readonly env: Readonly<Record<string, string>>
  readonly nodeOptions: ReadonlyArray<string>
}

/** The time from the start of a process to its first answer, against a bare server's. */
export interface StartCost {
  readonly name: string
  readonly milliseconds: number
  readonly ratio: number
  readonly control: number
}

interface Program {
  readonly script: string
  readonly env: Readonly<Record<string, string>>
  readonly nodeOptions?: ReadonlyArray<string>
}

const rounds = 11
/** A start that takes longer has failed. */
const longestStart = 60_000

/** The first answer comes from the database. */
const path = "/api/v1.0/portals?domain=localhost"

/** The bare server as one file, as the api is. */
const bundleBare = (outDir: string): Promise<unknown> =>
  build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true, external: ["pg", "@node-rs/argon2"], target: "node" },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      minify: false,
      target: "node22",
      rolldownOptions: {
        input: join(import.meta.dirname, "bare-server.ts"),
        output: { format: "es", entryFileNames: "server.mjs" },
      },
    },
  })

const answersAt = async (address: string): Promise<boolean> => {
  try {
    const response = await fetch(address)
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

/** Starts a program, waits for its first answer and ends it; resolves to the milliseconds until the answer. */
const startOnce = async ({ script, env, nodeOptions = [] }: Program, port: number): Promise<number> => {
  // Vite, which bundles in this process, names it production's.
  const { NODE_ENV: _ofVite, ...own } = process.env
  const started = performance.now()
  const child = spawn(process.execPath, [...nodeOptions, script], {
    env: { ...own, ...env, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  })
  try {
    // The portal is that of the host.
    while (!(await answersAt(`http://localhost:${port}${path}`))) {
      if (performance.now() - started > longestStart) throw new Error(`${script} does not answer`)
      if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode}`)
      await new Promise((done) => setTimeout(done, 5))
    }
    return performance.now() - started
  } finally {
    const gone = once(child, "exit")
    child.kill("SIGTERM")
    await gone
  }
}

/** The first start of a release, and those after it, in turn with a bare server's. */
export const measureStarts = async (
  api: ApiProgram,
  databaseUrl: string,
  port: number,
): Promise<ReadonlyArray<StartCost>> => {
  const folder = await mkdtemp(join(tmpdir(), "marquee-starts-"))
  // The bare server is bundled beside this file, where Node finds its packages.
  const bundle = join(import.meta.dirname, "..", "dist")
  try {
    await bundleBare(bundle)
    const bare: Program = { script: join(bundle, "server.mjs"), env: { DATABASE_URL: databaseUrl } }
    const apiOn = (name: string): Program => ({ ...api, env: { ...api.env, DATA_DIRECTORY: join(folder, name) } })
    const programs = {
      bare: () => bare,
      twin: () => bare,
      again: () => apiOn("again"),
      first: (round: number) => apiOn(`first-${round}`),
    }
    const kinds = ["bare", "again", "twin", "first"] as const
    const times = new Map(kinds.map((kind) => [kind, new Array<number>()]))
    for (const kind of kinds) await startOnce(programs[kind](-1), port)
    for (let round = 0; round < rounds; round += 1)
      for (const kind of kinds) times.get(kind)?.push(await startOnce(programs[kind](round), port))
    const timesOf = (kind: (typeof kinds)[number]) => times.get(kind) ?? []
    const ratioOf = (kind: (typeof kinds)[number]) =>
      median(timesOf(kind).map((time, round) => time / (timesOf("bare")[round] ?? Number.NaN)))
    const costOf = (name: string, kind: "again" | "first"): StartCost => ({
      name,
      milliseconds: median(timesOf(kind)),
      ratio: ratioOf(kind),
      control: ratioOf("twin"),
    })
    return [costOf("api, started again", "again"), costOf("api, first start of a release", "first")]
  } finally {
    await rm(folder, { recursive: true, force: true })
    await rm(bundle, { recursive: true, force: true })
  }
}
