import { endOfWorkingDay, type LocalDate, type Region, regionFacts } from "@domain/kernel"

/** The working days of a review. Spec: business constants, "Review 2 working days". */
export const reviewWorkingDays = 2

/**
 * The end of the second working day after submission in the region's time, without weekends and the region's holidays.
 * Epoch milliseconds.
 */
export const reviewDueAt = (submittedAt: number, region: Region, holidays: ReadonlyArray<LocalDate> = []): number =>
  endOfWorkingDay(submittedAt, reviewWorkingDays, regionFacts[region].timeZone, holidays)
