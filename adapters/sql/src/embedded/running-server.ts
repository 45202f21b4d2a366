import { readFile, rm } from "node:fs/promises"
import { join } from "node:path"

export interface RunningServer {
  readonly pid: number
  readonly port: number
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return cause instanceof Error && "code" in cause && cause.code === "EPERM"
  }
}

const looksLikePostgres = async (pid: number): Promise<boolean> => {
  const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => undefined)
  return command === undefined ? process.platform !== "linux" : command.includes("postgres")
}

/**
 * The server that a killed run left on this data folder, if it still lives. The lock file of a dead one, or of a process
 * number that something else has now, is removed so that a new server can start.
 */
export const findRunningServer = async (dataDirectory: string): Promise<RunningServer | undefined> => {
  const lockFile = join(dataDirectory, "postmaster.pid")
  const lines = (await readFile(lockFile, "utf8").catch(() => "")).split("\n")
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  if (isAlive(pid) && (await looksLikePostgres(pid))) return port > 0 ? { pid, port } : undefined
  await rm(lockFile, { force: true })
  return undefined
}
