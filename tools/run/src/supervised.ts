import { type ChildProcess, spawn } from "node:child_process"

export interface Supervised {
  readonly name: string
  readonly pid: () => number | undefined
  readonly stop: () => Promise<void>
}

export interface SupervisedOptions {
  readonly name: string
  readonly script: string
  readonly env: Record<string, string>
  /** Options of Node itself. */
  readonly nodeOptions?: ReadonlyArray<string>
  /** Each line that the process prints. */
  readonly onLine: (name: string, line: string) => void
}

const lines = (onLine: (line: string) => void) => {
  let rest = ""
  return (chunk: Buffer) => {
    const parts = (rest + chunk.toString("utf8")).split("\n")
    rest = parts.pop() ?? ""
    for (const line of parts) if (line.trim() !== "") onLine(line)
  }
}

/** Restarts a process when it dies, after a delay that grows to 5 s, until it is stopped. */
export const supervise = ({ name, script, env, nodeOptions = [], onLine }: SupervisedOptions): Supervised => {
  let child: ChildProcess | undefined
  let stopping = false
  let failures = 0
  const start = () => {
    const startedAt = performance.now()
    child = spawn(process.execPath, ["--enable-source-maps", ...nodeOptions, script], {
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    })
    child.stdout?.on(
      "data",
      lines((line) => onLine(name, line)),
    )
    child.stderr?.on(
      "data",
      lines((line) => onLine(name, line)),
    )
    child.on("exit", (code, signal) => {
      child = undefined
      if (stopping) return
      failures = performance.now() - startedAt > 20_000 ? 0 : failures + 1
      const pause = Math.min(5_000, 300 * failures)
      onLine(name, `ended (${signal ?? code}); starting it again in ${pause} ms`)
      setTimeout(() => {
        if (!stopping) start()
      }, pause)
    })
  }
  start()
  return {
    name,
    pid: () => child?.pid,
    stop: () =>
      new Promise((done) => {
        stopping = true
        const running = child
        if (running === undefined) return done()
        const kill = setTimeout(() => running.kill("SIGKILL"), 6_000)
        running.once("exit", () => {
          clearTimeout(kill)
          done()
        })
        running.kill("SIGTERM")
      }),
  }
}
