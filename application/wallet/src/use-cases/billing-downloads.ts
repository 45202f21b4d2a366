import { Effect, Option, Stream } from "effect"
import { FileAnswer, handler, Profiles, RateLimits } from "@application/kernel"
import { Portals } from "@application/portals/services"
import { TooManyRequests } from "@domain/identity"
import { byteOrderMark, csvRows } from "@domain/insights"
import { type BusinessProfileId, type CurrencyCode, localClock, minorDigits } from "@domain/kernel"
import { type BillingDocument, type DocumentId, DocumentNotFound, type WalletTransaction } from "@domain/wallet"
import { DownloadBillingDocument, DownloadBillingYear, ExportTransactions } from "../contract/billing-documents.ts"
import { BillingDocuments } from "../ports/billing-documents.ts"
import { DocumentFiles } from "../ports/document-files.ts"
import { Ledger } from "../ports/ledger.ts"

/** Downloads of one business within an hour, and what one statement reads of a year or a statement. */
const limits = { years: 10, statements: 60, documentsAtOnce: 100, linesAtOnce: 500 } as const
const hour = 3_600_000

const limited = Effect.fnUntraced(function* (what: string, businessProfileId: BusinessProfileId, most: number) {
  const { allowed, retryAfterSeconds } = yield* (yield* RateLimits).take(`${what}:${businessProfileId}`, most, hour)
  if (!allowed) return yield* new TooManyRequests({ retryAfterSeconds })
})

const brandOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const { portalId } = yield* (yield* Profiles).of(businessProfileId)
  return yield* (yield* Portals).byId(portalId)
})

/** A number as a file's name: its strokes would be folders. */
const fileNameOf = ({ number }: BillingDocument): string => `${number.replaceAll("/", "-")}.pdf`

const once = (bytes: Uint8Array) => Stream.toAsyncIterableEffect(Stream.make(bytes))

export const downloadBillingDocument = handler(
  DownloadBillingDocument,
  Effect.fnUntraced(function* ({ businessProfileId, documentId, language = "en" }) {
    const document = yield* (yield* BillingDocuments).byId(businessProfileId, documentId)
    if (document === undefined) return yield* new DocumentNotFound({})
    const bytes = yield* (yield* DocumentFiles).pdf(document, yield* brandOf(businessProfileId), language)
    return new FileAnswer({
      contentType: "application/pdf",
      fileName: fileNameOf(document),
      body: yield* once(bytes),
    })
  }),
)

/** Each part is a statement of its own, so that a slow reader holds neither a connection nor a snapshot. */
export const downloadBillingYear = handler(
  DownloadBillingYear,
  Effect.fnUntraced(function* ({ businessProfileId, financialYear, language = "en" }) {
    yield* limited("billing-year", businessProfileId, limits.years)
    const documents = yield* BillingDocuments
    const files = yield* DocumentFiles
    const brand = yield* brandOf(businessProfileId)
    const pages = Stream.paginate(undefined as DocumentId | undefined, (after) =>
      Effect.map(documents.following(businessProfileId, financialYear, after, limits.documentsAtOnce), (found) => [
        found,
        found.length < limits.documentsAtOnce ? Option.none() : Option.fromUndefinedOr(found.at(-1)?.id),
      ]),
    )
    const named = pages.pipe(
      Stream.mapEffect((document) =>
        Effect.map(files.pdf(document, brand, language), (bytes) => ({ name: fileNameOf(document), bytes })),
      ),
    )
    return new FileAnswer({
      contentType: "application/zip",
      fileName: `${financialYear}.zip`,
      body: files.archive(yield* Stream.toAsyncIterableEffect(named)),
    })
  }),
)

const major = (amount: number, currency: CurrencyCode): string =>
  (amount / 10 ** minorDigits[currency]).toFixed(minorDigits[currency])

export const exportTransactions = handler(
  ExportTransactions,
  Effect.fnUntraced(function* ({ businessProfileId, language = "en" }) {
    yield* limited("statement-export", businessProfileId, limits.statements)
    const { timeZone } = yield* (yield* Profiles).of(businessProfileId)
    const ledger = yield* Ledger
    const words = (yield* DocumentFiles).statementIn(language)
    const clock = localClock(timeZone)
    const moment = (at: number): string => new Date(clock(at)).toISOString().slice(0, 19).replace("T", " ")
    const rowOf = ({
      at,
      kind,
      campaignName,
      amount,
      reserved,
      balanceAfter,
      currency,
      reference,
    }: WalletTransaction) => [
      moment(at),
      words.kindOf(kind),
      campaignName ?? "",
      major(amount, currency),
      major(reserved, currency),
      major(balanceAfter, currency),
      currency,
      reference ?? "",
    ]
    const batches = Stream.paginate(undefined as string | undefined, (cursor) =>
      Effect.map(
        ledger.statement(businessProfileId, {
          timeZone,
          limit: limits.linesAtOnce,
          ...(cursor !== undefined && { cursor }),
        }),
        ({ transactions, nextCursor }) => [[csvRows(transactions.map(rowOf))], Option.fromUndefinedOr(nextCursor)],
      ),
    )
    const csv = Stream.concat(Stream.make(byteOrderMark + csvRows([words.heads])), batches)
    return new FileAnswer({
      contentType: "text/csv; charset=utf-8",
      fileName: `${words.fileName}.csv`,
      body: yield* Stream.toAsyncIterableEffect(Stream.encodeText(csv)),
    })
  }),
)
