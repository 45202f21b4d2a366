import { ListConversions, type ShownConversion } from "@application/conversions/contract"
import type { BusinessProfileId, CurrencyCode } from "@domain/kernel"
import { type OutputOf, useRead } from "@ui/container"
import { Badge } from "@ui/kit/badge"
import { LoadMore } from "@ui/kit/load-more"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./conversions.module.css"

const rows = { first: 20, step: 40, most: 100 } as const

export interface NewestPartProps {
  readonly businessProfileId: BusinessProfileId
  /** The first page, which the page reads again by itself. */
  readonly newest: OutputOf<typeof ListConversions>
  readonly currency: CurrencyCode
}

/** One conversion: what, when, on which page, and by which campaign. */
const Row = ({ row, currency }: { readonly row: ShownConversion; readonly currency: CurrencyCode }) => {
  const { t } = useTranslation(["conversions"])
  const format = useFormat()
  const { actionName, at, page, value, campaignId, campaignName, source, isRepeat } = row
  return (
    <li className={styles["row"]}>
      <span className={styles["line"]}>
        <bdi className={styles["name"]}>{actionName}</bdi>
        {value === undefined ? null : <span className={styles["figures"]}>{format.money(value, currency)}</span>}
        {isRepeat ? <Badge>{t("conversions:newest.repeat")}</Badge> : null}
      </span>
      <span className={`${styles["quiet"]} ${styles["when"]}`}>{format.moment(at)}</span>
      <p className={styles["wide"]}>
        {campaignId === undefined ? (
          <span className={styles["quiet"]}>{t("conversions:newest.noAd")}</span>
        ) : (
          <bdi>{campaignName ?? t("conversions:newest.campaign", { number: String(campaignId) })}</bdi>
        )}
      </p>
      <p className={`${styles["quiet"]} ${styles["wide"]}`}>
        {t(`conversions:source.${source}`)}
        {page === undefined ? null : (
          <>
            {" · "}
            <bdi dir="ltr" className={styles["code"]}>
              {page}
            </bdi>
          </>
        )}
      </p>
    </li>
  )
}

/** The newest conversions; more of them on demand. */
export const NewestPart = ({ businessProfileId, newest, currency }: NewestPartProps) => {
  const { t } = useTranslation(["conversions", "common"])
  const format = useFormat()
  const [limit, setLimit] = useState<number>(rows.first)
  const further = useRead(ListConversions, limit === rows.first ? undefined : { businessProfileId, limit })
  const { conversions, nextCursor } = further.output ?? newest
  if (conversions.length === 0) return <p className={styles["quiet"]}>{t("conversions:newest.none")}</p>
  return (
    <div className={styles["stack"]}>
      <ul className={styles["list"]}>
        {conversions.map((row) => (
          <Row key={`${row.actionId} ${row.eventId}`} row={row} currency={currency} />
        ))}
      </ul>
      <FailureNotice failure={further.failure} />
      {nextCursor === undefined ? null : (
        <LoadMore
          summary={t("conversions:newest.shown", {
            count: conversions.length,
            amount: format.number(conversions.length),
          })}
          label={t("conversions:newest.more")}
          pendingLabel={t("common:state.loading")}
          hasMore={limit < rows.most}
          isPending={further.isLoading}
          onMore={() => setLimit(Math.min(rows.most, limit + rows.step))}
        />
      )}
    </div>
  )
}
