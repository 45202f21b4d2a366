import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { dumpDatabase, fillSite } from "@tools/dump"
import { buildApps, freePortFrom, startSite } from "./site.ts"

/** Dumps a filled database of this version to a file, which a test migrates to later versions. */
const [file] = process.argv.slice(2)
if (file === undefined) {
  console.error("Name the file to write: npm run dump -- apps/api/src/former/2026-11.json")
  process.exit(64)
}

await buildApps()
const dataDirectory = await mkdtemp(join(tmpdir(), "marquee-dump-"))
const web = await freePortFrom(31_200)
const sandbox = await freePortFrom(web + 1)
const smtp = await freePortFrom(sandbox + 1)
const site = await startSite({
  ports: { web, sandbox, smtp },
  dataDirectory,
  env: { MARKET_SPEED: "20", SYNC_SECONDS: "5" },
  onLine: (name, line) => {
    if (/error|ended/i.test(line)) console.error(`[${name}] ${line}`)
  },
})
try {
  const facts = await fillSite({ origin: `http://localhost:${web}`, sandbox: `http://localhost:${sandbox}` })
  const dump = { takenAt: Date.now(), ...facts, ...(await dumpDatabase(site.databaseUrl)) }
  await writeFile(resolve(file), `${JSON.stringify(dump, null, 1)}\n`)
  console.log(`Written: ${file}`)
} finally {
  await site.stop()
  if (site.databaseDirectory !== undefined) await rm(site.databaseDirectory, { recursive: true, force: true })
  await rm(dataDirectory, { recursive: true, force: true })
}
