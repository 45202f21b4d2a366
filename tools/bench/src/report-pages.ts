import { Effect, Layer } from "effect"
import { Client } from "pg"
import {
  postgresDailyMetricsRepository,
  postgresLeadRepository,
  postgresMetricPartsRepository,
  postgresPublishedReports,
} from "@adapters/postgres"
import {
  DailyMetricsRepository,
  LeadRepository,
  MetricPartsRepository,
  PublishedReports,
} from "@application/insights/ports"
import { BusinessProfileId, ReportId } from "@domain/kernel"
import { type Sent, statementOf } from "./sent-statement.ts"

/** Pages that a report's statement touches among few profiles and among a hundred times as many. */
export interface ReportPages {
  readonly name: string
  readonly few: number
  readonly many: number
}

const fewProfiles = 30
const times = 100

const profile = BusinessProfileId.make(8_000_000_001)
const days = { from: "2026-06-01", to: "2026-06-30" }
const compared = { from: "2026-05-02", to: "2026-05-31" }
const rowsBy = (grouping: "Day" | "Channel" | "Campaign") =>
  Effect.flatMap(DailyMetricsRepository, (metrics) =>
    metrics.rows(profile, {
      days,
      compared,
      grouping,
      sort: "Group",
      order: "Ascending",
      page: { page: 1, limit: 50 },
    }),
  )

/** The reads of reports, as their use-cases ask for them. */
const reports = {
  "published report": Effect.ignore(
    Effect.flatMap(PublishedReports, (published) => published.byId(profile, ReportId.make(8_000_000_001))),
  ),
  "library of published reports": Effect.flatMap(PublishedReports, (published) => published.list(profile, 50)),
  "tables of a month by part": Effect.flatMap(MetricPartsRepository, (parts) =>
    parts.reading(profile, { days, dimensions: ["Ad", "Place", "Device", "Age", "Gender", "Hour"] }),
  ),
  "dashboard of a month": Effect.flatMap(DailyMetricsRepository, (metrics) => metrics.report(profile, days, compared)),
  "report of a month by day": rowsBy("Day"),
  "report of a month by channel": rowsBy("Channel"),
  "report of a month by campaign": rowsBy("Campaign"),
  "leads of a month, counted": Effect.flatMap(LeadRepository, (leads) =>
    leads.count(profile, { during: { range: days, timeZone: "Asia/Kolkata" } }),
  ),
  "first page of the leads": Effect.flatMap(LeadRepository, (leads) => leads.listJson(profile, { limit: 20 })),
} as const

const repositories = Layer.mergeAll(
  postgresDailyMetricsRepository,
  postgresLeadRepository,
  postgresMetricPartsRepository,
  postgresPublishedReports,
)

/** Half a year on two channels with a campaign each, a month of it by device, two hundred leads and six published reports, of each profile. */
const fill = async (database: Client, from: number, until: number): Promise<void> => {
  await database.query(
    `insert into daily_metrics (business_profile_id, campaign_id, channel, date, impressions, clicks, results, spend, reported)
     select 8000000000 + profile, 8000000000 + profile, channel, '2026-01-01'::date + day, 900 + day, 40, 1, 30000, 30000
     from generate_series($1::int, $2::int) profile, generate_series(1, 2) channel, generate_series(0, 182) day`,
    [from, until],
  )
  await database.query(
    `insert into leads (business_profile_id, id, external_id, campaign_id, campaign_name, status, name, submitted_on)
     select 8000000000 + profile, 8000000000 + profile * 1000::bigint + n, profile || '-' || n, 8000000000 + profile,
       'Summer offer', case n % 4 when 0 then 'New' else 'Won' end, 'Person ' || n, 1767225600000 + n * 79000000::bigint
     from generate_series($1::int, $2::int) profile, generate_series(1, 200) n`,
    [from, until],
  )
  await database.query(
    `insert into metric_parts (business_profile_id, date, campaign_id, channel, external_campaign_id, dimension, value,
       impressions, clicks, results, spend)
     select 8000000000 + profile, '2026-06-01'::date + day, 8000000000 + profile, channel, '', 3, device, 300 + day, 13, 0, 10000
     from generate_series($1::int, $2::int) profile, generate_series(1, 2) channel, generate_series(0, 29) day,
       unnest(array['Desktop', 'Phone', 'Tablet']) device`,
    [from, until],
  )
  await database.query(
    `insert into published_reports (business_profile_id, id, portal_id, name, from_day, to_day, published_at,
       campaign_names, document_version, document) overriding system value
     select 8000000000 + profile, 8000000000 + profile + n * 10000::bigint, 1, 'Month ' || n, '2026-06-01', '2026-06-30',
       1767225600000 + n, '[]', 1, jsonb_build_object('name', 'Month ' || n)
     from generate_series($1::int, $2::int) profile, generate_series(0, 5) n`,
    [from, until],
  )
  for (const table of ["daily_metrics", "leads", "metric_parts", "published_reports"])
    await database.query(`vacuum analyze ${table}`)
}

interface Buffers {
  readonly "Shared Hit Blocks": number
  readonly "Shared Read Blocks": number
}

/** Pages of tables and indexes that a statement touches; its plan is made beforehand. */
const pagesOf = async (database: Client, { text, values }: Sent): Promise<number> => {
  const explain = async () => {
    const { rows } = await database.query(
      `explain (analyze, buffers, costs off, timing off, format json) ${text}`,
      values,
    )
    const { Plan: plan }: { readonly Plan: Buffers } = rows[0]["QUERY PLAN"][0]
    return plan["Shared Hit Blocks"] + plan["Shared Read Blocks"]
  }
  await explain()
  return explain()
}

/** The pages that the statements of reports touch, before and after a hundred times as many profiles have data. */
export const measureReports = async (databaseUrl: string): Promise<ReadonlyArray<ReportPages>> => {
  const database = new Client({ connectionString: databaseUrl })
  await database.connect()
  try {
    const statements = new Map<string, Sent>()
    for (const [name, report] of Object.entries(reports))
      statements.set(name, await statementOf(databaseUrl, repositories, report))
    const pages = async () => {
      const counts: Array<number> = []
      for (const statement of statements.values()) counts.push(await pagesOf(database, statement))
      return counts
    }
    await fill(database, 1, fewProfiles)
    const few = await pages()
    await fill(database, fewProfiles + 1, fewProfiles * times)
    const many = await pages()
    return [...statements.keys()].map((name, place) => ({
      name,
      few: few[place] ?? Number.NaN,
      many: many[place] ?? Number.NaN,
    }))
  } finally {
    await database.end()
  }
}
