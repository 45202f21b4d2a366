import { Effect, Layer, Schema } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { type DocumentRow } from "@application/kernel"
import { type EarlierRuns, type LaunchRun, LaunchRuns } from "@application/campaigns/ports"
import { BusinessProfileId, CampaignId } from "@domain/kernel"
import { orDatabaseDefect, decodedRow } from "../query-results.ts"
import { storedLaunchRun } from "./stored-launch-run.ts"

const ownerOf = decodedRow(Schema.Struct({ businessProfileId: BusinessProfileId, campaignId: CampaignId }))

const leadFormOf = ({ channels }: LaunchRun): string | null =>
  channels.find(({ externalIds }) => externalIds.leadForm !== undefined)?.externalIds.leadForm ?? null

/** Launches as documents; the lead form's id has a column of its own, since notices name nothing else. */
export const postgresLaunchRuns = Layer.effect(
  LaunchRuns,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const firstRun = Effect.fnUntraced(function* (
      rows: Statement.Statement<DocumentRow>,
    ): Effect.fn.Return<LaunchRun | undefined> {
      const [row] = yield* orDatabaseDefect(rows)
      return row === undefined ? undefined : yield* storedLaunchRun.read(row.document, row.version)
    })
    return {
      latest: (profile, campaignId) =>
        firstRun(
          sql<DocumentRow>`select document, document_version as version from launch_runs where business_profile_id = ${profile} and campaign_id = ${campaignId}
              order by attempt desc limit 1`,
        ),
      recentOf: Effect.fnUntraced(function* (profiles, limit) {
        if (profiles.length === 0) return []
        const rows = yield* orDatabaseDefect(
          sql<DocumentRow>`select document, version from (
              select distinct on (business_profile_id, campaign_id) document, document_version as version
              from launch_runs where ${sql.in("business_profile_id", profiles)}
              order by business_profile_id, campaign_id, attempt desc
            ) latest order by (document ->> 'touchedAt')::bigint desc limit ${limit}`,
        )
        return yield* Effect.forEach(rows, ({ document, version }) => storedLaunchRun.read(document, version))
      }),
      earlier: Effect.fnUntraced(function* (profile, campaignId, key) {
        const rows = yield* orDatabaseDefect(
          sql<DocumentRow & { readonly part: keyof EarlierRuns }>`
            select 'sameKey' as part, document, document_version as version from launch_runs
            where business_profile_id = ${profile} and idempotency_key = ${key ?? null}
            union all (
              select 'latest', document, document_version from launch_runs
              where business_profile_id = ${profile} and campaign_id = ${campaignId} order by attempt desc limit 1
            )`,
        )
        const runs = yield* Effect.forEach(rows, ({ part, document, version }) =>
          Effect.map(storedLaunchRun.read(document, version), (run) => [part, run] as const),
        )
        return Object.fromEntries(runs)
      }),
      save: (run) =>
        orDatabaseDefect(
          sql`insert into launch_runs ${sql.insert({
            business_profile_id: run.businessProfileId,
            campaign_id: run.campaignId,
            attempt: run.attempt,
            idempotency_key: run.idempotencyKey,
            lead_form_id: leadFormOf(run),
            document_version: storedLaunchRun.version,
            document: storedLaunchRun.write(run),
          })} on conflict (business_profile_id, campaign_id, attempt) do update set
            lead_form_id = excluded.lead_form_id, document_version = excluded.document_version,
            document = excluded.document`,
        ).pipe(Effect.asVoid),
      ofLeadForm: Effect.fnUntraced(function* (formId) {
        const [row] = yield* orDatabaseDefect(
          sql`select business_profile_id as "businessProfileId", campaign_id as "campaignId" from launch_runs
              where lead_form_id = ${formId} limit 1`,
        )
        return row === undefined ? undefined : yield* ownerOf(row)
      }),
    }
  }),
)
