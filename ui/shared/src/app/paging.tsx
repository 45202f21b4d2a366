import { pageCount, shownPart } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { useTranslation } from "react-i18next"
import styles from "./paging.module.css"
import { useFormat } from "./use-format.ts"

export interface PagingProps {
  readonly page: number
  readonly limit: number
  /** Number of rows on all pages together. */
  readonly total: number
  readonly onPage: (page: number) => void
  /** Name of the pages, for a screen that has the pages of several lists. */
  readonly label?: string
}

/** Which part of a list is shown, and the ways to the others; nothing for one page. */
export const Paging = ({ page, limit, total, onPage, label }: PagingProps) => {
  const { t } = useTranslation(["common"])
  const format = useFormat()
  const pages = pageCount(total, limit)
  if (pages === 1) return null
  const { from, to } = shownPart({ page, limit }, total)
  return (
    <nav className={styles["pages"]} aria-label={label ?? t("common:paging.label")}>
      <Button size="small" kind="quiet" isDisabled={page === 1} onPress={() => onPage(page - 1)}>
        {t("common:paging.previous")}
      </Button>
      <span role="status">
        {t("common:paging.shown", {
          from: format.number(from),
          to: format.number(to),
          total: format.number(total),
        })}
      </span>
      <Button size="small" kind="quiet" isDisabled={page >= pages} onPress={() => onPage(page + 1)}>
        {t("common:paging.following")}
      </Button>
    </nav>
  )
}
