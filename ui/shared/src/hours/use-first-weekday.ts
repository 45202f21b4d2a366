import { firstWeekday } from "@domain/portals"
import { useDisplaySettings, usePortal } from "../frame/index.ts"

/** The day that the reader's weeks begin with: chosen, or else their language's; 0 is Sunday. */
export const useFirstWeekday = (): number => {
  const { language } = usePortal()
  return useDisplaySettings().weekStart ?? firstWeekday(language)
}

/** The weekdays in the order of the reader's week. */
export const useWeekdays = (): ReadonlyArray<number> => {
  const first = useFirstWeekday()
  return Array.from({ length: 7 }, (_, step) => (first + step) % 7)
}
