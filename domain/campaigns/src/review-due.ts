import { endOfWorkingDay, type LocalDate, type Region, regionFacts } from "@domain/kernel"

/** Spec: business constants, "Review 2 working days". */
export const reviewWorkingDays = 2

/**
 * End of the second working day after the day of submission, in the region's time; weekends and the region's holidays do not
 * count. Epoch milliseconds.
 */
export const reviewDueAt = (submittedAt: number, region: Region, holidays: ReadonlyArray<LocalDate> = []): number =>
  endOfWorkingDay(submittedAt, reviewWorkingDays, regionFacts[region].timeZone, holidays)
