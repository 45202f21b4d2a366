import { presentTime } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import { ofLastWeek, type SetUp, standingOf } from "./read-conversions.ts"

/** How the website stands, in one plain sentence. */
export const StandingLine = ({ setUp }: { readonly setUp: SetUp }) => {
  const { t } = useTranslation(["conversions"])
  const format = useFormat()
  const standing = standingOf(setUp, presentTime())
  const count = ofLastWeek(setUp)
  const { site, actions } = setUp
  const last = Math.max(site?.lastSeenAt ?? 0, ...actions.map(({ lastAt }) => lastAt ?? 0))
  return (
    <span role="status">
      {t(`conversions:standing.${standing}`, { count, amount: format.number(count), when: format.moment(last) })}
    </span>
  )
}
