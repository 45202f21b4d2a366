import type { FeedIssue, FeedItemField, FeedPreview, PreviewedItem } from "@domain/businesses"
import { Badge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { Switch } from "@ui/kit/switch"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./rules.module.css"

const firstShown = 10

const isTouched = ({ changed, after, mended, arisen }: PreviewedItem): boolean =>
  changed.length > 0 || after.isExcluded === true || mended.length > 0 || arisen.length > 0

/** The feed's own first rows before and after the rules, field by field, with the issues that go and come. */
export const PreviewTable = ({ preview }: { readonly preview: FeedPreview }) => {
  const { t } = useTranslation("feedRules")
  const [isAll, setAll] = useState(false)
  const [isLong, setLong] = useState(false)
  const wanted = isAll ? preview.items : preview.items.filter(isTouched)
  const shown = isLong ? wanted : wanted.slice(0, firstShown)
  return (
    <Panel title={t("preview.title")} description={t("preview.lead", { count: preview.items.length })}>
      <div className={styles["counts"]}>
        <p role="status">
          {t("preview.counts", { changed: preview.changed, excluded: preview.excluded, mended: preview.mended })}
        </p>
        <Switch isSelected={isAll} onChange={setAll}>
          {t("preview.all")}
        </Switch>
      </div>
      {shown.length === 0 ? <p className={styles["quiet"]}>{t("preview.nothing")}</p> : null}
      {shown.length === 0 ? null : (
        <table className={styles["table"]}>
          <caption className={styles["caption"]}>{t("preview.title")}</caption>
          <thead>
            <tr>
              {(["product", "field", "before", "after"] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`preview.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          {shown.map((item) => (
            <ProductRows key={item.row} item={item} />
          ))}
        </table>
      )}
      {wanted.length > shown.length ? (
        <div className={styles["acts"]}>
          <Button kind="quiet" flush="start" onPress={() => setLong(true)}>
            {t("preview.more", { count: wanted.length - shown.length })}
          </Button>
        </div>
      ) : null}
    </Panel>
  )
}

const ProductRows = ({ item }: { readonly item: PreviewedItem }) => {
  const { t } = useTranslation("feedRules")
  const { before, after, changed, mended, arisen } = item
  const fields: ReadonlyArray<FeedItemField> = changed.length === 0 ? ["title"] : changed
  const isOut = after.isExcluded === true
  return (
    <tbody className={styles["product"]}>
      {fields.map((field, place) => (
        <tr key={field}>
          {place === 0 ? (
            <th scope="rowgroup" rowSpan={fields.length} className={styles["who"]}>
              <span dir="auto">{before.item.title ?? before.item.id ?? t("preview.row", { row: item.row })}</span>
              <span className={styles["marks"]}>
                {isOut ? <Badge tone="warning">{t("preview.excluded")}</Badge> : null}
                {mended.map((issue) => (
                  <IssueMark key={`${issue.field}/${issue.fix}`} issue={issue} isMended />
                ))}
                {arisen.map((issue) => (
                  <IssueMark key={`${issue.field}/${issue.fix}`} issue={issue} isMended={false} />
                ))}
              </span>
            </th>
          ) : null}
          <td data-label={t("preview.field")}>{t(`field.${field}`)}</td>
          <td data-label={t("preview.before")}>
            <Cell value={before.item[field]} mark={changed.includes(field) || isOut ? "gone" : undefined} />
          </td>
          <td data-label={t("preview.after")}>
            {isOut ? (
              <span className={styles["quiet"]}>{t("preview.notTaken")}</span>
            ) : (
              <Cell value={after.item[field]} mark={changed.includes(field) ? "new" : undefined} />
            )}
          </td>
        </tr>
      ))}
    </tbody>
  )
}

interface CellProps {
  readonly value: string | undefined
  readonly mark: "gone" | "new" | undefined
}

/** A value; what goes is struck through, what comes is underlined and bold. */
const Cell = ({ value, mark }: CellProps) => {
  const { t } = useTranslation("feedRules")
  if (value === undefined) return <span className={styles["quiet"]}>{t("preview.empty")}</span>
  if (mark === "gone")
    return (
      <del dir="auto" className={styles["gone"]}>
        {value}
      </del>
    )
  if (mark === "new")
    return (
      <ins dir="auto" className={styles["new"]}>
        {value}
      </ins>
    )
  return <span dir="auto">{value}</span>
}

const IssueMark = ({ issue, isMended }: { readonly issue: FeedIssue; readonly isMended: boolean }) => {
  const { t } = useTranslation("feedRules")
  const words = t("preview.issue", { field: t(`field.${issue.field}`), fix: t(`fix.${issue.fix}`) })
  return (
    <Badge tone={isMended ? "success" : "danger"}>
      {t(isMended ? "preview.mended" : "preview.arisen", { issue: words })}
    </Badge>
  )
}
