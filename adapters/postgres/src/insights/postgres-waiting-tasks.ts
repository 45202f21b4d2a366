import { WaitingTasks } from "@application/insights/ports"
import { CampaignId, SessionId } from "@domain/kernel"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { decodedRow, orDatabaseDefect } from "../query-results.ts"

const Tasks = Schema.Struct({
  feeds: Schema.Int,
  approvals: Schema.Array(Schema.Struct({ sessionId: SessionId, askedAt: Schema.Number, linkUntil: Schema.Number })),
  proposals: Schema.Array(Schema.Struct({ campaignId: CampaignId, count: Schema.Int, oldestAt: Schema.Number })),
})
const tasksOf = decodedRow(Schema.Struct({ tasks: Schema.fromJsonString(Tasks) }))

/** A job's status as its document holds it. */
const failed = 3

/** What waits in feeds, drafts and autopilots, by one statement. */
export const postgresWaitingTasks = Layer.effect(
  WaitingTasks,
  Effect.map(SqlClient.SqlClient, (sql) => ({
    of: Effect.fnUntraced(function* (profile) {
      const rows = yield* orDatabaseDefect(sql`
        with asked as (
          select session.session_id, session.details, approver.id,
            coalesce(approver.asked_again_at, approver.sent_at) as asked_at,
            (select decision.kind from summary_decisions decision
              where decision.portal_id = session.portal_id and decision.session_id = session.session_id
                and decision.approver_id = approver.id
                and decision.decided_at > coalesce(approver.asked_again_at, 0)
              order by decision.id desc limit 1) as said
          from campaigns campaign
          join signup_sessions session on session.session_id = campaign.session_id
          join summary_approvers approver on approver.portal_id = session.portal_id
            and approver.session_id = session.session_id and approver.removed_at is null
          where campaign.business_profile_id = ${profile} and campaign.status = 'Draft'
        ), awaited as (
          select session_id as "sessionId", min(asked_at) filter (where said is null) as "askedAt",
            (min(details ->> 'summaryUntil'))::bigint as "linkUntil"
          from asked group by session_id
          having bool_or(said is null) and not bool_or(coalesce(said, '') in ('Declined', 'ChangeRequested'))
            and not (bool_or(said = 'Approved') and min(coalesce(details ->> 'approvalRule', 'All')) = 'One')
        )
        select jsonb_build_object(
          'feeds', (select count(*) from feed_runs where business_profile_id = ${profile}
            and ((document ->> 'status')::int = ${failed}
              or coalesce((document #>> '{summary,issues,error}')::int, 0) > 0)),
          'approvals', coalesce((select jsonb_agg(to_jsonb(awaited) order by "askedAt", "sessionId") from awaited
            where "linkUntil" is not null), '[]'),
          'proposals', coalesce((select jsonb_agg(jsonb_build_object('campaignId', campaign_id, 'count', proposed,
              'oldestAt', (document ->> 'proposedAt')::bigint))
            from (select campaign_id, document, count(*) over () as proposed from autopilot_moves
              where business_profile_id = ${profile} and state = 'Proposed' order by id limit 1) oldest), '[]')
        )::text as tasks`)
      const { feeds, approvals, proposals } = (yield* tasksOf(rows[0])).tasks
      const [open] = proposals
      return { faulty: { feeds }, approvals, ...(open !== undefined && { proposals: open }) }
    }),
  })),
)
