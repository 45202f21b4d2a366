import { ErrorState } from "@ui/kit/error-state"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { useTranslation } from "react-i18next"

export interface NotLoadedProps {
  readonly failure: unknown
  readonly title: string
  readonly onRetry: () => void
}

/** Stands for what is not read yet: its outline while it loads, or the way to try again. */
export const NotLoaded = ({ failure, title, onRetry }: NotLoadedProps) => {
  const { t } = useTranslation("common")
  return failure === undefined ? (
    <LoadingRegion label={t("common:state.loading")}>
      <Skeleton shape="box" height="12rem" />
    </LoadingRegion>
  ) : (
    <ErrorState
      title={title}
      level={2}
      retryLabel={t("common:action.retry")}
      retryingLabel={t("common:state.loading")}
      onRetry={onRetry}
    />
  )
}
