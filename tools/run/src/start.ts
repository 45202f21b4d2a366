import { join } from "node:path"
import { demoOperator, demoOwner } from "@adapters/http-client/testing"
import { findRunningSite, forgetRunningSite, noteRunningSite } from "./running.ts"
import { seedSite } from "./seed-site.ts"
import { buildApps, freePortFrom, root, startSite } from "./site.ts"

const dataDirectory = join(root, ".data")
const noteFile = join(dataDirectory, "running.json")

const say = (web: number, sandbox: number) => {
  const at = (host: string) => `http://${host}:${web}`
  console.log(`
  Marquee           ${at("localhost")}
  High Street       ${at("highstreet.localhost")}   sign-up with the business phone optional
  Parcelwise        ${at("parcelwise.localhost")}   sign-up begins with linking a store; without one, v2: few pages with much on each, without a business phone
  Studio Noir       ${at("studionoir.localhost")}   no sign-up
  Stallmark         ${at("stallmark.localhost")}   the shortened sign-up, with the business phone optional
  Brightside        ${at("brightside.localhost")}   the auto-generated sign-up: everything drafted, on one page
  Tidewater         ${at("tidewater.localhost")}   v2 without an account until there is something to pay
  Inkwell           ${at("inkwell.localhost")}   the creative builder: an account, then a workspace
  Reelhouse         ${at("reelhouse.localhost")}   the rich-media builder: an account, then a workspace
  Control room      http://localhost:${sandbox}   messages with their codes, payments, ads in review, clock
  OpenAPI           ${at("localhost")}/api/v1.0/docs

  Log in at ${at("localhost")}/login
  ${demoOwner.email} with ${demoOwner.password}   owns a business of each category: store, franchise, local business, brand portal and both builders
  ${demoOperator.email} with ${demoOperator.password}   administers the portal

  Ctrl-C stops everything.
`)
}

const running = await findRunningSite(noteFile)
if (running !== undefined) {
  console.log(`Already running in this checkout (process ${running.pid}).`)
  say(running.web, running.sandbox)
  process.exit(0)
}

await buildApps()
const web = await freePortFrom(Number(process.env["PORT"] ?? 4000))
const sandbox = await freePortFrom(Number(process.env["SANDBOX_PORT"] ?? 4010))
const smtp = await freePortFrom(Number(process.env["SMTP_PORT"] ?? sandbox + 1))

const site = await startSite({
  ports: { web, sandbox, smtp },
  dataDirectory,
  onLine: (name, line) => console.log(`[${name}] ${line}`),
})
await noteRunningSite(noteFile, {
  pid: process.pid,
  web,
  sandbox,
  databaseUrl: site.databaseUrl,
  processes: Object.fromEntries(site.processes.map(({ name, pid }) => [name, pid()])),
})
await seedSite(site)
say(web, sandbox)

let stopping = false
const stop = async () => {
  if (stopping) return
  stopping = true
  console.log("\nStopping…")
  await site.stop()
  await forgetRunningSite(noteFile)
  process.exit(0)
}
process.on("SIGINT", () => void stop())
process.on("SIGTERM", () => void stop())
