import { Effect, Layer, Option } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { type DataExport, DataExports, type DataSubject } from "../ports/data-exports.ts"

interface StoredExport extends DataExport {
  readonly keyHash?: string
  readonly document?: string
}

const nameOf = ({ portalId, userId }: DataSubject) => `${portalId}:${userId}`

/** Exports in the in-memory database; the document names the user alone. */
export const memoryDataExports = Layer.effect(
  DataExports,
  Effect.gen(function* () {
    const rows = (yield* MemoryDatabase).table<string, StoredExport>("data_exports")
    return {
      collect: (portalId, userId) => Effect.succeed(JSON.stringify({ users: [{ portal_id: portalId, id: userId }] })),
      ask: (subject, requestedAt) => Effect.sync(() => void rows.set(nameOf(subject), { requestedAt })),
      finish: (subject, ready) =>
        Effect.sync(() => {
          const row = rows.get(nameOf(subject))
          if (row !== undefined) rows.set(nameOf(subject), { ...row, ...ready })
        }),
      latest: (subject, now) =>
        Effect.sync(() =>
          Option.fromUndefinedOr(rows.get(nameOf(subject))).pipe(
            Option.filter(({ expiresAt = Infinity }) => expiresAt > now),
            Option.map(({ keyHash: _key, document: _document, ...state }) => state),
          ),
        ),
      take: (subject, keyHashes, now) =>
        Effect.sync(() => {
          const row = rows.get(nameOf(subject))
          if (row?.keyHash === undefined || !keyHashes.includes(row.keyHash)) return Option.none()
          if (row.expiresAt === undefined || row.expiresAt <= now) return Option.none()
          const { document, ...taken } = row
          rows.set(nameOf(subject), { ...taken, expiresAt: now })
          return Option.fromUndefinedOr(document)
        }),
    }
  }),
)
