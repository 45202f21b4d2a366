import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePortFrom, type Site, startSite } from "./site.ts"

/**
 * Serves a whole site on free ports with its own data folder, and prints one JSON line when ready; with `lasting` its
 * database survives a kill. Reads commands by line: `kill api|worker|database`, `pids`, `stop`; each is answered by
 * `ok` or JSON.
 */
const isLasting = process.argv.includes("lasting")
const dataDirectory = await mkdtemp(join(tmpdir(), "marquee-site-"))
const from = 42_000 + Math.floor((process.pid % 400) * 12)
const web = await freePortFrom(from)
const sandbox = await freePortFrom(web + 1)
const smtp = await freePortFrom(sandbox + 1)

const site: Site = await startSite({
  ports: { web, sandbox, smtp },
  dataDirectory,
  // A day's budget in 20 s; many campaigns are read less often than a local run's few.
  env: {
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
console.log(JSON.stringify({ web, sandbox, databaseUrl: site.databaseUrl }))

const stop = async () => {
  await site.stop()
  if (site.databaseDirectory !== undefined) await rm(site.databaseDirectory, { recursive: true, force: true })
  await rm(dataDirectory, { recursive: true, force: true })
}

const kill = (name: string) => {
  const pid = name === "database" ? site.databasePid() : site.processes.find((it) => it.name === name)?.pid()
  if (pid !== undefined) process.kill(pid, "SIGKILL")
}

let rest = ""
process.stdin.on("data", (chunk: Buffer) => {
  rest += chunk.toString("utf8")
  const lines = rest.split("\n")
  rest = lines.pop() ?? ""
  for (const line of lines) {
    const [command = "", name = ""] = line.trim().split(" ")
    if (command === "kill") {
      kill(name)
      console.log("ok")
    }
    if (command === "pids")
      console.log(JSON.stringify(Object.fromEntries(site.processes.map((it) => [it.name, it.pid()]))))
    if (command === "stop") void stop().then(() => process.exit(0))
  }
})
process.stdin.on("end", () => void stop().then(() => process.exit(0)))
process.on("SIGTERM", () => void stop().then(() => process.exit(0)))
