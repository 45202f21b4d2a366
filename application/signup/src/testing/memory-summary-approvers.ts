import { Effect, Layer, Option } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { ApproverId, type LinkViews } from "@domain/signup"
import type { PortalId, SessionId } from "@domain/kernel"
import { type ApproverOfSession, type SummaryApprover, SummaryApprovers } from "../ports/summary-approvers.ts"

const unseen: LinkViews = { views: 0 }

/** Recipients in the in-memory database, by number, and openings of copied links by session. */
export const memorySummaryApprovers = Layer.effect(
  SummaryApprovers,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const rows = database.table<ApproverId, ApproverOfSession>("summary-approvers")
    const copied = database.table<string, LinkViews>("summary-link-views")
    const ofSession = (portalId: PortalId, sessionId: SessionId) =>
      [...rows.values()].filter((row) => row.portalId === portalId && row.sessionId === sessionId)
    const change = (
      portalId: PortalId,
      sessionId: SessionId,
      approverId: ApproverId,
      changed: (approver: SummaryApprover) => SummaryApprover,
    ) =>
      Effect.sync(() => {
        const row = ofSession(portalId, sessionId).find(({ approver }) => approver.approverId === approverId)
        if (row !== undefined) rows.set(approverId, { ...row, approver: changed(row.approver) })
      })
    return {
      send: (portalId, sessionId, recipient) =>
        Effect.sync(() => {
          const before = ofSession(portalId, sessionId)
            .map(({ approver }) => approver)
            .find(({ channel, to }) => channel === recipient.channel && to === recipient.to)
          const added: SummaryApprover = { ...unseen, ...recipient, approverId: ApproverId.make(rows.size + 1) }
          const { removedAt, ...known } = before ?? added
          const kept = { ...known, ...(removedAt !== undefined && { askedAgainAt: recipient.sentAt }) }
          const approver: SummaryApprover = { ...kept, ...recipient, link: kept.link }
          rows.set(approver.approverId, { portalId, sessionId, approver })
          return approver
        }),
      of: (portalId, sessionId) => Effect.sync(() => ofSession(portalId, sessionId).map(({ approver }) => approver)),
      byLink: (link) =>
        Effect.sync(() => Option.fromUndefinedOr([...rows.values()].find(({ approver }) => approver.link === link))),
      remove: (portalId, sessionId, approverId, removedAt) =>
        change(portalId, sessionId, approverId, ({ reminderDueAt: _due, ...approver }) => ({ ...approver, removedAt })),
      noteReminder: (portalId, sessionId, approverId, remindedAt) =>
        change(portalId, sessionId, approverId, ({ reminderDueAt: _due, ...approver }) => ({
          ...approver,
          remindedAt,
        })),
      closeReminder: (portalId, sessionId, approverId) =>
        change(portalId, sessionId, approverId, ({ reminderDueAt: _due, ...approver }) => approver),
      saveViews: (portalId, sessionId, approverId, views) =>
        approverId === undefined
          ? Effect.sync(() => void copied.set(`${portalId} ${sessionId}`, views))
          : change(portalId, sessionId, approverId, (approver) => ({ ...approver, ...views })),
      copiedViews: (portalId, sessionId) => Effect.sync(() => copied.get(`${portalId} ${sessionId}`) ?? unseen),
      dueReminders: (now, limit) =>
        Effect.sync(() =>
          [...rows.values()]
            .filter(({ approver: { reminderDueAt = Infinity } }) => reminderDueAt <= now)
            .slice(0, limit),
        ),
    }
  }),
)
