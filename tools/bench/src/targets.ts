import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { median } from "./median.ts"
import { cpuOf } from "./process-cpu.ts"
import { type Ask, sendAll } from "./requests.ts"

/** A server that is asked, and the process whose time is counted. */
export interface Target {
  readonly origin: string
  readonly pid: number
}

/** The product, a bare server and its twin. */
export type Targets = readonly [ours: Target, bare: Target, twin: Target]

/** Starts a bare server on a free port. */
export const startBare = async (databaseUrl: string): Promise<Target & { readonly stop: () => void }> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, "bare-server.ts")], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ["ignore", "pipe", "inherit"],
  })
  const [line]: ReadonlyArray<unknown> = await once(child.stdout, "data")
  if (child.pid === undefined) throw new Error("The bare server did not start")
  return { origin: `http://127.0.0.1:${String(line).trim()}`, pid: child.pid, stop: () => child.kill("SIGTERM") }
}

/** How often each target is asked, and how often before it is counted. */
export interface Rounds {
  readonly rounds: number
  readonly perRound: number
  readonly warmUp: number
}

/** What calls of one kind cost in processor time, relative to the first bare server. */
interface Cost {
  readonly ratio: number
  /** A second bare server against the first. */
  readonly control: number
}

/**
 * Alternates between the targets; returns the median over the rounds of each one's cost relative to the first bare
 * server's.
 */
export const compare = async (
  targets: Targets,
  { rounds, perRound, warmUp }: Rounds,
  asks: (count: number) => ReadonlyArray<Ask>,
  atOnce = 1,
): Promise<Cost> => {
  const [ours, bare, twin] = targets
  const costs = new Map<Target, Array<number>>(targets.map((target) => [target, []]))
  for (const { origin } of targets) await sendAll(origin, asks(warmUp), atOnce)
  for (let round = 0; round < rounds; round += 1)
    for (const target of targets) {
      const before = cpuOf(target.pid)
      await sendAll(target.origin, asks(perRound), atOnce)
      costs.get(target)?.push((cpuOf(target.pid) - before) / perRound)
    }
  const bareCosts = costs.get(bare) ?? []
  const ratioOf = (target: Target) =>
    median((costs.get(target) ?? []).map((cost, round) => cost / (bareCosts[round] ?? Number.NaN)))
  return { ratio: ratioOf(ours), control: ratioOf(twin) }
}
