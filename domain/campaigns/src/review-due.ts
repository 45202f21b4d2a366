import { endOfWorkingDay, type LocalDate, type Region, regionFacts } from "@domain/kernel"

/** The working days of a review. Spec: business constants, "Review 2 working days". */
export const reviewWorkingDays = 2

/** The working days of a review by a portal that the business has priority care at. Ours. */
export const priorityReviewWorkingDays = 1

/** What a review's due time depends on: days without reviews, and whether the portal reviews the business's campaigns first. */
export interface ReviewTerms {
  readonly holidays?: ReadonlyArray<LocalDate>
  readonly isPriority?: boolean
}

/**
 * The end of the second working day after submission in the region's time, of the first with priority, without weekends and the
 * region's holidays. Epoch milliseconds.
 */
export const reviewDueAt = (
  submittedAt: number,
  region: Region,
  { holidays = [], isPriority = false }: ReviewTerms = {},
): number =>
  endOfWorkingDay(
    submittedAt,
    isPriority ? priorityReviewWorkingDays : reviewWorkingDays,
    regionFacts[region].timeZone,
    holidays,
  )
