import type { FeedProduct } from "@application/businesses/contract"
import { StatusBadge } from "@ui/kit/badge"
import { useTranslation } from "react-i18next"

/** The state of a product in a word. */
export const ProductState = ({
  product: { isTaken, isExcluded = false, issues },
}: {
  readonly product: FeedProduct
}) => {
  const { t } = useTranslation("feeds")
  if (isExcluded) return <StatusBadge status="paused">{t("feeds:items.ruledOut")}</StatusBadge>
  if (!isTaken) return <StatusBadge status="attention">{t("feeds:items.left")}</StatusBadge>
  const isWarned = issues.some(({ severity }) => severity === "warning")
  return (
    <StatusBadge status={isWarned ? "paused" : "running"}>
      {t(isWarned ? "feeds:items.warned" : "feeds:items.taken")}
    </StatusBadge>
  )
}
