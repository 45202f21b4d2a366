import { Effect, Layer, Schema } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { type DocumentRow } from "@application/kernel"
import { CampaignReviews, type WaitingCampaign } from "@application/campaigns/ports"
import { BusinessProfileId, CampaignId, type PortalId } from "@domain/kernel"
import { decodedRow, orDatabaseDefect } from "../query-results.ts"
import { storedCampaign } from "./stored-campaign.ts"
import { escapedLike } from "../escaped-like.ts"

interface Row extends DocumentRow {
  readonly businessName: string | null
  readonly isPriority: boolean
}

const totalOf = decodedRow(Schema.Struct({ total: Schema.Int }))
const keyOf = decodedRow(Schema.Struct({ businessProfileId: BusinessProfileId, campaignId: CampaignId }))
const orders = {
  dueAt: "(campaign.document #>> '{reviewDueAt}')::numeric",
  askedAt: "(campaign.document #>> '{portalReview,askedAt}')::bigint",
  name: 'campaign.name collate "C"',
} as const

const waitingOf = Effect.fnUntraced(function* ({ document, version, businessName, isPriority }: Row) {
  const campaign = yield* storedCampaign.read(document, version)
  const waiting: WaitingCampaign = { campaign, isPriority, ...(businessName !== null && { businessName }) }
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
    // A pack of the business ran at some time since the campaign was submitted.
    const isPriority = (now: number) => sql`exists (select from add_on_purchases bought
      where bought.business_profile_id = campaign.business_profile_id and bought.starts_at <= ${now}
        and bought.ends_at > (campaign.document #>> '{portalReview,askedAt}')::bigint)`
    const found = (now: number, from: Statement.Fragment) =>
      orDatabaseDefect(
        sql<Row>`select campaign.document, campaign.document_version as version,
          (select name from business_profiles where id = campaign.business_profile_id) as "businessName",
          ${isPriority(now)} as "isPriority" ${from}`,
      ).pipe(Effect.flatMap(Effect.forEach(waitingOf)))
    return {
      list: Effect.fnUntraced(function* (portalId, { search, sort, isDescending, skip, limit, now }) {
        const named = sql`${waitingIn(portalId)} and campaign.name ilike ${`%${escapedLike(search.trim())}%`}`
        const order = sql.literal(`${orders[sort]} ${isDescending ? "desc" : "asc"}, campaign.id`)
        const lateFirst =
          sort === "dueAt"
            ? sql`coalesce((campaign.document #>> '{reviewDueAt}')::numeric <= ${now}::bigint, false) desc,
                case when (campaign.document #>> '{reviewDueAt}')::numeric <= ${now}::bigint then false
                  else ${isPriority(now)} end desc,`
            : sql`"isPriority" desc,`
        const waiting = yield* found(now, sql`${named} order by ${lateFirst} ${order} limit ${limit} offset ${skip}`)
        const [row] = yield* orDatabaseDefect(sql<object>`select count(*)::int as total ${named}`)
        return { waiting, total: (yield* totalOf(row)).total }
      }),
      find: (portalId, campaignId, now) =>
        Effect.map(found(now, sql`${waitingIn(portalId)} and campaign.id = ${campaignId}`), ([one]) => one),
      sameDesign: (portalId, { id, portalReview }, now, limit) =>
        portalReview?.design === undefined
          ? Effect.succeed([])
          : found(
              now,
              sql`${waitingIn(portalId)} and campaign.document #>> '{portalReview,design}' = ${portalReview.design}
                and campaign.id <> ${id} order by ${sql.literal(orders.askedAt)}, campaign.id limit ${limit}`,
            ),
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
