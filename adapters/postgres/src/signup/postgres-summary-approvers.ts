import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { SummaryApprovers } from "@application/signup/ports"
import { ApproverId, LinkViews } from "@domain/signup"
import { PortalId, SessionId } from "@domain/kernel"
import { NotificationChannel } from "@domain/messaging"
import { decodedRow, orDatabaseDefect, withoutNulls } from "../query-results.ts"

const Row = Schema.Struct({
  portalId: PortalId,
  sessionId: SessionId,
  approverId: ApproverId,
  name: Schema.String,
  channel: Schema.toType(NotificationChannel),
  to: Schema.String,
  link: Schema.String,
  language: Schema.String,
  sentAt: Schema.Number,
  reminderDueAt: Schema.optionalKey(Schema.Number),
  remindedAt: Schema.optionalKey(Schema.Number),
  removedAt: Schema.optionalKey(Schema.Number),
  askedAgainAt: Schema.optionalKey(Schema.Number),
  ...LinkViews.fields,
})
const rowOf = decodedRow(Row)
const viewsOf = decodedRow(LinkViews)

const approverOf = (row: object) =>
  Effect.map(rowOf(withoutNulls(row)), ({ portalId, sessionId, ...approver }) => ({ portalId, sessionId, approver }))

/** Recipients of summaries as rows; an address has one of each session. */
export const postgresSummaryApprovers = Layer.effect(
  SummaryApprovers,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const columns = sql.literal(`portal_id as "portalId", session_id as "sessionId", id as "approverId", name, channel,
      recipient as "to", link, language, sent_at as "sentAt", reminder_due_at as "reminderDueAt",
      reminded_at as "remindedAt", removed_at as "removedAt", asked_again_at as "askedAgainAt", views, first_viewed_at as "firstViewedAt",
      last_viewed_at as "lastViewedAt"`)
    const rows = (rest: Statement.Fragment) =>
      orDatabaseDefect(sql<object>`select ${columns} from summary_approvers ${rest}`).pipe(
        Effect.flatMap(Effect.forEach(approverOf)),
      )
    const change = (
      values: Readonly<Record<string, number | null>>,
      portalId: PortalId,
      sessionId: SessionId,
      approverId: ApproverId,
    ) =>
      orDatabaseDefect(
        sql`update summary_approvers set ${sql.update(values)}
          where portal_id = ${portalId} and session_id = ${sessionId} and id = ${approverId}`,
      ).pipe(Effect.asVoid)
    return {
      send: Effect.fnUntraced(function* (portalId, sessionId, recipient) {
        const [row = {}] = yield* orDatabaseDefect(
          sql<object>`insert into summary_approvers ${sql.insert({
            portal_id: portalId,
            session_id: sessionId,
            name: recipient.name,
            channel: recipient.channel,
            recipient: recipient.to,
            link: recipient.link,
            language: recipient.language,
            sent_at: recipient.sentAt,
            reminder_due_at: recipient.reminderDueAt ?? null,
          })} on conflict (portal_id, session_id, channel, recipient) do update set name = excluded.name,
            language = excluded.language, sent_at = excluded.sent_at, reminder_due_at = excluded.reminder_due_at,
            removed_at = null, asked_again_at = case when summary_approvers.removed_at is null
              then summary_approvers.asked_again_at else excluded.sent_at end
          returning ${columns}`,
        )
        return (yield* approverOf(row)).approver
      }),
      of: (portalId, sessionId) =>
        Effect.map(rows(sql`where portal_id = ${portalId} and session_id = ${sessionId} order by id`), (found) =>
          found.map(({ approver }) => approver),
        ),
      byLink: (link) => Effect.map(rows(sql`where link = ${link}`), ([row]) => Option.fromUndefinedOr(row)),
      remove: (portalId, sessionId, approverId, removedAt) =>
        change({ removed_at: removedAt, reminder_due_at: null }, portalId, sessionId, approverId),
      noteReminder: (portalId, sessionId, approverId, remindedAt) =>
        change({ reminded_at: remindedAt, reminder_due_at: null }, portalId, sessionId, approverId),
      closeReminder: (portalId, sessionId, approverId) =>
        change({ reminder_due_at: null }, portalId, sessionId, approverId),
      saveViews: (portalId, sessionId, approverId, { views, firstViewedAt = null, lastViewedAt = null }) => {
        const values = { views, first_viewed_at: firstViewedAt, last_viewed_at: lastViewedAt }
        return approverId === undefined
          ? orDatabaseDefect(
              sql`insert into summary_link_views ${sql.insert({ portal_id: portalId, session_id: sessionId, ...values })}
                on conflict (portal_id, session_id) do update set views = excluded.views,
                  first_viewed_at = excluded.first_viewed_at, last_viewed_at = excluded.last_viewed_at`,
            ).pipe(Effect.asVoid)
          : change(values, portalId, sessionId, approverId)
      },
      copiedViews: Effect.fnUntraced(function* (portalId, sessionId) {
        const [row] = yield* orDatabaseDefect(
          sql<object>`select views, first_viewed_at as "firstViewedAt", last_viewed_at as "lastViewedAt"
            from summary_link_views where portal_id = ${portalId} and session_id = ${sessionId}`,
        )
        return row === undefined ? { views: 0 } : yield* viewsOf(withoutNulls(row))
      }),
      dueReminders: (now, limit) =>
        rows(sql`where reminder_due_at <= ${now} order by reminder_due_at, id limit ${limit}`),
    }
  }),
)
