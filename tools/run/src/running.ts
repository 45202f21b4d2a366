import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { dirname } from "node:path"

export interface RunningSite {
  readonly pid: number
  readonly web: number
  readonly sandbox: number
  readonly databaseUrl: string
  readonly processes: Readonly<Record<string, number | undefined>>
}

const isSite = (value: unknown): value is RunningSite =>
  typeof value === "object" && value !== null && "pid" in value && "web" in value && "sandbox" in value

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** The running site of this checkout, if its starter is alive and its api answers. */
export const findRunningSite = async (file: string): Promise<RunningSite | undefined> => {
  const read: unknown = JSON.parse(await readFile(file, "utf8").catch(() => "null"))
  if (!isSite(read) || !isAlive(read.pid)) return undefined
  const answers = await fetch(`http://localhost:${read.web}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(
    () => undefined,
  )
  return answers?.ok === true ? read : undefined
}

export const noteRunningSite = async (file: string, site: RunningSite): Promise<void> => {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(site, undefined, 2))
}

export const forgetRunningSite = (file: string): Promise<void> => rm(file, { force: true })
