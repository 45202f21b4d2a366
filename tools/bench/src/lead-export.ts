import { execFile } from "node:child_process"
import { readFileSync } from "node:fs"
import { promisify } from "node:util"
import { Client } from "pg"
import type { ServerUnderTest } from "./call-cost.ts"
import { median } from "./median.ts"
import { makeSampleCampaign } from "./sample-campaign.ts"

/** A download of all leads against psql's COPY of the same rows. */
export interface ExportCost {
  readonly format: string
  readonly leads: number
  readonly seconds: number
  /** Its speed as a part of COPY's: 1 is as fast. */
  readonly speed: number
  /** How much the server's memory grew at most while it was sent. */
  readonly grownMegabytes: number
}

const run = promisify(execFile)
const rounds = 3

/** Resident memory of a process. Reads Linux's /proc. */
const megabytesOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1_000

const seedLeads = (database: Client, businessProfileId: number, campaignId: number, count: number) =>
  database.query(
    `insert into leads (business_profile_id, id, external_id, campaign_id, campaign_name, status, name, mobile_number,
       email, city, service_needed, submitted_on)
     select $1, 5000000000 + n, 'bench-' || n, $2, 'Summer offer ' || n % 20,
       (array['New', 'Contacted', 'Won', 'Lost', 'Spam'])[1 + n % 5], 'Person ' || n,
       '+9198' || lpad(n::text, 8, '0'), 'person' || n || '@example.com', (array['Pune', 'Mumbai', 'Delhi'])[1 + n % 3],
       case when n % 50 = 0 then '=SUM(A1)' else 'Teeth whitening' end, 1700000000000 + n * 47000::bigint
     from generate_series(1, $3::int) n`,
    [businessProfileId, campaignId, count],
  )

const copied = async (databaseUrl: string, businessProfileId: number): Promise<number> => {
  const started = performance.now()
  await run("psql", [
    databaseUrl,
    "--quiet",
    "--output=/dev/null",
    `--command=copy (select name, mobile_number, email, city, service_needed, status, submitted_on, campaign_name, consents, notes from leads
      where business_profile_id = ${businessProfileId} order by submitted_on desc, id desc) to stdout with csv`,
  ])
  return performance.now() - started
}

interface Download {
  readonly milliseconds: number
  readonly lines: number
  readonly grown: number
}

/** Ends of lines, found without a step for each byte, which would count as the download's own time. */
const linesIn = (part: Uint8Array): number => {
  const bytes = Buffer.from(part.buffer, part.byteOffset, part.length)
  let lines = 0
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) lines += 1
  return lines
}

const downloaded = async (address: string, token: string, apiPid: number): Promise<Download> => {
  const before = megabytesOf(apiPid)
  const started = performance.now()
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}`, "x-client-id": "bench" } })
  let [lines, most, bytes] = [0, before, 0]
  for await (const part of response.body ?? []) {
    lines += linesIn(part)
    if (bytes >> 22 !== (bytes += part.length) >> 22) most = Math.max(most, megabytesOf(apiPid))
  }
  return { milliseconds: performance.now() - started, lines, grown: most - before }
}

/** The time and memory of downloading `count` leads of one business, in turn with COPY. */
export const measureExports = async (server: ServerUnderTest, count: number): Promise<ReadonlyArray<ExportCost>> => {
  const { businessProfileId, campaignId, signIn } = await makeSampleCampaign(server.origin, server.sandbox)
  const database = new Client({ connectionString: server.databaseUrl })
  await database.connect()
  await seedLeads(database, businessProfileId, campaignId, count)
  await database.query("vacuum analyze leads")
  await database.end()
  server.onSeeded()
  const costs: Array<ExportCost> = []
  for (const format of ["csv", "xlsx"]) {
    const all: Array<Download & { readonly copy: number }> = []
    for (let round = 0; round <= rounds; round += 1) {
      const copy = await copied(server.databaseUrl, businessProfileId)
      const address = `${server.origin}/api/v1.0/businessProfiles/${businessProfileId}/leads/export?format=${format}`
      const download = await downloaded(address, await signIn(), server.apiPid)
      if (format === "csv" && download.lines !== count + 1) throw new Error(`${download.lines} lines of ${count} leads`)
      // The first round warms both up.
      if (round > 0) all.push({ ...download, copy })
    }
    costs.push({
      format,
      leads: count,
      seconds: median(all.map(({ milliseconds }) => milliseconds)) / 1_000,
      speed: median(all.map(({ milliseconds, copy }) => copy / milliseconds)),
      grownMegabytes: Math.max(...all.map(({ grown }) => grown)),
    })
  }
  return costs
}
