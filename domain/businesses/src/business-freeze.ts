import { errorCode } from "@domain/errors"
import { UserId } from "@domain/kernel"
import { Schema } from "effect"

/** The latest freeze of a business: who froze it when and why, and the same of its release. Times are epoch milliseconds. Ours. */
export const BusinessFreeze = Schema.Struct({
  frozenAt: Schema.Int,
  frozenBy: Schema.optionalKey(UserId),
  reason: Schema.String,
  releasedAt: Schema.optionalKey(Schema.Int),
  releasedBy: Schema.optionalKey(UserId),
  releaseReason: Schema.optionalKey(Schema.String),
})
export type BusinessFreeze = typeof BusinessFreeze.Type

/** Somebody who freezes or releases, when and why. */
export interface FreezeAct {
  readonly at: number
  readonly by?: UserId
  readonly reason: string
}

/** Whether a business is frozen by its latest freeze. */
export const isFrozen = (freeze: BusinessFreeze | undefined): boolean =>
  freeze !== undefined && freeze.releasedAt === undefined

/** The freeze after somebody froze the business; a business that is frozen keeps its first reason. */
export const frozenBy = (freeze: BusinessFreeze | undefined, { at, by, reason }: FreezeAct): BusinessFreeze =>
  freeze !== undefined && isFrozen(freeze)
    ? freeze
    : { frozenAt: at, reason, ...(by !== undefined && { frozenBy: by }) }

/** The freeze after somebody released the business; a business that is not frozen stays as it is. */
export const releasedBy = <Freeze extends BusinessFreeze | undefined>(
  freeze: Freeze,
  { at, by, reason }: FreezeAct,
): Freeze | BusinessFreeze =>
  freeze === undefined || !isFrozen(freeze)
    ? freeze
    : { ...freeze, releasedAt: at, releaseReason: reason, ...(by !== undefined && { releasedBy: by }) }

/** The business has no such note. Ours. */
export class BusinessNoteNotFound extends Schema.TaggedError<BusinessNoteNotFound>()("BusinessNoteNotFound", {
  errorCode: errorCode(104),
}) {}
