import { errorCode } from "@domain/errors"
import { BusinessProfileId, CurrencyCode, MinorUnits, UserId } from "@domain/kernel"
import { Result, Schema } from "effect"

const optional = Schema.optionalKey
const day = 86_400_000

/** How long a hand-over waits for its consents, in milliseconds. Ours. */
export const handOverLastsMillis = 14 * day

/** Who asked for a hand-over, or consents for the client: its owner, its agency, or its portal where neither is there. */
export const HandOverParty = Schema.Literals(["owner", "agency", "portal"])
export type HandOverParty = typeof HandOverParty.Type

/** The two sides that consent: for the client, and the agency that takes it. */
export type HandOverSide = "giver" | "receiver"

/** What becomes of money that the former agency's people added and that was not spent: it goes back to them, or stays. */
export const AgencyMoneyChoice = Schema.Literals(["goesBack", "stays"])
export type AgencyMoneyChoice = typeof AgencyMoneyChoice.Type

/** How a hand-over ended. */
export const HandOverEnd = Schema.Literals(["Done", "Refused", "Withdrawn"])
export type HandOverEnd = typeof HandOverEnd.Type

/** The state of a hand-over at a moment. */
export const HandOverStanding = Schema.Literals(["Waiting", ...HandOverEnd.literals, "Expired"])
export type HandOverStanding = typeof HandOverStanding.Type

/**
 * The passing of a client from its agency, if it has one, to another. The two consents are the times `givenAt` and
 * `receivedAt`; times are epoch milliseconds. Ours.
 */
export const HandOver = Schema.Struct({
  /** Absent where no agency is known. */
  fromId: optional(BusinessProfileId),
  toId: BusinessProfileId,
  startedBy: HandOverParty,
  starter: UserId,
  startedAt: Schema.Int,
  expiresAt: Schema.Int,
  /** Who consents for the client. */
  giver: HandOverParty,
  money: AgencyMoneyChoice,
  givenBy: optional(UserId),
  givenAt: optional(Schema.Int),
  receivedBy: optional(UserId),
  receivedAt: optional(Schema.Int),
  end: optional(HandOverEnd),
  endedBy: optional(UserId),
  endedAt: optional(Schema.Int),
  /** Why it was refused. */
  reason: optional(Schema.String),
  /** What went back to the former agency's people. */
  wentBack: optional(MinorUnits),
  currency: optional(CurrencyCode),
})
export type HandOver = typeof HandOver.Type

/** Why a hand-over cannot be started or carried out. */
export const HandOverObstacle = Schema.Literals([
  "unknownCode",
  "itself",
  "sameAgency",
  "waiting",
  "over",
  "frozen",
  "changed",
])
export type HandOverObstacle = typeof HandOverObstacle.Type

/** A hand-over is not possible as things are. Ours. */
export class HandOverNotPossible extends Schema.TaggedError<HandOverNotPossible>()("HandOverNotPossible", {
  errorCode: errorCode(102),
  reason: HandOverObstacle,
}) {}

/** No such hand-over for whoever asks. Ours. */
export class HandOverNotFound extends Schema.TaggedError<HandOverNotFound>()("HandOverNotFound", {
  errorCode: errorCode(104),
}) {}

/** The present state of a hand-over. */
export const handOverStanding = ({ end, expiresAt }: Pick<HandOver, "end" | "expiresAt">, now: number) =>
  end ?? (now < expiresAt ? "Waiting" : "Expired")

/** An act on a hand-over: who and when, in epoch milliseconds. */
export interface HandOverAct {
  readonly by: UserId
  readonly at: number
}

/** The facts that a hand-over is started from. */
export interface NewHandOver {
  readonly clientId: BusinessProfileId
  readonly fromId?: BusinessProfileId
  readonly toId: BusinessProfileId
  readonly startedBy: HandOverParty
  readonly giver: HandOverParty
  readonly money: AgencyMoneyChoice
}

/**
 * A new hand-over. Whoever starts it and speaks for the client has consented by that; the former agency alone lets its own
 * money stay.
 */
export const startHandOver = (
  { clientId, ...wanted }: NewHandOver,
  { by, at }: HandOverAct,
): Result.Result<HandOver, HandOverNotPossible> => {
  if (wanted.toId === clientId) return Result.fail(new HandOverNotPossible({ reason: "itself" }))
  if (wanted.toId === wanted.fromId) return Result.fail(new HandOverNotPossible({ reason: "sameAgency" }))
  return Result.succeed({
    ...wanted,
    money: wanted.startedBy === "agency" ? wanted.money : "goesBack",
    starter: by,
    startedAt: at,
    expiresAt: at + handOverLastsMillis,
    ...(wanted.startedBy === wanted.giver && { givenBy: by, givenAt: at }),
  })
}

const ifWaiting = (handOver: HandOver, at: number, next: () => HandOver) =>
  handOverStanding(handOver, at) === "Waiting"
    ? Result.succeed(next())
    : Result.fail(new HandOverNotPossible({ reason: "over" }))

/** Whether both sides have consented. */
export const isAgreed = ({ givenAt, receivedAt }: HandOver): boolean =>
  givenAt !== undefined && receivedAt !== undefined

/** A hand-over with the consent of a side; a side that consents again has consented already. */
export const consentedTo = (handOver: HandOver, side: HandOverSide, { by, at }: HandOverAct) =>
  ifWaiting(handOver, at, () => {
    const consented =
      side === "giver"
        ? { ...handOver, givenBy: handOver.givenBy ?? by, givenAt: handOver.givenAt ?? at }
        : { ...handOver, receivedBy: handOver.receivedBy ?? by, receivedAt: handOver.receivedAt ?? at }
    return isAgreed(consented) ? { ...consented, end: "Done" as const, endedBy: by, endedAt: at } : consented
  })

/** A hand-over that a side has refused. */
export const refusedHandOver = (handOver: HandOver, reason: string, { by, at }: HandOverAct) =>
  ifWaiting(handOver, at, () => ({ ...handOver, end: "Refused", reason, endedBy: by, endedAt: at }))

/** A hand-over that its starter's side has withdrawn. */
export const withdrawnHandOver = (handOver: HandOver, { by, at }: HandOverAct) =>
  ifWaiting(handOver, at, () => ({ ...handOver, end: "Withdrawn", endedBy: by, endedAt: at }))

const grouped = (code: string): string => `${code.slice(0, 4)}-${code.slice(4, 8)}`
const letters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"

/** A code of an agency, out of the end of a fresh secret: two groups of four letters that are not taken for others. */
export const agencyCodeOf = (secret: string): string =>
  grouped(Array.from(secret.slice(-8), (letter) => letters[letter.charCodeAt(0) % letters.length]).join(""))

/** A typed code of an agency as codes are kept. */
export const typedAgencyCode = (typed: string): string => grouped(typed.toUpperCase().replaceAll(/[^A-Z0-9]/gu, ""))
