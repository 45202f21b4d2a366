/** A job's status as its document holds it. */
const failed = 3

/** SQL for what waits in the feeds, drafts and autopilots of a business, as jsonb; `profile` is SQL for its number. */
export const waitingTasksJson = (profile: string): string => `(
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
        where business_profile_id = ${profile} and state = 'Proposed' order by id limit 1) oldest), '[]')))`
