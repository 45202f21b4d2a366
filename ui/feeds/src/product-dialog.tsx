import type { FeedProduct } from "@application/businesses/contract"
import { feedItemFields } from "@domain/businesses"
import { Dialog } from "@ui/kit/dialog"
import { KeyValueList } from "@ui/kit/key-value-list"
import { useTranslation } from "react-i18next"
import styles from "./feeds.module.css"
import { useIssueWords } from "./issue-words.ts"
import { ProductState } from "./product-state.tsx"

/** A product as it was read: what is wrong with it and how to mend it, then each of its fields. */
export const ProductDialog = ({
  product,
  onClose,
}: {
  readonly product: FeedProduct
  readonly onClose: () => void
}) => {
  const { t } = useTranslation(["feeds", "common"])
  const words = useIssueWords()
  const { item, issues, row } = product
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<bdi>{item.title ?? t("feeds:items.untitled")}</bdi>}
      closeLabel={t("common:action.close")}
    >
      <div className={styles["stack"]}>
        <div className={styles["head"]}>
          <ProductState product={product} />
          <span className={styles["quiet"]}>
            {t("feeds:items.row")} <bdi dir="ltr">{row}</bdi>
          </span>
        </div>
        {issues.length === 0 ? (
          <p>{t("feeds:items.noIssues")}</p>
        ) : (
          <section aria-label={t("feeds:items.wrong")}>
            <ul className={styles["samples"]}>
              {issues.map((issue) => (
                <li key={`${issue.field} ${issue.fix}`}>
                  <strong>{words.name(issue)}</strong> {words.mend(issue)}
                </li>
              ))}
            </ul>
          </section>
        )}
        <KeyValueList
          items={feedItemFields.flatMap((field) => {
            const value = item[field]
            return value === undefined ? [] : [{ label: t(`feeds:field.${field}`), value: <bdi>{value}</bdi> }]
          })}
        />
      </div>
    </Dialog>
  )
}
