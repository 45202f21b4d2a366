import { Effect, Layer, Schema } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { type LaunchRun, LaunchRuns } from "@application/campaigns/ports"
import { CampaignChannel, ChannelVerdict } from "@domain/campaigns"
import { JobStatus, LaunchStep } from "@domain/channels"
import { BusinessProfileId, CampaignId, IdempotencyKey, JobId, LocalDate, MinorUnits, Region } from "@domain/kernel"
import { databaseTrouble, decodedRow } from "../database-trouble.ts"

const ids = Object.fromEntries(LaunchStep.literals.map((step) => [step, Schema.optionalKey(Schema.String)]))

const ReplacedRun = Schema.Struct({ channel: CampaignChannel, externalIds: Schema.Struct(ids) })

const ChannelRun = Schema.Struct({
  ...ReplacedRun.fields,
  status: JobStatus,
  steps: Schema.Array(LaunchStep),
  problem: Schema.optionalKey(Schema.String),
  told: Schema.optionalKey(ChannelVerdict),
})

const Run = Schema.Struct({
  businessProfileId: BusinessProfileId,
  campaignId: CampaignId,
  attempt: Schema.Int,
  jobId: JobId,
  idempotencyKey: IdempotencyKey,
  region: Region,
  status: JobStatus,
  channels: Schema.Array(ChannelRun),
  replaced: Schema.optionalKey(Schema.Array(ReplacedRun)),
  touchedAt: Schema.Number,
  syncedOn: Schema.optionalKey(LocalDate),
  dailyBudget: Schema.optionalKey(MinorUnits),
})

const runOf = decodedRow(Schema.Struct({ document: Run }))
const encoded = Schema.encodeSync(Run)
const ownerOf = decodedRow(Schema.Struct({ businessProfileId: BusinessProfileId, campaignId: CampaignId }))

const leadFormOf = ({ channels }: LaunchRun): string | null =>
  channels.find(({ externalIds }) => externalIds.leadForm !== undefined)?.externalIds.leadForm ?? null

/** Launches as documents; the lead form's id has a column of its own, since notices name nothing else. */
export const postgresLaunchRuns = Layer.effect(
  LaunchRuns,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const first = Effect.fnUntraced(function* (
      rows: Statement.Statement<object>,
    ): Effect.fn.Return<LaunchRun | undefined> {
      const [row] = yield* databaseTrouble(rows)
      return row === undefined ? undefined : (yield* runOf(row)).document
    })
    return {
      latest: (profile, campaignId) =>
        first(
          sql`select document from launch_runs where business_profile_id = ${profile} and campaign_id = ${campaignId}
              order by attempt desc limit 1`,
        ),
      byKey: (profile, key) =>
        first(
          sql`select document from launch_runs where business_profile_id = ${profile} and idempotency_key = ${key}`,
        ),
      save: (run) =>
        databaseTrouble(
          sql`insert into launch_runs ${sql.insert({
            business_profile_id: run.businessProfileId,
            campaign_id: run.campaignId,
            attempt: run.attempt,
            idempotency_key: run.idempotencyKey,
            lead_form_id: leadFormOf(run),
            document: JSON.stringify(encoded(run)),
          })} on conflict (business_profile_id, campaign_id, attempt) do update set
            lead_form_id = excluded.lead_form_id, document = excluded.document`,
        ).pipe(Effect.asVoid),
      ofLeadForm: Effect.fnUntraced(function* (formId) {
        const [row] = yield* databaseTrouble(
          sql`select business_profile_id as "businessProfileId", campaign_id as "campaignId" from launch_runs
              where lead_form_id = ${formId} limit 1`,
        )
        return row === undefined ? undefined : yield* ownerOf(row)
      }),
    }
  }),
)
