import { Effect, Option, Stream } from "effect"
import { FileAnswer, handler, Profiles, RateLimits } from "@application/kernel"
import { TooManyRequests } from "@domain/identity"
import { byteOrderMark, csvOf, leadColumns, leadRow } from "@domain/insights"
import { localClock } from "@domain/kernel"
import { isRightToLeft } from "@domain/portals"
import { ExportLeads } from "../contract/index.ts"
import { LeadFileWords, type LeadPosition, LeadRepository, Workbooks } from "../ports/index.ts"
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

/** Each batch is a statement of its own, so that a slow reader holds neither a connection nor a snapshot. */
export const exportLeads = handler(
  ExportLeads,
  Effect.fnUntraced(function* (input) {
    const { businessProfileId, format, language = "en" } = input
    const limits = yield* RateLimits
    const { allowed, retryAfterSeconds } = yield* limits.take(`leads-export:${businessProfileId}`, mostExports, hour)
    if (!allowed) return yield* new TooManyRequests({ retryAfterSeconds })
    const { timeZone } = yield* (yield* Profiles).of(businessProfileId)
    const words = (yield* LeadFileWords).in(language)
    const filter = yield* leadFilterOf(input)
    const repository = yield* LeadRepository
    const toRow = leadRow(words, localClock(timeZone))
    const batches = Stream.paginate(undefined as LeadPosition | undefined, (after) =>
      Effect.map(repository.following(businessProfileId, filter, after, batchSize), (leads) => [
        [leads.map(toRow)],
        leads.length < batchSize ? Option.none() : Option.fromUndefinedOr(leads.at(-1)),
      ]),
    ).pipe(Stream.buffer({ capacity: 1 }))
    const head = leadColumns.map(words.headOf)
    const csv = Stream.concat(Stream.make(byteOrderMark + csvOf([head])), Stream.map(batches, csvOf))
    const sheet = { name: words.fileName, head, isRightToLeft: isRightToLeft(language) }
    return new FileAnswer({
      contentType: contentTypes[format],
      fileName: `${words.fileName}.${format}`,
      body:
        format === "csv"
          ? yield* Stream.toAsyncIterableEffect(Stream.encodeText(csv))
          : (yield* Workbooks).of(sheet, yield* Stream.toAsyncIterableEffect(batches)),
    })
  }),
)
