import { type Feed, ListFeedItems } from "@application/businesses/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { cx } from "@ui/kit/cx"
import { useTranslation } from "react-i18next"
import layout from "@ui/journey/layout.module.css"
import styles from "./store-mark.module.css"
import { ImportNote } from "./import-note.tsx"

/** Refused rows that are shown. */
const shown = 20

export interface ProductFileResultProps {
  readonly businessProfileId: BusinessProfileId
  readonly feed: Feed
}

/** The rows of a file that were left out, each with what is wrong. */
const RefusedRows = ({ businessProfileId, feed }: ProductFileResultProps) => {
  const { t } = useTranslation("stores")
  const { output } = useRead(ListFeedItems, { businessProfileId, feedId: feed.id, severity: "error", limit: shown })
  // A table's first row is its header; an XML file has no rows.
  const isXml = feed.fileName?.toLowerCase().endsWith(".xml") === true
  const { items = 0, taken = 0 } = feed.job?.summary ?? {}
  if (output === undefined || output.items.length === 0) return null
  const more = items - taken - output.items.length
  return (
    <section className={layout["tight"]} aria-label={t("stores:productFile.refused")}>
      <h2 className={layout["heading"]}>{t("stores:productFile.refused")}</h2>
      <ul className={cx(styles.steps)}>
        {output.items.map(({ row, item, issues }) => (
          <li key={row}>
            <b>{isXml ? t("stores:productFile.product", { row }) : t("stores:productFile.row", { row: row + 1 })}</b>{" "}
            {item.title === undefined ? null : <bdi>{item.title}</bdi>}
            {issues
              .filter(({ severity }) => severity === "error")
              .map(({ field, fix }) => (
                <span key={field}>
                  {" · "}
                  <bdi dir="ltr">{field}</bdi>: {t(`stores:issue.${fix}`)}
                </span>
              ))}
          </li>
        ))}
      </ul>
      {more > 0 ? <p>{t("stores:productFile.more", { count: more })}</p> : null}
      <p className={layout["soft"]}>{t("stores:productFile.again")}</p>
    </section>
  )
}

/** How far the reading of a file of products is, and what it left out. */
export const ProductFileResult = ({ businessProfileId, feed }: ProductFileResultProps) => {
  const { t } = useTranslation("stores")
  const { job } = feed
  if (job === undefined) return null
  return (
    <>
      {job.status === "New" ? (
        <p role="status">{t("stores:productFile.waiting")}</p>
      ) : (
        <ImportNote store={{ feed, products: job.summary?.productsTaken ?? job.summary?.taken ?? 0 }} />
      )}
      {job.status === "Done" ? <RefusedRows key={job.jobId} businessProfileId={businessProfileId} feed={feed} /> : null}
    </>
  )
}
