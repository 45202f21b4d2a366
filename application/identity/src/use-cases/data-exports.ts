import { Clock, Effect, Option, Stream } from "effect"
import { Portals } from "@application/portals/services"
import { handler, FileAnswer, Ids, JobQueue, UnitOfWork, LinkHasher } from "@application/kernel"
import { LinkInvalid, linkPolicy } from "@domain/identity"
import { DownloadDataExport, GetDataExport, PrepareDataExport, RequestDataExport } from "../contract/data-exports.ts"
import { DataExports } from "../ports/data-exports.ts"
import { Memberships } from "../ports/memberships.ts"
import { IdentityMessages } from "../ports/identity-messages.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { ownAccount } from "./current-account.ts"
import { countAttempt, signInLimits } from "./limits.ts"
import { portalOrigin } from "./portal-origin.ts"

/** Queues the export of the caller's data. */
export const requestDataExport = handler(
  RequestDataExport,
  Effect.fnUntraced(function* ({ userId }) {
    const { portalId } = yield* ownAccount(userId)
    yield* countAttempt(signInLimits.dataExportByUser, `${portalId}:${userId}`)
    const origin = yield* portalOrigin(yield* (yield* Portals).current)
    const requestedAt = yield* Clock.currentTimeMillis
    const asked = Effect.gen(function* () {
      yield* (yield* DataExports).ask({ portalId, userId }, requestedAt)
      yield* (yield* JobQueue).later(PrepareDataExport, { portalId, userId, origin })
    })
    yield* (yield* UnitOfWork).transact(asked)
    return { requestedAt }
  }),
)

export const getDataExport = handler(
  GetDataExport,
  Effect.fnUntraced(function* ({ userId }) {
    const { portalId } = yield* ownAccount(userId)
    const latest = yield* (yield* DataExports).latest({ portalId, userId }, yield* Clock.currentTimeMillis)
    return Option.match(latest, { onNone: () => ({}), onSome: (state) => ({ export: state }) })
  }),
)

/** Stores the document and mails its link to the account's address. */
export const prepareDataExport = handler(
  PrepareDataExport,
  Effect.fnUntraced(function* ({ portalId, userId, origin }) {
    const account = Option.getOrUndefined(yield* (yield* UserRepository).byId(portalId, userId))
    if (account === undefined) return {}
    const exports = yield* DataExports
    const document = yield* exports.collect(portalId, userId)
    const key = yield* (yield* Ids).secret
    const keyHash = yield* (yield* LinkHasher).hash(`export:${key}`)
    const readyAt = yield* Clock.currentTimeMillis
    const expiresAt = readyAt + linkPolicy.exportMilliseconds
    yield* exports.finish({ portalId, userId }, { keyHash, document, readyAt, expiresAt })
    const { emailAddress, firstName, languageId: language } = account.user
    const [joined] = yield* (yield* Memberships).of(userId)
    const page = `/app/${joined?.businessProfileId ?? ""}/userPreferences?export=${encodeURIComponent(key)}`
    const link = `${origin}/login?redirect=${encodeURIComponent(page)}`
    yield* (yield* IdentityMessages).dataExported(portalId, { userId, emailAddress, firstName, language }, link)
    return {}
  }),
)

/** Takes the caller's file out by the key of the mailed link, which works once. */
export const downloadDataExport = handler(
  DownloadDataExport,
  Effect.fnUntraced(function* ({ userId, key }) {
    const { portalId } = yield* ownAccount(userId)
    const hashes = yield* (yield* LinkHasher).accepted(`export:${key}`)
    const document = yield* (yield* DataExports).take({ portalId, userId }, hashes, yield* Clock.currentTimeMillis)
    if (Option.isNone(document)) return yield* new LinkInvalid({})
    return new FileAnswer({
      contentType: "application/json",
      fileName: "personal-data.json",
      body: yield* Stream.toAsyncIterableEffect(Stream.encodeText(Stream.make(document.value))),
    })
  }),
)
