import { errorCode } from "@domain/errors"
import { type DateRange, daysIn } from "@domain/kernel"
import { Result, Schema } from "effect"
import { deliveryLimits } from "./delivery-limits.ts"
import type { LeadDelivery } from "./delivery.ts"

/** A backfill of more leads or days than one may send. Ours. */
export class BackfillTooLarge extends Schema.TaggedError<BackfillTooLarge>()("BackfillTooLarge", {
  errorCode: errorCode(102),
  mostLeads: Schema.Int,
  mostDays: Schema.Int,
}) {}

/** Refuses a backfill that is too large. */
export const checkedBackfill = (range: DateRange, leads: number): Result.Result<number, BackfillTooLarge> => {
  const { backfillLeads: mostLeads, backfillDays: mostDays } = deliveryLimits
  return leads > mostLeads || daysIn(range) > mostDays
    ? Result.fail(new BackfillTooLarge({ mostLeads, mostDays }))
    : Result.succeed(leads)
}

/** Whether a backfill sends a lead: unless the log says that its creation arrived or is on its way. */
export const needsBackfill = (earlier: ReadonlyArray<Pick<LeadDelivery, "event" | "state">>): boolean =>
  !earlier.some(({ event, state }) => event === "lead.created" && state !== "Dropped" && state !== "Skipped")
