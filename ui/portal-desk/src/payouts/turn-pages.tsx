import { Button } from "@ui/kit/button"
import panel from "@ui/shared/panel.module.css"
import { useTranslation } from "react-i18next"

export interface TurnPagesProps {
  readonly cursor: string | undefined
  readonly nextCursor: string | undefined
  readonly onTurn: (cursor: string | undefined) => void
  /** Name of the list whose pages they are. */
  readonly label: string
}

/** The ways to the first and to the next page of a list that is read by cursors; nothing for one page. */
export const TurnPages = ({ cursor, nextCursor, onTurn, label }: TurnPagesProps) => {
  const { t } = useTranslation("common")
  if (cursor === undefined && nextCursor === undefined) return null
  return (
    <nav className={panel["actions"]} aria-label={label}>
      {cursor === undefined ? null : (
        <Button kind="quiet" size="small" onPress={() => onTurn(undefined)}>
          {t("list.toFirst")}
        </Button>
      )}
      {nextCursor === undefined ? null : (
        <Button kind="secondary" size="small" onPress={() => onTurn(nextCursor)}>
          {t("paging.following")}
        </Button>
      )}
    </nav>
  )
}
