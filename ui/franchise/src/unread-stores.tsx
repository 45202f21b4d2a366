import { ErrorState } from "@ui/kit/error-state"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { useTranslation } from "react-i18next"

export interface UnreadStoresProps {
  readonly isFailed: boolean
  readonly onRetry: () => void
}

/** What stands in place of stores that are being read, or could not be read. */
export const UnreadStores = ({ isFailed, onRetry }: UnreadStoresProps) => {
  const { t } = useTranslation(["common"])
  return isFailed ? (
    <ErrorState
      level={2}
      title={t("common:list.notRead")}
      retryLabel={t("common:action.retry")}
      retryingLabel={t("common:state.loading")}
      onRetry={onRetry}
    />
  ) : (
    <LoadingRegion label={t("common:state.loading")}>
      <Skeleton shape="box" height="16rem" />
    </LoadingRegion>
  )
}
