import { Effect } from "effect"
import { Client } from "pg"
import { postgresCampaignRepository } from "@adapters/postgres"
import { CampaignRepository } from "@application/campaigns/ports"
import { CampaignOrder } from "@domain/campaigns"
import { BusinessProfileId } from "@domain/kernel"
import { median } from "./median.ts"
import { statementOf } from "./sent-statement.ts"

/** Milliseconds of a page of the list for a business with few campaigns, its twin, and a business with many. */
export interface ListPages {
  readonly name: string
  readonly few: number
  readonly twin: number
  readonly many: number
}

const sizes = { few: 50, twin: 50, many: 5_000 } as const
type Business = keyof typeof sizes
const businesses: ReadonlyArray<Business> = ["few", "twin", "many"]
const profiles: Readonly<Record<Business, BusinessProfileId>> = {
  few: BusinessProfileId.make(8_300_000_001),
  twin: BusinessProfileId.make(8_300_000_002),
  many: BusinessProfileId.make(8_300_000_003),
}
const rounds = 31
const month = { from: "2026-06-01", to: "2026-06-30" } as const

/** Reads the first page of an order, with the figures of a month. */
const firstPage = (business: Business, order: CampaignOrder) =>
  Effect.flatMap(CampaignRepository, (campaigns) =>
    campaigns.listJson(profiles[business], { tab: "all", order, page: 1, limit: 20, ...month }),
  )

/** Campaigns in every state, each with a month of numbers on two channels. */
const fill = async (database: Client, business: Business): Promise<void> => {
  const values = [profiles[business], sizes[business]]
  await database.query(
    `insert into campaigns (business_profile_id, id, session_id, name, status, created_at, document_version, document)
     select $1, $1::bigint * 10000 + n, gen_random_uuid(), 'Summer offer ' || n, state, n, 1,
       jsonb_build_object('region', 'IN', 'name', 'Summer offer ' || n, 'startDate', '2026-06-01',
         'endDate', '2026-07-' || lpad((1 + n % 28)::text, 2, '0'), 'filling', repeat('details of a campaign ', 60))
     from generate_series(1, $2::int) n,
       lateral (select (array['Active', 'Paused', 'Completed', 'InReview', 'Draft'])[1 + n % 5] as state) chosen`,
    values,
  )
  await database.query(
    `insert into daily_metrics (business_profile_id, campaign_id, channel, date, impressions, clicks, results, spend, reported)
     select $1, $1::bigint * 10000 + n, channel, '2026-06-01'::date + day, 900, 40, 1 + n % 7, 30000 + n, 30000 + n
     from generate_series(1, $2::int) n, generate_series(1, 2) channel, generate_series(0, 29) day`,
    values,
  )
}

/** What a page of each order costs among few campaigns and among a hundred times as many, in turn. */
export const measureLists = async (databaseUrl: string): Promise<ReadonlyArray<ListPages>> => {
  const database = new Client({ connectionString: databaseUrl })
  await database.connect()
  try {
    for (const business of businesses) await fill(database, business)
    await database.query("vacuum analyze campaigns")
    await database.query("vacuum analyze daily_metrics")
    const results: Array<ListPages> = []
    for (const order of CampaignOrder.literals) {
      const times: Record<Business, Array<number>> = { few: [], twin: [], many: [] }
      const statements = await Promise.all(
        businesses.map((business) => statementOf(databaseUrl, postgresCampaignRepository, firstPage(business, order))),
      )
      for (let round = 0; round < rounds; round += 1)
        for (const [place, business] of businesses.entries()) {
          const { text = "", values = [] } = statements[place] ?? {}
          const before = performance.now()
          await database.query(text, values)
          times[business].push(performance.now() - before)
        }
      const { few, twin, many } = times
      results.push({ name: order, few: median(few), twin: median(twin), many: median(many) })
    }
    return results
  } finally {
    // The worker, which goes on now, would read each of them from its networks.
    await database.query("delete from campaigns where business_profile_id = any ($1)", [Object.values(profiles)])
    await database.end()
  }
}
