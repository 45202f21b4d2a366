import { spawn } from "node:child_process"
import { join } from "node:path"
import { buildApps, freePortFrom, root, startSite } from "./site.ts"
import { watchBuild } from "./watched-build.ts"

/** Like start, but node apps rebuild and restart on each change, and Vite serves the web app with hot reload. */
const web = await freePortFrom(Number(process.env["PORT"] ?? 4000))
const sandbox = await freePortFrom(Number(process.env["SANDBOX_PORT"] ?? 4010))
const smtp = await freePortFrom(sandbox + 1)
await buildApps()
const site = await startSite({
  ports: { web, sandbox, smtp },
  dataDirectory: join(root, ".data"),
  onLine: (name, line) => console.log(`[${name}] ${line}`),
})

const vite = join(root, "node_modules", ".bin", "vite")
const hotReload = spawn(vite, ["--clearScreen", "false"], {
  cwd: join(root, "apps", "web"),
  stdio: "inherit",
  env: { ...process.env, PORT: String(web) },
})
const builds = await Promise.all(
  ["api", "worker", "sandbox"].map((name) =>
    watchBuild(join(root, "apps", name), () => {
      const pid = site.processes.find((process) => process.name === name)?.pid()
      if (pid !== undefined) process.kill(pid, "SIGTERM")
    }),
  ),
)
console.log(
  `\n  Hot reload  http://localhost:5173   built app  http://localhost:${web}   control room  http://localhost:${sandbox}\n`,
)

const stop = async () => {
  hotReload.kill("SIGTERM")
  await Promise.all(builds.map((build) => build.stop()))
  await site.stop()
  process.exit(0)
}
process.on("SIGINT", () => void stop())
process.on("SIGTERM", () => void stop())
