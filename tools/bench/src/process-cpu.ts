import { readdirSync, readFileSync } from "node:fs"

/** Milliseconds of processor time of a process with all its threads so far. Reads Linux's /proc. */
export const cpuOf = (pid: number): number => {
  const tasks = readdirSync(`/proc/${pid}/task`)
  const nanoseconds = tasks.map((task) => {
    const [running = ""] = readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8").split(" ")
    return Number(running)
  })
  return nanoseconds.reduce((sum, value) => sum + value, 0) / 1e6
}
