import { Clock, Effect, Result } from "effect"
import { Portals } from "@application/portals/services"
import { CurrentActor, currentUser, handler, UnitOfWork } from "@application/kernel"
import { InvalidFields } from "@domain/identity"
import { type BusinessProfileId, defaultPage, type ReportId } from "@domain/kernel"
import { requiredText } from "@domain/validation"
import {
  GetPublishedReport,
  ListPublishedReports,
  ListReportLibrary,
  MarkReportRead,
  PublishReport,
  RemoveReport,
  ShareReport,
  UnshareReport,
} from "../contract/index.ts"
import { PublishedReports } from "../ports/index.ts"
import { ReportReads } from "../stores/report-reads.ts"
import { frozenReport } from "./frozen-report.ts"
import { count } from "./report-limits.ts"
import { newLink } from "./report-link.ts"

const noteRead = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, reportId: ReportId) {
  const actor = yield* CurrentActor
  if (actor.kind !== "user") return
  const { userId, portalId } = actor
  const readAt = yield* Clock.currentTimeMillis
  yield* (yield* ReportReads).addOnce({ businessProfileId, reportId, userId, portalId, readAt })
})

/** Whoever publishes a report has read it. */
export const publishReport = handler(
  PublishReport,
  Effect.fnUntraced(function* ({ isUnshared = false, ...typed }) {
    const name = requiredText(typed.name)
    if (Result.isFailure(name)) return yield* new InvalidFields({ fields: { name: [name.failure.key] } })
    const { linkDays, linkUntil, linkPassword, ...question } = { ...typed, name: name.success }
    const { businessProfileId } = question
    yield* count("publish-report", businessProfileId)
    const { id: portalId } = yield* (yield* Portals).current
    const link = isUnshared ? undefined : yield* newLink(businessProfileId, { linkDays, linkUntil, linkPassword })
    const document = yield* frozenReport(question)
    const reports = yield* PublishedReports
    const report = yield* (yield* UnitOfWork).transact(
      Effect.tap(reports.add(businessProfileId, portalId, document, link?.stored), ({ id }) =>
        noteRead(businessProfileId, id),
      ),
    )
    return { report: { ...report, isRead: true }, ...(link !== undefined && { link: link.address }) }
  }),
)

const mostListed = 200

export const listPublishedReports = handler(
  ListPublishedReports,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const reports = yield* (yield* PublishedReports).list(businessProfileId, mostListed)
    const { userId } = yield* currentUser
    const { rows } = yield* (yield* ReportReads).list("ofUser", { businessProfileId, userId })
    const read = new Set(rows.map(({ reportId }) => reportId))
    return reports.map((report) => ({ ...report, isRead: read.has(report.id) }))
  }),
)

export const listReportLibrary = handler(
  ListReportLibrary,
  Effect.fnUntraced(function* ({ businessProfileId, words = "", order = "newest", page, limit, ...narrowed }) {
    const { userId } = yield* currentUser
    const place = { page: page ?? defaultPage.page, limit: limit ?? defaultPage.limit }
    const now = yield* Clock.currentTimeMillis
    return yield* (yield* PublishedReports).page(
      businessProfileId,
      userId,
      { words, order, ...place, ...narrowed },
      now,
    )
  }),
)

export const getPublishedReport = handler(
  GetPublishedReport,
  Effect.fnUntraced(function* ({ businessProfileId, reportId }) {
    return yield* (yield* PublishedReports).byId(businessProfileId, reportId)
  }),
)

export const markReportRead = handler(
  MarkReportRead,
  Effect.fnUntraced(function* ({ businessProfileId, reportId }) {
    yield* (yield* PublishedReports).byId(businessProfileId, reportId)
    yield* noteRead(businessProfileId, reportId)
    return {}
  }),
)

export const shareReport = handler(
  ShareReport,
  Effect.fnUntraced(function* ({ businessProfileId, reportId, ...choice }) {
    yield* count("publish-report", businessProfileId)
    const { userId } = yield* currentUser
    const { address, stored } = yield* newLink(businessProfileId, choice)
    const set = (yield* PublishedReports).setLink(businessProfileId, reportId, stored)
    const report = yield* (yield* UnitOfWork).transact(set)
    const read = yield* (yield* ReportReads).find({ businessProfileId, reportId, userId })
    return { report: { ...report, isRead: read !== undefined }, link: address }
  }),
)

export const unshareReport = handler(
  UnshareReport,
  Effect.fnUntraced(function* ({ businessProfileId, reportId }) {
    yield* (yield* PublishedReports).setLink(businessProfileId, reportId, undefined)
    return {}
  }),
)

export const removeReport = handler(
  RemoveReport,
  Effect.fnUntraced(function* ({ businessProfileId, reportId }) {
    yield* (yield* PublishedReports).remove(businessProfileId, reportId)
    const reads = yield* ReportReads
    const { rows } = yield* reads.list("ofReport", { businessProfileId, reportId })
    yield* Effect.forEach(rows, (row) => reads.remove(row), { discard: true })
    return {}
  }),
)
