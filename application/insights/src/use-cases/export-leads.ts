import { Clock, Effect, Option, Stream } from "effect"
import {
  CurrentActor,
  FileAnswer,
  handler,
  type InputOf,
  Profiles,
  RateLimits,
  UnitOfWork,
  UserNames,
} from "@application/kernel"
import { TooManyRequests } from "@domain/identity"
import {
  byteOrderMark,
  csvOf,
  fieldsOfColumns,
  firstLeadColumns,
  type LeadColumn,
  leadColumnsAmong,
  type LeadFields,
  leadLines,
  leadRows,
  mostLeadDownloads,
} from "@domain/insights"
import { localClock, type UserId } from "@domain/kernel"
import { isRightToLeft } from "@domain/portals"
import { ExportLeads, ListLeadDownloads } from "../contract/index.ts"
import { LeadFileWords, type LeadPosition, LeadRepository, Workbooks } from "../ports/index.ts"
import { LeadDownloads } from "../stores/lead-downloads.ts"
import { leadFilterOf } from "./lead-filter.ts"

/** Leads of one statement: they are what an export holds in memory. */
const batchSize = 5_000

/** Downloads of one business within an hour. */
const mostExports = 60
const hour = 3_600_000

const contentTypes = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const

/** Notes a download, in the name of its user, and forgets the oldest. */
const noteDownload = Effect.fnUntraced(function* (
  { businessProfileId, format, search = "", ...asked }: InputOf<typeof ExportLeads>,
  columns: ReadonlyArray<LeadColumn>,
  leads: number,
) {
  const actor = yield* CurrentActor
  if (actor.kind !== "user") return yield* Effect.die(new Error("Only a user downloads leads"))
  const downloads = yield* LeadDownloads
  const { status, campaignId, from, to, marked, due, waiting, owner, ownerId, tag } = asked
  const filter = {
    ...(status !== undefined && { status }),
    ...(campaignId !== undefined && { campaignId }),
    ...(from !== undefined && to !== undefined && { from, to }),
    ...(marked !== undefined && { marked }),
    ...(due !== undefined && { due }),
    ...(waiting !== undefined && { waiting }),
    ...((owner !== undefined || ownerId !== undefined) && { isOfOwner: true }),
    ...(tag !== undefined && { isTagged: true }),
    ...(search.trim() !== "" && { isSearched: true }),
  }
  const at = yield* Clock.currentTimeMillis
  yield* downloads.add({ businessProfileId, at, by: actor.userId, format, columns, leads, filter })
  const { rows } = yield* downloads.list("ofBusiness", { businessProfileId })
  const old = rows.slice(mostLeadDownloads)
  yield* Effect.forEach(old, ({ id }) => downloads.remove({ businessProfileId, id }), { discard: true })
})

/** Each batch is a statement of its own, so that a slow reader holds neither a connection nor a snapshot. */
export const exportLeads = handler(
  ExportLeads,
  Effect.fnUntraced(function* (input) {
    const { businessProfileId, format, language = "en" } = input
    const limits = yield* RateLimits
    const { allowed, retryAfterSeconds } = yield* limits.take(`leads-export:${businessProfileId}`, mostExports, hour)
    if (!allowed) return yield* new TooManyRequests({ retryAfterSeconds })
    const { timeZone, portalId } = yield* (yield* Profiles).of(businessProfileId)
    const words = (yield* LeadFileWords).in(language)
    const filter = yield* leadFilterOf(input)
    const columns = input.columns === undefined ? firstLeadColumns : leadColumnsAmong(input.columns)
    const fields = fieldsOfColumns(columns)
    const repository = yield* LeadRepository
    const people = yield* UserNames
    const names = new Map<UserId, string>()
    const learnNames = ({ ownerId: owners = [] }: LeadFields) => {
      const unknown = owners.flatMap((owner) =>
        owner === undefined || owner === null || names.has(owner) ? [] : [owner],
      )
      if (unknown.length === 0) return Effect.void
      return Effect.map(people.of(portalId, [...new Set(unknown)]), (found) => {
        for (const id of unknown) names.set(id, found.get(id) ?? "")
      })
    }
    const setting = { words, clock: localClock(timeZone), nameOf: (user: UserId) => names.get(user) ?? "" }
    const nextBatch = Effect.fnUntraced(function* (after: LeadPosition | undefined) {
      const leads = yield* repository.fieldsFollowing(businessProfileId, filter, after, batchSize, fields)
      yield* learnNames(leads)
      const [id, submittedOn] = [leads.id.at(-1), leads.submittedOn.at(-1)]
      const isLast = leads.id.length < batchSize || id === undefined || submittedOn === undefined
      return [[leads], isLast ? Option.none() : Option.some<LeadPosition>({ id, submittedOn })] as const
    })
    yield* (yield* UnitOfWork).transact(
      Effect.flatMap(repository.count(businessProfileId, filter), (leads) => noteDownload(input, columns, leads)),
    )
    const batches = Stream.paginate(undefined as LeadPosition | undefined, nextBatch).pipe(
      Stream.buffer({ capacity: 1 }),
    )
    const head = columns.map(words.headOf)
    const lines = Stream.map(batches, leadLines(columns, setting))
    const csv = Stream.concat(Stream.make(byteOrderMark + csvOf([head])), lines)
    const sheet = { name: words.fileName, head, isRightToLeft: isRightToLeft(language) }
    return new FileAnswer({
      contentType: contentTypes[format],
      fileName: `${words.fileName}.${format}`,
      body:
        format === "csv"
          ? yield* Stream.toAsyncIterableEffect(Stream.encodeText(csv))
          : (yield* Workbooks).of(
              sheet,
              yield* Stream.toAsyncIterableEffect(Stream.map(batches, leadRows(columns, setting))),
            ),
    })
  }),
)

export const listLeadDownloads = handler(
  ListLeadDownloads,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const { rows } = yield* (yield* LeadDownloads).list("ofBusiness", { businessProfileId })
    const { portalId } = yield* (yield* Profiles).of(businessProfileId)
    const names = yield* (yield* UserNames).of(
      portalId,
      rows.map(({ by }) => by),
    )
    return {
      downloads: rows.map(({ businessProfileId: _profile, ...download }) => {
        const personName = names.get(download.by)
        return { ...download, ...(personName !== undefined && { personName }) }
      }),
    }
  }),
)
