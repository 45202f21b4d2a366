import { Badge } from "@ui/kit/badge"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import styles from "./layout.module.css"

export interface RecommendedTitleProps {
  readonly children: ReactNode
  readonly isRecommended: boolean
}

/** Name of a choice, with a mark on the recommended choice. */
export const RecommendedTitle = ({ children, isRecommended }: RecommendedTitleProps) => {
  const { t } = useTranslation("launch")
  return (
    <span className={styles["row"]}>
      <span>{children}</span>
      {isRecommended ? <Badge tone="glow">{t("launch:recommended")}</Badge> : null}
    </span>
  )
}
