import { type BusinessProfileId, type PortalId } from "@domain/kernel"
import { type HandOver, type HandOverSide, handOverStanding } from "@domain/businesses"
import { Clock, Effect } from "effect"
import type { ShownHandOver } from "../contract/hand-overs.ts"
import { namedBusinesses } from "./hand-over-facts.ts"

/** A hand-over as it is stored. */
export interface StoredHandOver extends HandOver {
  readonly businessProfileId: BusinessProfileId
  readonly id: number
  readonly portalId: PortalId
}

/** What somebody is in a hand-over: the side that they may consent for, and whether they may withdraw it. */
export interface HandOverPart {
  /** The business that they act for. */
  readonly as: BusinessProfileId
  readonly side?: HandOverSide
  readonly mayWithdraw: boolean
  readonly decidesMoney: boolean
}

/** Nothing to do in it but to read. */
export const onlooker = (as: BusinessProfileId): HandOverPart => ({ as, mayWithdraw: false, decidesMoney: false })

/** Hand-overs as calls answer them, each for the part that its reader has in it. */
export const shownHandOvers = Effect.fnUntraced(function* (
  rows: ReadonlyArray<readonly [StoredHandOver, HandOverPart]>,
) {
  const now = yield* Clock.currentTimeMillis
  const named = yield* namedBusinesses(
    rows.flatMap(([{ businessProfileId, fromId, toId }]) => [
      businessProfileId,
      toId,
      ...(fromId === undefined ? [] : [fromId]),
    ]),
  )
  return rows.map(([row, { as, side, mayWithdraw, decidesMoney }]): ShownHandOver => {
    const { fromId, toId, givenAt, receivedAt, endedAt, reason, wentBack, currency } = row
    const standing = handOverStanding(row, now)
    const isWaiting = standing === "Waiting"
    const isAnswered = side === "giver" ? givenAt !== undefined : receivedAt !== undefined
    return {
      id: row.id,
      businessProfileId: as,
      client: named(row.businessProfileId),
      ...(fromId !== undefined && { from: named(fromId) }),
      to: named(toId),
      standing,
      startedBy: row.startedBy,
      startedAt: row.startedAt,
      expiresAt: row.expiresAt,
      giver: row.giver,
      money: row.money,
      ...(givenAt !== undefined && { givenAt }),
      ...(receivedAt !== undefined && { receivedAt }),
      ...(endedAt !== undefined && { endedAt }),
      ...(reason !== undefined && { reason }),
      ...(wentBack !== undefined && { wentBack }),
      ...(currency !== undefined && { currency }),
      mayAnswer: isWaiting && side !== undefined && !isAnswered,
      mayWithdraw: isWaiting && mayWithdraw,
      decidesMoney: isWaiting && decidesMoney,
    }
  })
})

/** One hand-over as a call answers it. */
export const shownHandOver = Effect.fnUntraced(function* (row: StoredHandOver, part: HandOverPart) {
  const [shown] = yield* shownHandOvers([[row, part]])
  return shown ?? (yield* Effect.die(new Error("A hand-over is not shown")))
})
