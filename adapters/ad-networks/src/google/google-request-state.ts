import type { NetworkConversionState } from "@domain/conversions"
import { at, listOf, numberOf, textOf } from "../json-reader.ts"

/** Google's reasons as words: `PROCESSING_ERROR_REASON_EVENT_TOO_OLD` is "event too old". */
const wordsOf = (reason: string): string =>
  reason
    .replace(/^PROCESSING_ERROR(?:_REASON)?_/u, "")
    .replaceAll("_", " ")
    .toLowerCase()

/** What Google had before is no problem: conversions are told again when a reply was lost. */
const isKnownBefore = (reason: string): boolean => /_DUPLICATE_(?:TRANSACTION_ID|GCLID)$/u.test(reason)

/** What became of a request, as Google tells it of each destination. */
export const requestStateOf = (body: unknown): NetworkConversionState => {
  const [told] = listOf(at(body, "requestStatusPerDestination"))
  const status = textOf(at(told, "requestStatus"))
  if (status !== "SUCCESS" && status !== "FAILED" && status !== "PARTIAL_SUCCESS")
    return { status: "Checking", problems: [] }
  const counts = listOf(at(told, "errorInfo", "errorCounts"))
  const problems = counts
    .map((count) => ({ reason: textOf(at(count, "reason")) ?? "", count: numberOf(at(count, "recordCount")) }))
    .filter(({ reason }) => !isKnownBefore(reason))
    .map(({ reason, count }) => `${count} × ${wordsOf(reason)}`)
    .slice(0, 10)
  const isWrong = problems.length > 0 || (status === "FAILED" && counts.length === 0)
  return { status: isWrong ? "Problem" : "Receiving", problems }
}
