import { Result } from "effect"
import { type FeedItemField, isStoreExport, namesOfField, columnName } from "./feed-item.ts"
import { mappedColumns } from "./feed-rules/column-guess.ts"
import { type FeedRules, noFeedRules } from "./feed-rules/kept-rules.ts"
import { type ShownReading, shownSummary } from "./feed-summary.ts"
import type { BusinessFieldFailure } from "./message-keys.ts"

/** The most bytes of an uploaded file of products. Ours. */
export const mostProductFileBytes = 8 * 1024 * 1024

/** The fields without which no product is taken. */
const neededFields = [
  "id",
  "title",
  "link",
  "image_link",
  "availability",
  "price",
] as const satisfies ReadonlyArray<FeedItemField>

/** The first bytes of workbooks, in the zipped and in the old format. */
const workbookMarks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
] as const

/** A file of products as far as its bytes say, before it is read: not empty, not too large, and no workbook. Ours. */
export const checkProductFile = (bytes: Uint8Array): Result.Result<Uint8Array, BusinessFieldFailure> => {
  if (bytes.length === 0) return Result.fail({ key: "businesses.feed.fileEmpty" })
  if (bytes.length > mostProductFileBytes) return Result.fail({ key: "businesses.feed.fileTooLarge" })
  const isWorkbook = workbookMarks.some((mark) => mark.every((byte, at) => bytes[at] === byte))
  return isWorkbook ? Result.fail({ key: "businesses.feed.fileIsWorkbook" }) : Result.succeed(bytes)
}

/** The fields that every product needs and no column of a file fills, by its name, by a map or by a rule that sets it. A store's export and a list of vehicles say some in their own way. */
export const missingColumns = (
  columns: ReadonlyArray<string>,
  { productMaps, rules }: FeedRules = noFeedRules,
): ReadonlyArray<FeedItemField> => {
  if (isStoreExport(columns)) return []
  const names = new Set(columns.map(columnName))
  return neededFields.filter((field) => {
    const isSaid = field === "availability" && names.has("vehicle_id")
    const isSet = rules.some((rule) => rule.isOn && rule.kind === "set" && rule.field === field)
    const mapped = mappedColumns(field, productMaps)
    const sought = mapped.length > 0 ? mapped.map(columnName) : namesOfField(field)
    return !isSaid && !isSet && !sought.some((name) => names.has(name))
  })
}

/**
 * Whether a file may be taken whose columns have yet to be mapped: only where no products are taken from the feed's file
 * now, since these would be blocked meanwhile. Ours.
 */
export const mayMapLater = (reading: ShownReading | undefined): boolean => (shownSummary(reading)?.taken ?? 0) === 0
