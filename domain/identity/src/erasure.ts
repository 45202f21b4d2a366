import { DateTime, Schema } from "effect"
import { errorCode } from "@domain/errors"
import type { Region } from "@domain/kernel"

/** What keeps an account from being erased: money of its businesses, or a campaign of theirs that still runs. */
export const ErasureObstacle = Schema.Literals(["money", "runningCampaign"])
export type ErasureObstacle = typeof ErasureObstacle.Type

/** The account can't be erased yet; the obstacles say why. Ours. */
export class ErasureBlocked extends Schema.TaggedError<ErasureBlocked>()("ErasureBlocked", {
  errorCode: errorCode(1030),
  obstacles: Schema.Array(ErasureObstacle),
}) {}

/** What an erasure deleted, by record, and what tax law keeps until when (epoch milliseconds). */
export const ErasureReport = Schema.Struct({
  erased: Schema.Array(Schema.String),
  kept: Schema.Array(Schema.Struct({ record: Schema.String, until: Schema.Number })),
})
export type ErasureReport = typeof ErasureReport.Type

/** How long an erasure can be undone, in milliseconds. Ours. */
export const erasureGraceMilliseconds = 14 * 24 * 60 * 60_000

/** Years after a payment for which its records are kept: India's CGST Act, section 36; United Kingdom, VAT notice 700/21. */
const taxYears: Readonly<Record<Region, number>> = { IN: 8, GB: 6 }

/** For how many years a region's tax law asks for the records of a payment. */
export const taxYearsOf = (region: Region): number => taxYears[region]

/** When tax law no longer asks for the records of a region's payment (epoch milliseconds). */
export const keptForTaxUntil = (paidAt: number, region: Region): number =>
  DateTime.toEpochMillis(DateTime.add(DateTime.makeUnsafe(paidAt), { years: taxYears[region] }))
