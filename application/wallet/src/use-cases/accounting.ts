import { Clock, Effect, Option, Stream } from "effect"
import { currentUser, FileAnswer, handler, RateLimits } from "@application/kernel"
import { ownPortal } from "@application/portals/services"
import { InvalidFields, TooManyRequests } from "@domain/identity"
import { byteOrderMark, csvRows } from "@domain/insights"
import {
  accountingForms,
  type BillingDocument,
  daysOfMonth,
  type DocumentId,
  type FormDefinition,
  formsIn,
  tallyFoot,
  tallyHead,
} from "@domain/wallet"
import { ExportAccounting, GetAccountingMonth } from "../contract/accounting.ts"
import { BillingDocuments } from "../ports/billing-documents.ts"
import { AccountingFiles } from "../stores/accounting-files.ts"

/** Documents of one statement, which are what an export holds in memory, and downloads of a portal an hour. */
const most = { documents: 200, files: 60 } as const
const hour = 3_600_000

export const getAccountingMonth = handler(
  GetAccountingMonth,
  Effect.fnUntraced(function* ({ portalId, region, month }) {
    const own = yield* ownPortal(portalId)
    return { sums: yield* (yield* BillingDocuments).sumsIn({ portalId: own, region, ...daysOfMonth(month) }) }
  }),
)

/** What stands before, in and after the documents of a file. */
const writer = (definition: FormDefinition) =>
  definition.format === "xml"
    ? {
        head: tallyHead,
        foot: tallyFoot,
        type: "application/xml; charset=utf-8",
        write: (documents: ReadonlyArray<BillingDocument>) => documents.map(definition.voucher).join(""),
      }
    : {
        head: byteOrderMark + csvRows([definition.columns]),
        foot: "",
        type: "text/csv; charset=utf-8",
        write: (documents: ReadonlyArray<BillingDocument>) => csvRows(documents.flatMap(definition.rows)),
      }

/** Each batch is a statement of its own, so that a slow reader holds neither a connection nor a snapshot. */
export const exportAccounting = handler(
  ExportAccounting,
  Effect.fnUntraced(function* ({ portalId, region, month, form }) {
    const own = yield* ownPortal(portalId)
    if (!formsIn(region).includes(form))
      return yield* new InvalidFields({ fields: { form: ["validation.fieldNotAllowed"] } })
    const { allowed, retryAfterSeconds } = yield* (yield* RateLimits).take(`accounting:${own}`, most.files, hour)
    if (!allowed) return yield* new TooManyRequests({ retryAfterSeconds })
    const { userId: exportedBy } = yield* currentUser
    const exportedAt = yield* Clock.currentTimeMillis
    yield* (yield* AccountingFiles).add({ portalId: own, region, month, form, exportedBy, exportedAt })
    const documents = yield* BillingDocuments
    const definition = accountingForms[form]
    const { head, foot, type, write } = writer(definition)
    const period = { portalId: own, region, ...daysOfMonth(month) }
    const batches = Stream.paginate(undefined as DocumentId | undefined, (after) =>
      Effect.map(documents.issuedIn(period, definition.kinds, after, most.documents), (found) => [
        [write(found)],
        found.length < most.documents ? Option.none() : Option.fromUndefinedOr(found.at(-1)?.id),
      ]),
    )
    const file = Stream.concat(Stream.concat(Stream.make(head), batches), Stream.make(foot))
    return new FileAnswer({
      contentType: type,
      fileName: `${form}-${region}-${month}.${definition.format}`,
      body: yield* Stream.toAsyncIterableEffect(Stream.encodeText(file)),
    })
  }),
)
