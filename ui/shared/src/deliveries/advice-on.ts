import { type DestinationKind, type DeliveryTrouble, type DeliveryTry, isConnected } from "@domain/integrations"

/** What an owner can do about a try at an address of theirs, as a key of the words that say so. */
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
  | "away"

const unanswered = { TooSlow: "late", Unreachable: "unreachable", NotAllowed: "inside" } as const

const byStatus: Readonly<Record<number, Advice>> = {
  401: "refused",
  403: "refused",
  404: "missing",
  405: "missing",
  410: "gone",
  429: "busy",
}

const atAddress = ({ status, noAnswer = "Unreachable" }: Pick<DeliveryTry, "status" | "noAnswer">): Advice => {
  if (status === undefined) return unanswered[noAnswer]
  if (status >= 300 && status <= 399) return "moved"
  return byStatus[status] ?? (status >= 500 ? "broken" : "wrong")
}

/**
 * What an owner can do about a try; undefined where it was taken. A provider whose errors we know says it by its trouble, and without
 * one it is away.
 */
export const adviceOn = (
  kind: DestinationKind,
  tried: Pick<DeliveryTry, "status" | "noAnswer" | "trouble">,
): Advice | DeliveryTrouble | undefined => {
  const { status, trouble } = tried
  if (trouble !== undefined) return trouble
  if (status !== undefined && status >= 200 && status <= 299) return undefined
  return isConnected(kind) ? "away" : atAddress(tried)
}
