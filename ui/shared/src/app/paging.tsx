import { offsetOf, pageCount, shownPart } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { useTranslation } from "react-i18next"
import styles from "./paging.module.css"
import { useFormat } from "./use-format.ts"

/** What is known of a list's rows: the number on all pages, or the number on this page and whether another follows. */
export type PagedRows = { readonly total: number } | { readonly rows: number; readonly hasNextPage: boolean }

export type PagingProps = PagedRows & {
  readonly page: number
  readonly limit: number
  readonly onPage: (page: number) => void
  /** Name of the pages, for a screen that has the pages of several lists. */
  readonly label?: string
}

/** Which part of a list is shown, and the ways to the others; nothing for one page. */
export const Paging = ({ page, limit, onPage, label, ...known }: PagingProps) => {
  const { t } = useTranslation(["common"])
  const format = useFormat()
  const hasNextPage = "total" in known ? page < pageCount(known.total, limit) : known.hasNextPage
  const isOne = "total" in known ? pageCount(known.total, limit) === 1 : page === 1 && !hasNextPage
  if (isOne) return null
  const shown = () => {
    if ("total" in known) {
      const { from, to, total } = shownPart({ page, limit }, known.total)
      return t("common:paging.shown", {
        from: format.number(from),
        to: format.number(to),
        total: format.number(total),
      })
    }
    const first = offsetOf({ page, limit })
    return known.rows === 0
      ? null
      : t("common:paging.part", { from: format.number(first + 1), to: format.number(first + known.rows) })
  }
  return (
    <nav className={styles["pages"]} aria-label={label ?? t("common:paging.label")}>
      <Button size="small" kind="quiet" isDisabled={page === 1} onPress={() => onPage(page - 1)}>
        {t("common:paging.previous")}
      </Button>
      <span role="status">{shown()}</span>
      <Button size="small" kind="quiet" isDisabled={!hasNextPage} onPress={() => onPage(page + 1)}>
        {t("common:paging.following")}
      </Button>
    </nav>
  )
}
