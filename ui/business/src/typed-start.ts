import { isRecord, recallTyping } from "@ui/shared/frame"
import type { ManualDetails } from "./manual-fields.tsx"
import { isWay, type Way } from "./way.ts"

/** What has been typed on the first page while there is no draft yet to keep it. */
export interface TypedStart {
  readonly way: Way
  readonly website: string
  readonly pageUrl: string
  readonly manual: ManualDetails
}

const isText = (value: unknown): value is string => typeof value === "string"

const isAbsentOr = (value: unknown, is: (value: unknown) => boolean): boolean => value === undefined || is(value)

const isManual = (value: unknown): value is ManualDetails =>
  isRecord(value) &&
  isAbsentOr(value["name"], isText) &&
  isAbsentOr(value["tagline"], isText) &&
  isAbsentOr(value["services"], (services) => Array.isArray(services) && services.every(isText)) &&
  isAbsentOr(
    value["category"],
    (category) => isRecord(category) && isText(category["slug"]) && isText(category["name"]),
  )

/** By hand: it is read before the first page is shown, which loads no Schema. */
const isTypedStart = (value: unknown): value is TypedStart =>
  isRecord(value) &&
  isWay(value["way"]) &&
  isText(value["website"]) &&
  isText(value["pageUrl"]) &&
  isManual(value["manual"])

/** The name under which it is kept in the entry of the browser's history. */
export const typedStartName = "typedStart"

/** What was typed before a reload; undefined where nothing was. */
export const recallStart = (history: Pick<History, "state">): TypedStart | undefined => {
  const start = recallTyping(history, typedStartName)
  return isTypedStart(start) ? start : undefined
}
