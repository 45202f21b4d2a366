import type { HashedPerson, ListNetwork } from "@domain/audiences"
import { backOff, chanceOf, mostTries } from "@domain/integrations"
import { addDays } from "@domain/kernel"
import type { ConversionClick } from "./conversion-click.ts"
import type { ConversionDetails } from "./conversion.ts"
import { oldestTold, sendingLimits } from "./conversion-network-limits.ts"
import type { ConversionConnection, ConversionSending, SentDay } from "./conversion-network.ts"
import type { VisitorConsent } from "./visitor-consent.ts"

/** What one network is told of a visitor. */
export interface ToldVisitor {
  readonly person?: HashedPerson
  readonly gclid?: string
  readonly gbraid?: string
  readonly wbraid?: string
  readonly fbc?: string
  readonly fbp?: string
  readonly userAgent?: string
  readonly ipAddress?: string
  readonly pageUrl?: string
}

const clickedAt: Readonly<Record<ListNetwork, (click: ConversionClick) => ToldVisitor>> = {
  Meta: ({ fbc, fbp }) => ({ ...(fbc !== undefined && { fbc }), ...(fbp !== undefined && { fbp }) }),
  Google: ({ gclid, gbraid, wbraid }) => ({
    ...(gclid !== undefined && { gclid }),
    ...(gbraid !== undefined && { gbraid }),
    ...(wbraid !== undefined && { wbraid }),
  }),
}

/**
 * What a network may be told of a visitor; undefined where nothing is left to find anybody by. The click needs the consent to keep
 * it, people and the device's address need the consent to tell.
 */
export const toldVisitor = (
  network: ListNetwork,
  { adStorage, adUserData }: VisitorConsent,
  { click, people, userAgent, ipAddress, pageUrl }: ConversionDetails,
): ToldVisitor | undefined => {
  const clicked = adStorage && click !== undefined ? clickedAt[network](click) : {}
  const person = adUserData ? people?.[network] : undefined
  const hasPerson = person !== undefined && (person.email !== undefined || person.phone !== undefined)
  // A browser's cookie finds nobody without the click or the person.
  const { fbp: _browser, ...found } = clicked
  if (!hasPerson && Object.keys(found).length === 0) return undefined
  return {
    ...clicked,
    ...(hasPerson && { person }),
    ...(userAgent !== undefined && { userAgent }),
    ...(adUserData && ipAddress !== undefined && { ipAddress }),
    ...(pageUrl !== undefined && { pageUrl }),
  }
}

/** Why a network would refuse a conversion because of its time; undefined where it would not. */
export const timeFault = (network: ListNetwork, at: number, now: number): "TooOld" | "Future" | undefined => {
  if (at > now + sendingLimits.aheadMillis) return "Future"
  return at < now - oldestTold[network] ? "TooOld" : undefined
}

/** The days with one more outcome, the newest only. */
const withDay = (
  days: ReadonlyArray<SentDay>,
  date: string,
  { sent, refused }: Pick<SentDay, "sent" | "refused">,
): ReadonlyArray<SentDay> => {
  const before = days.find((one) => one.date === date) ?? { date, sent: 0, refused: 0 }
  const after = { date, sent: before.sent + sent, refused: before.refused + refused }
  return [...days.filter((one) => one.date !== date), after]
    .toSorted((left, right) => (left.date < right.date ? -1 : 1))
    .slice(-sendingLimits.days)
}

/** What a network made of a batch. */
export interface BatchOutcome {
  readonly sent: number
  readonly refused: number
  /** The last refusal. */
  readonly reason?: string
  readonly receipt?: string
}

/** A connection after a batch that reached the network. */
export const afterBatch = <C extends ConversionConnection>(
  connection: C,
  { sent, refused, reason, receipt }: BatchOutcome,
  now: number,
  today: string,
): C => {
  const { failures: _failures, holdUntil: _hold, ...rest } = connection
  return {
    ...(rest as C),
    sent: connection.sent + sent,
    refused: connection.refused + refused,
    days: withDay(connection.days ?? [], today, { sent, refused }),
    ...(sent > 0 && { lastSentAt: now }),
    ...(reason !== undefined && { reason: reason.slice(0, 300) }),
    ...(receipt !== undefined && { receipt }),
  }
}

/** A connection after a try that did not reach the network: left alone by the pauses of deliveries, the last of them again and again. */
export const afterFailure = <C extends ConversionConnection>(connection: C, place: number, now: number): C => {
  const failures = (connection.failures ?? 0) + 1
  const tries = Math.min(failures, mostTries - 1)
  return { ...connection, failures, holdUntil: now + (backOff(tries, chanceOf(place, failures)) ?? 0) }
}

/** A connection whose place at the network is gone or forbidden: nothing more is sent until its owner resumes. */
export const refusedWhole = <C extends ConversionConnection>(connection: C, reason: string): C => ({
  ...connection,
  state: "Refused",
  reason: reason.slice(0, 300),
})

/** A connection that goes on: whatever waited is tried at once. */
export const resumedConnection = <C extends ConversionConnection>(connection: C): C => {
  const { failures: _failures, holdUntil: _hold, reason: _reason, ...rest } = connection
  return { ...(rest as C), state: "On" }
}

/** A sending that has come to its end; its details go. */
export const settledSending = <S extends ConversionSending>(
  sending: S,
  state: "Sent" | "Refused" | "Withheld",
  now: number,
  reason?: string,
): S => {
  const { sealed: _sealed, reason: _before, ...rest } = sending
  return {
    ...(rest as S),
    state,
    at: now,
    attempts: sending.attempts + (state === "Withheld" ? 0 : 1),
    ...(reason !== undefined && { reason: reason.slice(0, 300) }),
  }
}

/** What was settled today and on the days before it. */
export const recentCounts = ({ days = [] }: Pick<ConversionConnection, "days">, today: string) => {
  const first = addDays(today, 1 - sendingLimits.days)
  const recent = days.filter(({ date }) => date >= first)
  return {
    sent: recent.reduce((sum, day) => sum + day.sent, 0),
    refused: recent.reduce((sum, day) => sum + day.refused, 0),
  }
}
