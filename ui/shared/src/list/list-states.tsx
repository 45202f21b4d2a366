import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { EmptyState } from "@ui/kit/empty-state"
import { ErrorState } from "@ui/kit/error-state"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import styles from "./list.module.css"

/** What is said where there are no rows: a quiet line, or with an icon a sign with what to do next. */
export interface NoRowsWords {
  readonly title: string
  readonly text?: ReactNode
  readonly icon?: ReactNode
  readonly action?: ReactNode
}

export const NoRows = ({ title, text, icon, action, level }: NoRowsWords & { readonly level: 2 | 3 }) =>
  icon === undefined ? (
    <p className={styles["quiet"]}>{title}</p>
  ) : (
    <EmptyState level={level} icon={icon} title={title} action={action}>
      {text}
    </EmptyState>
  )

export interface NotReadProps {
  /** What could not be read. */
  readonly title: string
  readonly level: 2 | 3
  /** Whether rows of an earlier reading stay below. */
  readonly hasRows: boolean
  readonly isLoading: boolean
  readonly onRetry: () => void
}

/** A list that could not be read, with another try; what was read before stays. */
export const NotRead = ({ title, level, hasRows, isLoading, onRetry }: NotReadProps) => {
  const { t } = useTranslation("common")
  return hasRows ? (
    <Banner
      tone="warning"
      title={title}
      action={
        <Button kind="secondary" size="small" onPress={onRetry}>
          {t("common:action.retry")}
        </Button>
      }
    >
      {t("common:list.readBefore")}
    </Banner>
  ) : (
    <ErrorState
      level={level}
      title={title}
      retryLabel={t("common:action.retry")}
      retryingLabel={t("common:state.loading")}
      isRetrying={isLoading}
      onRetry={onRetry}
    />
  )
}
