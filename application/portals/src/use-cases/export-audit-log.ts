import { Clock, Effect, Option, Stream } from "effect"
import { currentUser, FileAnswer, handler, RateLimits } from "@application/kernel"
import { TooManyRequests } from "@domain/identity"
import { byteOrderMark, csvRows } from "@domain/insights"
import { changedFields } from "@domain/portals"
import { type AuditEntry, ExportAuditLog } from "../contract/index.ts"
import { AuditLog } from "../ports/index.ts"
import { ownPortal } from "../services/administered-portal.ts"
import { AuditExports } from "../stores/audit-exports.ts"
import { chainAll } from "./audit-log.ts"

/** Entries of one statement: they are what an export holds in memory. */
const batchSize = 500
const mostExports = 20
const hour = 3_600_000

const heads = [
  "position",
  "time",
  "actor",
  "actorName",
  "actedBy",
  "action",
  "request",
  "business",
  "record",
  "change",
  "key",
  "field",
  "before",
  "after",
  "hash",
]

const textOf = (value: unknown): string =>
  value === undefined || value === null ? "" : typeof value === "string" ? value : JSON.stringify(value)

const actorOf = ({ actor }: AuditEntry): ReadonlyArray<string> => {
  if (actor.kind === "user")
    return [String(actor.userId), actor.name ?? "", actor.actedBy === undefined ? "" : String(actor.actedBy.userId)]
  return [actor.kind === "database" ? `database ${actor.role}` : actor.kind, "", ""]
}

/** The lines of an entry, one a changed field. */
const linesOf = (entry: AuditEntry): ReadonlyArray<ReadonlyArray<string>> => {
  const { position, at, action, requestId, businessProfileId, record, change, key, before, after, hash } = entry
  const changes = changedFields(before, after)
  return (changes.length === 0 ? [{ field: "", before: undefined, after: undefined }] : changes).map((field) => [
    String(position),
    new Date(at).toISOString(),
    ...actorOf(entry),
    action ?? "",
    requestId ?? "",
    textOf(businessProfileId),
    record,
    change,
    JSON.stringify(key),
    field.field,
    textOf(field.before),
    textOf(field.after),
    hash,
  ])
}

/** Each batch is a statement of its own, so that a slow reader holds neither a connection nor a snapshot. */
export const exportAuditLog = handler(
  ExportAuditLog,
  Effect.fnUntraced(function* ({ portalId, ...filter }) {
    const own = yield* ownPortal(portalId)
    const limits = yield* RateLimits
    const { allowed, retryAfterSeconds } = yield* limits.take(`audit-export:${own}`, mostExports, hour)
    if (!allowed) return yield* new TooManyRequests({ retryAfterSeconds })
    const { userId: exportedBy } = yield* currentUser
    const exportedAt = yield* Clock.currentTimeMillis
    yield* (yield* AuditExports).add({ portalId: own, exportedBy, exportedAt })
    yield* chainAll
    const { entries } = yield* AuditLog
    const batches = Stream.paginate(undefined as number | undefined, (before) =>
      Effect.map(
        entries({ portalId: own }, filter, { limit: batchSize, ...(before !== undefined && { before }) }),
        (batch) => {
          const next = batch.length < batchSize ? undefined : batch.at(-1)?.position
          return [[csvRows(batch.flatMap(linesOf))], Option.fromUndefinedOr(next)]
        },
      ),
    )
    const csv = Stream.concat(Stream.make(byteOrderMark + csvRows([heads])), batches)
    return new FileAnswer({
      contentType: "text/csv; charset=utf-8",
      fileName: `log-${new Date(exportedAt).toISOString().slice(0, 10)}.csv`,
      body: yield* Stream.toAsyncIterableEffect(Stream.encodeText(csv)),
    })
  }),
)
