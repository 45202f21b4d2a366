import { execFile } from "node:child_process"
import { promisify } from "node:util"

const run = promisify(execFile)

/** Bytes of memory that a process holds; undefined where the system does not tell. */
export const memoryOf = async (pid: number | undefined): Promise<number | undefined> => {
  if (pid === undefined || process.platform === "win32") return undefined
  const { stdout } = await run("ps", ["-o", "rss=", "-p", String(pid)]).catch(() => ({ stdout: "" }))
  const kilobytes = Number.parseInt(stdout.trim(), 10)
  return Number.isNaN(kilobytes) ? undefined : kilobytes * 1024
}

export const megabytes = (bytes: number): number => Math.round(bytes / 2 ** 20)

/** Sizes that a process has while it warms up. */
const warmSizes = 3

/** How many sizes it takes to see growth. */
export const fewestSizes = warmSizes + 1

/** How many times its largest warm size a process may have at the end. */
const mostGrowth = 1.25

/** What is wrong with the sizes that a process had, one after the other; undefined when they are flat or unknown. */
export const growthOf = (sizes: ReadonlyArray<number>): string | undefined => {
  const warm = Math.max(...sizes.slice(0, warmSizes))
  const last = sizes.at(-1) ?? 0
  return sizes.length >= fewestSizes && last > mostGrowth * warm
    ? `memory grew: ${sizes.map(megabytes).join(", ")} MB`
    : undefined
}
