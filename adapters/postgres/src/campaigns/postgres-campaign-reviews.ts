import { Effect, Layer, Schema } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { CampaignReviews, type WaitingCampaign } from "@application/campaigns/ports"
import { BusinessProfileId, CampaignId, type PortalId } from "@domain/kernel"
import { decodedRow, orDatabaseDefect } from "../query-results.ts"
import type { DocumentRow } from "../stored-document.ts"
import { storedCampaign } from "./stored-campaign.ts"

interface Row extends DocumentRow {
  readonly businessName: string | null
}

const totalOf = decodedRow(Schema.Struct({ total: Schema.Int }))
const keyOf = decodedRow(Schema.Struct({ businessProfileId: BusinessProfileId, campaignId: CampaignId }))
const orders = {
  askedAt: "(campaign.document #>> '{portalReview,askedAt}')::bigint",
  name: 'campaign.name collate "C"',
} as const

const escaped = (search: string): string => search.trim().replaceAll(/[\\%_]/gu, String.raw`\$&`)

const waitingOf = Effect.fnUntraced(function* ({ document, version, businessName }: Row) {
  const campaign = yield* storedCampaign.read(document, version)
  const waiting: WaitingCampaign = { campaign, ...(businessName !== null && { businessName }) }
  return waiting
})

/** Campaigns whose documents wait for a portal, which an index of their own finds. */
export const postgresCampaignReviews = Layer.effect(
  CampaignReviews,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const waitingIn = (portalId: PortalId) => sql`from campaigns campaign
      where campaign.document ? 'portalReview' and not campaign.document -> 'portalReview' ? 'decision'
        and (campaign.document #>> '{portalReview,portalId}')::bigint = ${portalId}
        and campaign.status in ('InReview', 'Approved', 'Active')`
    const found = (from: Statement.Fragment) =>
      orDatabaseDefect(
        sql<Row>`select campaign.document, campaign.document_version as version,
          (select name from business_profiles where id = campaign.business_profile_id) as "businessName" ${from}`,
      ).pipe(Effect.flatMap(Effect.forEach(waitingOf)))
    return {
      list: Effect.fnUntraced(function* (portalId, { search, sort, isDescending, skip, limit }) {
        const named = sql`${waitingIn(portalId)} and campaign.name ilike ${`%${escaped(search)}%`}`
        const order = sql.literal(`${orders[sort]} ${isDescending ? "desc" : "asc"}, campaign.id`)
        const waiting = yield* found(sql`${named} order by ${order} limit ${limit} offset ${skip}`)
        const [row] = yield* orDatabaseDefect(sql<object>`select count(*)::int as total ${named}`)
        return { waiting, total: (yield* totalOf(row)).total }
      }),
      find: (portalId, campaignId) =>
        Effect.map(found(sql`${waitingIn(portalId)} and campaign.id = ${campaignId}`), ([one]) => one),
      undecided: (askedBefore, limit) =>
        orDatabaseDefect(
          sql<object>`select business_profile_id as "businessProfileId", id as "campaignId" from campaigns
            where document ? 'portalReview' and not document -> 'portalReview' ? 'decision'
              and (document #>> '{portalReview,askedAt}')::bigint < ${askedBefore} and status = 'InReview'
            order by (document #>> '{portalReview,askedAt}')::bigint, id limit ${limit}`,
        ).pipe(Effect.flatMap(Effect.forEach(keyOf))),
    }
  }),
)
