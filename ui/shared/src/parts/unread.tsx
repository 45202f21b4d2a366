import { ErrorState, type ErrorStateProps } from "@ui/kit/error-state"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { useTranslation } from "react-i18next"

export interface UnreadProps {
  readonly isFailed: boolean
  readonly onRetry: () => void
  readonly level?: ErrorStateProps["level"]
  /** Height of the place that is kept while it is read, as a CSS length. */
  readonly height?: string
}

/** What stands in place of rows that are being read, or could not be read. */
export const Unread = ({ isFailed, onRetry, level = 2, height = "16rem" }: UnreadProps) => {
  const { t } = useTranslation(["common"])
  return isFailed ? (
    <ErrorState
      level={level}
      title={t("common:list.notRead")}
      retryLabel={t("common:action.retry")}
      retryingLabel={t("common:state.loading")}
      onRetry={onRetry}
    />
  ) : (
    <LoadingRegion label={t("common:state.loading")}>
      <Skeleton shape="box" height={height} />
    </LoadingRegion>
  )
}
