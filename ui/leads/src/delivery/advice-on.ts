import type { DeliveryTry } from "@domain/integrations"

/** What an owner can do about a try, as a key of the words that say so. */
export type Advice =
  | "moved"
  | "missing"
  | "refused"
  | "wrong"
  | "gone"
  | "busy"
  | "broken"
  | "late"
  | "unreachable"
  | "inside"

const unanswered = { TooSlow: "late", Unreachable: "unreachable", NotAllowed: "inside" } as const

const byStatus: Readonly<Record<number, Advice>> = {
  401: "refused",
  403: "refused",
  404: "missing",
  405: "missing",
  410: "gone",
  429: "busy",
}

/** What an owner can do about a try; undefined where it was taken. */
export const adviceOn = ({ status, noAnswer = "Unreachable" }: Pick<DeliveryTry, "status" | "noAnswer">) => {
  if (status === undefined) return unanswered[noAnswer]
  if (status >= 200 && status <= 299) return undefined
  if (status >= 300 && status <= 399) return "moved"
  return byStatus[status] ?? (status >= 500 ? "broken" : "wrong")
}
