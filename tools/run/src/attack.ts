import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import {
  attackAsInsider,
  attackBodies,
  attackByFuzz,
  attackByKills,
  attackConnections,
  attackPayments,
  attackPictures,
  type Outcome,
  type Target,
} from "@tools/attack"
import { buildApps, freePortFrom, startSite } from "./site.ts"

/**
 * Attacks the built product on its own site and counts failures; arguments name the attacks to run. `FUZZ_REQUESTS` and
 * `FUZZ_SEED` control the fuzzing.
 */
const wholeNumber = (name: string, fallback: number): number => Number.parseInt(process.env[name] ?? "", 10) || fallback

const attacks: Readonly<Record<string, (target: Target) => Promise<ReadonlyArray<Outcome>>>> = {
  insiders: attackAsInsider,
  bodies: attackBodies,
  pictures: attackPictures,
  fuzz: (target) =>
    attackByFuzz(target, {
      requests: wholeNumber("FUZZ_REQUESTS", 24_000),
      seed: wholeNumber("FUZZ_SEED", Date.now() % 1_000_000),
    }),
  connections: attackConnections,
  payments: attackPayments,
  kills: (target) => attackByKills(target, 30),
}

const attackNames = process.argv.slice(2)
const unknown = attackNames.filter((name) => attacks[name] === undefined)
if (unknown.length > 0) {
  console.error(`There is no attack named ${unknown.join(", ")}; there are ${Object.keys(attacks).join(", ")}.`)
  process.exit(64)
}

await buildApps()
const dataDirectory = await mkdtemp(join(tmpdir(), "marquee-attack-"))
const web = await freePortFrom(31_000)
const sandbox = await freePortFrom(web + 1)
const smtp = await freePortFrom(sandbox + 1)
const defects: Array<string> = []
const site = await startSite({
  ports: { web, sandbox, smtp },
  dataDirectory,
  // Callers forward many addresses, so that limits by address do not hide what is behind them.
  env: { TRUSTED_PROXIES: "127.0.0.1, ::1, ::ffff:127.0.0.1" },
  onLine: (name, line) => {
    if (/\bdied\b|\bended \(|unhandled/i.test(line)) defects.push(`[${name}] ${line.slice(0, 300)}`)
    if (process.env["SITE_LOG"] !== undefined) console.error(`[${name}] ${line}`)
  },
})
const pidOf = (wanted: string) => site.processes.find(({ name }) => name === wanted)?.pid()
const target: Target = {
  origin: `http://localhost:${web}`,
  sandbox: `http://localhost:${sandbox}`,
  databaseUrl: site.databaseUrl,
  kill: (what) => {
    const pid = what === "database" ? site.databasePid() : pidOf(what)
    if (pid !== undefined) process.kill(pid, "SIGKILL")
  },
  apiPid: () => pidOf("api"),
}

/** A sample of the lines, one of each kind. */
const someOf = (lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  [...new Map(lines.toReversed().map((line) => [line.slice(0, 32), line])).values()].slice(-12).toReversed()

let failed = 0
try {
  for (const [name, attack] of Object.entries(attacks)) {
    if (attackNames.length > 0 && !attackNames.includes(name)) continue
    const before = defects.length
    for (const { name: title, attempts, failures, remarks = [] } of await attack(target)) {
      console.log(`${title}: ${attempts} attempts, ${failures.length} failures`)
      for (const remark of remarks) console.log(`  ${remark}`)
      for (const failure of someOf(failures)) console.log(`  ${failure}`)
      failed += failures.length
    }
    // A killed database is a defect here; in the other attacks nothing may die.
    if (name === "connections" || name === "kills") continue
    const died = defects.slice(before)
    console.log(`${name}: ${died.length} defects logged`)
    for (const defect of someOf(died)) console.log(`  ${defect}`)
    failed += died.length
  }
} finally {
  await site.stop()
  await rm(dataDirectory, { recursive: true, force: true })
}
console.log(failed === 0 ? "\nattack: nothing failed" : `\nattack: ${failed} failures`)
process.exit(failed === 0 ? 0 : 1)
