import type { DateRange } from "@domain/kernel"
import { useFormat } from "@ui/shared/use-format"
import { useMomentIn } from "@ui/shared/use-moment-in"
import { useTranslation } from "react-i18next"

export interface UpcomingTimesProps {
  readonly upcoming: ReadonlyArray<{ readonly at: number; readonly range: DateRange }>
  readonly timeZone: string
}

/** When a regular report leaves next, and about which days. */
export const UpcomingTimes = ({ upcoming, timeZone }: UpcomingTimesProps) => {
  const { t } = useTranslation("reportMails")
  const format = useFormat()
  const momentIn = useMomentIn()
  return (
    <ul>
      {upcoming.map(({ at, range }) => (
        <li key={at}>
          {t("preview.leaves", { moment: momentIn(at, timeZone), days: format.days(range.from, range.to) })}
        </li>
      ))}
    </ul>
  )
}
