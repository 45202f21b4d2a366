import { addDays, localDateAt, type LocalDate, type Region, regionFacts, startOfDay, weekdayOf } from "@domain/kernel"

/** Spec: business constants, "Review 2 working days". */
export const reviewWorkingDays = 2

const isWorkingDay = (date: LocalDate): boolean => ![0, 6].includes(weekdayOf(date))

const workingDayAfter = (date: LocalDate, count: number): LocalDate => {
  const next = addDays(date, 1)
  if (!isWorkingDay(next)) return workingDayAfter(next, count)
  return count === 1 ? next : workingDayAfter(next, count - 1)
}

/** End of the second working day after the day of submission, in the region's time; weekends do not count. Epoch milliseconds. */
export const reviewDueAt = (submittedAt: number, region: Region): number => {
  const { timeZone } = regionFacts[region]
  const lastDay = workingDayAfter(localDateAt(submittedAt, timeZone), reviewWorkingDays)
  return startOfDay(addDays(lastDay, 1), timeZone)
}
