import { pageCount, shownPart } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "../preferences/preferences.module.css"

export interface PagingProps {
  readonly page: number
  readonly limit: number
  /** Of all pages. */
  readonly total: number
  readonly onPage: (page: number) => void
}

/** Which part of a list is shown, and the ways to the others; nothing for one page. */
export const Paging = ({ page, limit, total, onPage }: PagingProps) => {
  const { t } = useTranslation(["account"])
  const format = useFormat()
  const pages = pageCount(total, limit)
  if (pages === 1) return null
  const { from, to } = shownPart({ page, limit }, total)
  return (
    <nav className={styles["actions"]} aria-label={t("account:portal.pages")}>
      <Button size="small" kind="quiet" isDisabled={page === 1} onPress={() => onPage(page - 1)}>
        {t("account:portal.previous")}
      </Button>
      <span role="status">
        {t("account:portal.shown", {
          from: format.number(from),
          to: format.number(to),
          total: format.number(total),
        })}
      </span>
      <Button size="small" kind="quiet" isDisabled={page >= pages} onPress={() => onPage(page + 1)}>
        {t("account:portal.following")}
      </Button>
    </nav>
  )
}
