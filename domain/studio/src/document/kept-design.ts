import { errorCode } from "@domain/errors"
import { Schema } from "effect"
import { Design } from "./design.ts"
import { studioLimits } from "./studio-limits.ts"

/** Identifies a design of a business. */
export const DesignId = Schema.String.check(Schema.isMaxLength(80)).pipe(Schema.brand("DesignId"))
export type DesignId = typeof DesignId.Type

/** The name of a design. */
export const DesignName = Schema.String.check(Schema.isMaxLength(studioLimits.name))

/** The folder of a design; empty outside any. */
export const FolderName = Schema.String.check(Schema.isMaxLength(studioLimits.folder))

/** A design as it is kept; `version` counts its saves, times are epoch milliseconds. */
export const KeptDesign = Schema.Struct({
  id: DesignId,
  name: DesignName,
  folder: FolderName,
  design: Design,
  version: Schema.Int,
  createdAt: Schema.Int,
  changedAt: Schema.Int,
})
export type KeptDesign = typeof KeptDesign.Type

/** A design by another number than its own, or one that is gone. Ours. */
export class DesignNotFound extends Schema.TaggedError<DesignNotFound>()("DesignNotFound", {
  errorCode: errorCode(104),
}) {}

/** The design was saved elsewhere since it was opened; `present` is what was saved. Ours. */
export class DesignChanged extends Schema.TaggedError<DesignChanged>()("DesignChanged", {
  errorCode: errorCode(1006),
  present: KeptDesign,
}) {}

/** The business has as many designs as one may have. Ours. */
export class DesignsFull extends Schema.TaggedError<DesignsFull>()("DesignsFull", {
  errorCode: errorCode(102),
  most: Schema.Int,
}) {}

/** Whether a save begins a version of its own, or belongs to the sitting of the latest one. */
export const beginsVersion = (latestAt: number | undefined, now: number): boolean =>
  latestAt === undefined || now - latestAt >= studioLimits.minutesOfVersion * 60_000
