import type { NetworkAudienceState } from "@domain/audiences"
import { at, numberOf, textOf } from "../json-reader.ts"

/** Being filled, refreshed or without people yet. */
const preparing = new Set([0, 410, 431, 441, 442])
/** Blocked by Meta's rules, or made of an audience that is no more. */
const refusing = new Set([432, 433, 471])
const ready = 200

/** A number of people; Meta writes -1 while it does not tell one. */
const peopleOf = (value: unknown): number | undefined => {
  const people = value === undefined ? -1 : numberOf(value)
  return people < 0 ? undefined : people
}

/** What Meta says of a custom audience; `sizes` names the fields of its least and its greatest size. */
export const audienceStateOf = (body: unknown, sizes: ReadonlyArray<string>): NetworkAudienceState => {
  const operation = numberOf(at(body, "operation_status", "code"))
  const delivery = numberOf(at(body, "delivery_status", "code"))
  const [leastSize, mostSize = leastSize] = sizes.map((name) => peopleOf(at(body, name)))
  const size = { ...(leastSize !== undefined && { leastSize }), ...(mostSize !== undefined && { mostSize }) }
  if (refusing.has(operation) || operation >= 500) {
    const reason = textOf(at(body, "operation_status", "description")) ?? `Status ${operation}`
    return { status: "Refused", ...size, reason }
  }
  if (delivery === ready) return { status: "Ready", ...size }
  return { status: preparing.has(operation) ? "Preparing" : "TooSmall", ...size }
}
