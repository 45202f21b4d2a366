import { Clock, Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { type DocumentRow } from "@application/kernel"
import { CampaignListItem } from "@application/campaigns/contract"
import { type CampaignListQuery, type CampaignPage, CampaignRepository } from "@application/campaigns/ports"
import { type Campaign, CampaignNotFound, CampaignTab } from "@domain/campaigns"
import { BusinessProfileId, CampaignId } from "@domain/kernel"
import { orDatabaseDefect, decodedRow } from "../query-results.ts"
import { jsonIn, sqlRead } from "../sql-read.ts"
import { campaignListJson } from "./campaign-list-json.ts"
import { metricSums, metricTotals } from "./metric-totals.ts"
import { storedCampaign } from "./stored-campaign.ts"

const Key = Schema.Struct({ businessProfileId: BusinessProfileId, campaignId: CampaignId })
const Page = Schema.Struct({
  campaigns: Schema.Array(CampaignListItem),
  nextCursor: Schema.optionalKey(Schema.String),
  total: Schema.optionalKey(Schema.Int),
  counts: Schema.Record(CampaignTab, Schema.Int),
})

const campaignOf = ({ document, version }: DocumentRow) => storedCampaign.read(document, version)
const keyOf = decodedRow(Key)
const itemOf = decodedRow(Schema.Struct({ document: CampaignListItem }))
const pageOf = decodedRow(Schema.fromJsonString(Page))

/** Campaigns as wire-form documents, with what is searched and sorted by in columns of their own. */
export const postgresCampaignRepository = Layer.effect(
  CampaignRepository,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    // At once, since the list may be read in the statement that proves who calls.
    const clock = yield* Clock.Clock
    const campaignById = Effect.fnUntraced(function* (
      profile: BusinessProfileId,
      campaignId: CampaignId,
      locked: boolean,
    ): Effect.fn.Return<Campaign, CampaignNotFound> {
      const [row] = yield* orDatabaseDefect(
        sql<DocumentRow>`select document, document_version as version from campaigns
            where business_profile_id = ${profile} and id = ${campaignId}
            ${sql.literal(locked ? "for update" : "")}`,
      )
      return row === undefined ? yield* new CampaignNotFound({ campaignId }) : yield* campaignOf(row)
    })
    const jsonOf = (profile: BusinessProfileId, query: CampaignListQuery) => {
      const { text, values } = campaignListJson(profile, query, clock.currentTimeMillisUnsafe())
      return sqlRead(sql.unsafe<object>(text, values), jsonIn<CampaignPage>)
    }
    return {
      byId: (profile, campaignId) => campaignById(profile, campaignId, false),
      forChange: (profile, campaignId) => campaignById(profile, campaignId, true),
      save: (campaign) =>
        orDatabaseDefect(
          sql`insert into campaigns ${sql.insert({
            business_profile_id: campaign.businessProfileId,
            id: campaign.id,
            session_id: campaign.sessionId,
            name: campaign.name,
            status: campaign.status,
            created_at: campaign.createdAt,
            document_version: storedCampaign.version,
            document: storedCampaign.write(campaign),
          })} on conflict (business_profile_id, id) do update set session_id = excluded.session_id,
            name = excluded.name, status = excluded.status, document_version = excluded.document_version,
            document = excluded.document`,
        ).pipe(Effect.asVoid),
      remove: (profile, campaignId) =>
        orDatabaseDefect(sql`delete from campaigns where business_profile_id = ${profile} and id = ${campaignId}`).pipe(
          Effect.asVoid,
        ),
      withTotals: (profile, campaignId) =>
        sqlRead(
          sql<object>`
            select document || jsonb_build_object('totals', ${sql.literal(metricTotals("sums"))}) as document
            from campaigns left join lateral (
              select ${sql.literal(metricSums)} from daily_metrics
              where business_profile_id = ${profile} and campaign_id = ${campaignId}
            ) sums on true
            where business_profile_id = ${profile} and id = ${campaignId}`,
          (row) =>
            row === undefined
              ? Effect.fail(new CampaignNotFound({ campaignId }))
              : Effect.map(itemOf(row), ({ document }) => document),
        ),
      list: (profile, query) => Effect.flatMap(jsonOf(profile, query), ({ json }) => pageOf(json)),
      listJson: jsonOf,
      ofSession: Effect.fnUntraced(function* (profile, sessionId) {
        const [row] = yield* orDatabaseDefect(
          sql<DocumentRow>`select document, document_version as version from campaigns
              where business_profile_id = ${profile} and session_id = ${sessionId}
              order by created_at desc, id desc limit 1`,
        )
        return row === undefined ? undefined : yield* campaignOf(row)
      }),
      launched: (endedSince) =>
        orDatabaseDefect(
          sql`select business_profile_id as "businessProfileId", id as "campaignId" from campaigns
              where status in ('InReview', 'Approved', 'Active', 'Paused')
              union all
              select business_profile_id, id from campaigns
              where status in ('Completed', 'Archived') and document ->> 'endDate' >= ${endedSince}
              order by 1, 2`,
        ).pipe(Effect.flatMap(Effect.forEach(keyOf))),
    }
  }),
)
