import { FileAnswer, handler } from "@application/kernel"
import {
  byteOrderMark,
  csvOf,
  type FileCell,
  firstProductColumns,
  productColumnsAmong,
  productRow,
} from "@domain/insights"
import { isRightToLeft } from "@domain/portals"
import { Effect, Stream } from "effect"
import { ExportProductInsights } from "../contract/index.ts"
import { ProductFileTexts, Workbooks } from "../ports/index.ts"
import { listedProducts } from "./product-insights.ts"
import { contentTypes } from "./report-files.ts"
import { count } from "./report-limits.ts"

/** Rows of one piece of a file. */
const batchSize = 1_000

/** A file is what the list shows on all its pages; it names no person, and is limited as files of reports are. */
export const exportProductInsights = handler(
  ExportProductInsights,
  Effect.fnUntraced(function* ({ format, language = "en", columns: asked, ...input }) {
    yield* count("report-file:business", input.businessProfileId)
    const { shown, found } = yield* listedProducts(input)
    const columns = productColumnsAmong(asked ?? []) ?? firstProductColumns
    const words = (yield* ProductFileTexts).in(language)
    const head = (["product", "code", "price", ...columns] as const).map((one) => words.headOf(one, shown.currency))
    const batches: Stream.Stream<ReadonlyArray<ReadonlyArray<FileCell>>> = Stream.fromIterable(found).pipe(
      Stream.map(productRow(columns, shown.currency, words)),
      Stream.grouped(batchSize),
    )
    const sheet = { name: words.fileName, head, isRightToLeft: isRightToLeft(language) }
    const csv = Stream.concat(Stream.make(byteOrderMark + csvOf([head])), Stream.map(batches, csvOf))
    return new FileAnswer({
      contentType: contentTypes[format],
      fileName: `${words.fileName} ${shown.days.from} ${shown.days.to}.${format}`,
      body:
        format === "csv"
          ? yield* Stream.toAsyncIterableEffect(Stream.encodeText(csv))
          : (yield* Workbooks).of(sheet, yield* Stream.toAsyncIterableEffect(batches)),
    })
  }),
)
