import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { causeChaos } from "@tools/attack"
import { bin, run } from "./run-program.ts"
import { buildApps, freePortFrom, startSite } from "./site.ts"

/**
 * Tells thousands of stories of a wallet, then pays and refunds on a site of its own while gateways fail and processes are
 * killed, and ends non-zero when a book disagrees. `--payments`, `--stories` and `--seed` control it.
 */
const { values } = parseArgs({
  options: {
    payments: { type: "string", default: "1000" },
    stories: { type: "string", default: "2000" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
  },
})
const [payments, stories, seed] = [values.payments, values.stories, values.seed].map(Number)
if (![payments, stories, seed].every((value) => Number.isSafeInteger(value) && Number(value) >= 0)) {
  console.error("--payments, --stories and --seed are whole numbers, not below zero.")
  process.exit(64)
}

let failed = 0
if (stories !== 0) {
  const file = "adapters/postgres/src/wallet/wallet-story.db.test.ts"
  const env = { WALLET_STORIES: String(stories), FAST_CHECK_SEED: String(seed) }
  const code = await run(bin("vitest"), ["run", "--project", "database", file], env)
  console.log(`stories of a wallet: ${stories} told, ${code === 0 ? "all" : "not all"} as written down`)
  failed += code === 0 ? 0 : 1
}

/** One run on a site of its own; how many failures it had. */
const chaos = async (): Promise<number> => {
  await buildApps()
  const dataDirectory = await mkdtemp(join(tmpdir(), "marquee-chaos-"))
  const web = await freePortFrom(31_300)
  const sandbox = await freePortFrom(web + 1)
  const smtp = await freePortFrom(sandbox + 1)
  const site = await startSite({
    ports: { web, sandbox, smtp },
    dataDirectory,
    env: { SYNC_SECONDS: "2", TRUSTED_PROXIES: "127.0.0.1, ::1, ::ffff:127.0.0.1" },
    onLine: (name, line) => {
      if (process.env["SITE_LOG"] !== undefined) console.error(`[${name}] ${line}`)
    },
  })
  const pidOf = (wanted: string) => site.processes.find(({ name }) => name === wanted)?.pid()
  try {
    const { faults, books, failures } = await causeChaos(
      {
        origin: `http://localhost:${web}`,
        sandbox: `http://localhost:${sandbox}`,
        databaseUrl: site.databaseUrl,
        apiPid: () => pidOf("api"),
        kill: (what) => {
          const pid = what === "database" ? site.databasePid() : pidOf(what)
          if (pid !== undefined) process.kill(pid, "SIGKILL")
        },
      },
      { payments: payments ?? 0, seed: seed ?? 0 },
    )
    const counted = (counts: Readonly<Record<string, number>>) =>
      Object.entries(counts)
        .map(([name, count]) => `${name} ${count}`)
        .join(", ")
    console.log(`faults of gateways: ${counted(faults.switched)}`)
    console.log(`forged notices: ${faults.forged}, ${faults.believed} of them believed`)
    console.log(`killed: ${counted(faults.killed)}`)
    console.log(
      `payments: ${books.payments}, taken ${books.taken}, credited ${books.credited}, refunded ${books.refunded}`,
    )
    console.log(`lost: ${books.lost}, doubled: ${books.doubled}, disagreements: ${books.disagreements.length}`)
    for (const failure of failures.slice(0, 20)) console.log(`  ${failure}`)
    return failures.length
  } finally {
    await site.stop()
    if (site.databaseDirectory !== undefined) await rm(site.databaseDirectory, { recursive: true, force: true })
    await rm(dataDirectory, { recursive: true, force: true })
  }
}

if (payments !== 0) failed += await chaos()
console.log(failed === 0 ? `\nchaos: every book agrees (seed ${seed})` : `\nchaos: ${failed} failures (seed ${seed})`)
process.exit(failed === 0 ? 0 : 1)
