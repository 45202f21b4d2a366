import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePortFrom, type Site, startSite } from "./site.ts"

/**
 * Serves a whole site on free ports with its own data folder, and prints one JSON line when ready; `lasting` lets its
 * database survive a kill, `twice` starts a second api and worker (`api2`, `worker2`). Reads commands by line: `kill` and
 * `end` with a process's name or `database`, `pids`, `stop`; each is answered by `ok` or JSON.
 */
const isLasting = process.argv.includes("lasting")
const dataDirectory = await mkdtemp(join(tmpdir(), "marquee-site-"))
// Below the ports of outgoing connections, which could take the port of a server that was killed.
const from = 25_000 + (process.pid % 400) * 12
const web = await freePortFrom(from)
const sandbox = await freePortFrom(web + 1)
const smtp = await freePortFrom(sandbox + 1)
const second = process.argv.includes("twice") ? await freePortFrom(smtp + 1) : undefined

const site: Site = await startSite({
  ports: { web, sandbox, smtp },
  dataDirectory,
  ...(second !== undefined && { secondPort: second }),
  // A day's budget in 20 s; many campaigns are read less often than a local run's few.
  env: {
    ...(second !== undefined && { DRAIN_SECONDS: "2" }),
    MARKET_SPEED: "20",
    SYNC_SECONDS: "5",
    ...(isLasting && { TRUSTED_PROXIES: "127.0.0.1, ::1, ::ffff:127.0.0.1" }),
  },
  databaseSettings: isLasting
    ? ["fsync=on", "synchronous_commit=on"]
    : ["fsync=off", "synchronous_commit=off", "full_page_writes=off"],
  onLine: (name, line) => {
    if (process.env["SITE_LOG"] !== undefined || /error|ended/i.test(line)) console.error(`[${name}] ${line}`)
  },
})
console.log(JSON.stringify({ web, second, sandbox, databaseUrl: site.databaseUrl, dataDirectory }))

const stop = async () => {
  await site.stop()
  if (site.databaseDirectory !== undefined) await rm(site.databaseDirectory, { recursive: true, force: true })
  await rm(dataDirectory, { recursive: true, force: true })
}

const send = (name: string, signal: "SIGKILL" | "SIGTERM") => {
  const pid = name === "database" ? site.databasePid() : site.processes.find((it) => it.name === name)?.pid()
  if (pid !== undefined) process.kill(pid, signal)
}

let rest = ""
process.stdin.on("data", (chunk: Buffer) => {
  rest += chunk.toString("utf8")
  const lines = rest.split("\n")
  rest = lines.pop() ?? ""
  for (const line of lines) {
    const [command = "", name = ""] = line.trim().split(" ")
    if (command === "kill" || command === "end") {
      send(name, command === "kill" ? "SIGKILL" : "SIGTERM")
      console.log("ok")
    }
    if (command === "pids")
      console.log(JSON.stringify(Object.fromEntries(site.processes.map((it) => [it.name, it.pid()]))))
    if (command === "stop") void stop().then(() => process.exit(0))
  }
})
process.stdin.on("end", () => void stop().then(() => process.exit(0)))
process.on("SIGTERM", () => void stop().then(() => process.exit(0)))
