import { type ChildProcess, spawn } from "node:child_process"
import { join } from "node:path"

const root = join(import.meta.dirname, "..", "..", "..")

type Server = "api" | "worker" | "api2" | "worker2"

export interface TestSite {
  readonly origin: string
  /** The second api's, where there is one. */
  readonly secondOrigin: string
  readonly sandbox: string
  readonly databaseUrl: string
  /** Where its keys and pictures are. */
  readonly dataDirectory: string
  readonly kill: (what: "database" | Server) => Promise<void>
  /** Tells a process to stop. */
  readonly end: (what: Server) => Promise<void>
  /** The process ids of api and worker, which change after a restart. */
  readonly pids: () => Promise<{ readonly api: number; readonly worker: number; readonly api2: number }>
  readonly stop: () => Promise<void>
}

interface Started {
  readonly web: number
  readonly second?: number
  readonly sandbox: number
  readonly databaseUrl: string
  readonly dataDirectory: string
}

/** The line of JSON that a server's script prints when it is ready. */
export const firstLine = (child: ChildProcess): Promise<string> =>
  new Promise((done, failed) => {
    let text = ""
    child.stdout?.on("data", (chunk: Buffer) => {
      text += chunk.toString("utf8")
      const line = text.split("\n").find((it) => it.startsWith("{"))
      if (line !== undefined) done(line)
    })
    child.once("exit", (code) => failed(new Error(`the site ended with ${code} before it answered`)))
  })

/**
 * Starts a separate site with database, sandbox, api and worker; `isLasting` for tests that kill them, `isTwice` for two
 * of each.
 */
export const startTestSite = async ({ isLasting = false, isTwice = false } = {}): Promise<TestSite> => {
  const script = join(root, "tools", "run", "src", "serve-for-tests.ts")
  const child = spawn(process.execPath, [script, ...(isLasting ? ["lasting"] : []), ...(isTwice ? ["twice"] : [])], {
    cwd: root,
    stdio: ["pipe", "pipe", "inherit"],
  })
  const { web, second = 0, sandbox, databaseUrl, dataDirectory } = JSON.parse(await firstLine(child)) as Started
  const send = (command: string) =>
    new Promise<string>((done) => {
      child.stdout?.once("data", (chunk: Buffer) => done(chunk.toString("utf8")))
      child.stdin?.write(`${command}\n`)
    })
  return {
    origin: `http://localhost:${web}`,
    secondOrigin: `http://localhost:${second}`,
    sandbox: `http://localhost:${sandbox}`,
    databaseUrl,
    dataDirectory,
    kill: async (what) => void (await send(`kill ${what}`)),
    end: async (what) => void (await send(`end ${what}`)),
    pids: async () => {
      const { api = 0, worker = 0, api2 = 0 } = JSON.parse(await send("pids")) as Partial<Record<string, number>>
      return { api, worker, api2 }
    },
    stop: () =>
      new Promise((done) => {
        child.once("exit", () => done())
        child.stdin?.write("stop\n")
      }),
  }
}
