import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { AssetPlaces } from "@application/creatives/ports"
import { CampaignStatus } from "@domain/campaigns"
import { placeOf } from "@domain/creatives"
import { CampaignId, SessionId } from "@domain/kernel"
import { decodedRow, orDatabaseDefect } from "../query-results.ts"

const placeIn = decodedRow(
  Schema.Struct({
    campaignId: CampaignId,
    name: Schema.String,
    sessionId: SessionId,
    status: CampaignStatus,
    isChange: Schema.Boolean,
    picture: Schema.NullOr(Schema.String),
    cardPictures: Schema.Array(Schema.String),
    video: Schema.NullOr(Schema.String),
    pageId: Schema.NullOr(Schema.String),
    usesPortalPage: Schema.Boolean,
    usesInstagram: Schema.Boolean,
  }),
)

const session = decodedRow(Schema.Struct({ sessionId: SessionId }))

/** Uses of assets, read from the drafts, plans and unsent changes of a business's campaigns in one statement. */
export const postgresAssetPlaces = Layer.effect(
  AssetPlaces,
  Effect.map(SqlClient.SqlClient, (sql) => ({
    inCampaigns: Effect.fnUntraced(function* (businessProfileId) {
      const rows = yield* orDatabaseDefect(
        sql<object>`with own as (
            select id, name, session_id, status, created_at, status in ('Draft', 'Rejected') as is_draft,
              (document #>> '{plan,launched}')::int as launched
            from campaigns where business_profile_id = ${businessProfileId}
          ), shown as (
            select own.*, false as is_change, plan.document -> 'plan' as plan
            from own join campaign_plans plan on plan.business_profile_id = ${businessProfileId}
              and plan.campaign_id = own.id and not own.is_draft
              and (plan.revision = own.launched or plan.revision in (
                select (channel ->> 'planRevision')::int from (
                  select run.document from launch_runs run where run.business_profile_id = ${businessProfileId}
                    and run.campaign_id = own.id order by run.attempt desc limit 1
                ) latest, jsonb_array_elements(latest.document -> 'channels') channel
              ))
            union all
            select own.*, false, jsonb_build_object(
                'creative', coalesce(session.details -> 'creative', session.details),
                'business', coalesce(session.details -> 'business', session.details),
                'accounts', coalesce(session.details -> 'accounts', session.details)
              )
            from own join signup_sessions session on session.business_profile_id = ${businessProfileId}
              and session.session_id = own.session_id and (own.is_draft or own.launched is null)
            union all
            select own.*, true, jsonb_build_object('creative', jsonb_build_object('creativeDetail', edit.document #> '{edit,ads}'))
            from own join campaign_edits edit on edit.business_profile_id = ${businessProfileId}
              and edit.campaign_id = own.id and edit.document ? 'edit'
          )
          select distinct on (created_at, id, is_change, picture, "cardPictures", video) id as "campaignId", name,
            session_id as "sessionId", status, is_change as "isChange",
            coalesce(plan #>> '{creative,creativeDetail,picture,url}', plan #>> '{business,pictures,0,url}') as picture,
            array(
              select card #>> '{picture,url}'
              from jsonb_array_elements(coalesce(plan #> '{creative,creativeDetail,cards}', '[]')) with ordinality cards (card, place)
              group by 1 order by min(place)
            ) as "cardPictures",
            plan #>> '{creative,creativeDetail,video,url}' as video,
            plan #>> '{accounts,linkedAccounts,facebookPage,id}' as "pageId",
            coalesce((plan #>> '{accounts,linkedAccounts,usePortalPage}')::boolean, false) as "usesPortalPage",
            coalesce((plan #>> '{accounts,linkedAccounts,instagram}')::boolean, false) as "usesInstagram"
          from shown order by created_at desc, id desc, is_change, picture, "cardPictures", video`,
      )
      const places = yield* Effect.forEach(rows, placeIn)
      return places.map(({ status, isChange, picture, cardPictures, video, pageId, ...one }) => ({
        ...one,
        place: isChange ? ("Change" as const) : placeOf(status),
        ...(picture !== null && { picture }),
        ...(cardPictures.length > 0 && { cardPictures }),
        ...(video !== null && { video }),
        ...(pageId !== null && { pageId }),
      }))
    }),
    elsewhere: Effect.fnUntraced(function* (businessProfileId) {
      const [row] = yield* orDatabaseDefect(
        sql<{
          readonly logo: string | null
        }>`select thumbnail_logo as logo from business_profiles where id = ${businessProfileId}`,
      )
      return row === undefined || row.logo === null ? {} : { logo: row.logo }
    }),
    draftsNaming: Effect.fnUntraced(function* (businessProfileId, url) {
      const rows = yield* orDatabaseDefect(
        sql<object>`select session_id as "sessionId" from signup_sessions
          where business_profile_id = ${businessProfileId}
            and jsonb_path_exists(details, 'lax $.**.pictures[*].url ? (@ == $url)', jsonb_build_object('url', ${url}::text))
            or business_profile_id = ${businessProfileId}
            and (
              ${url} in (
                coalesce(details -> 'creative', details) #>> '{creativeDetail,picture,url}',
                coalesce(details -> 'creative', details) #>> '{creativeDetail,video,url}'
              )
              or jsonb_path_exists(
                coalesce(details -> 'creative', details),
                'lax $.creativeDetail.cards[*].picture.url ? (@ == $url)',
                jsonb_build_object('url', ${url}::text)
              )
            )
          order by updated_at desc`,
      )
      return (yield* Effect.forEach(rows, session)).map(({ sessionId }) => sessionId)
    }),
  })),
)
