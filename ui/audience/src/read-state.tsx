import { failureMessage } from "@ui/i18n"
import { ErrorState } from "@ui/kit/error-state"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { useTranslation } from "react-i18next"
import type { ReadState as StateOfRead } from "@ui/container"

interface Props {
  readonly read: Pick<StateOfRead<unknown>, "output" | "isLoading" | "failure" | "retry">
  readonly failedTitle: string
  /** Lines of the placeholder while the first answer is awaited. */
  readonly lines: number
}

/** What stands in a list's place until its first answer: a placeholder, or what failed and a way to try again. */
export const ReadState = ({ read, failedTitle, lines }: Props) => {
  const { t } = useTranslation(["common", "failures"])
  if (read.output !== undefined) return null
  return (
    <>
      {read.failure === undefined ? null : (
        <ErrorState
          level={2}
          title={failedTitle}
          retryLabel={t("common:action.retry")}
          retryingLabel={t("common:state.loading")}
          onRetry={read.retry}
        >
          {failureMessage(read.failure, (keys, values) => t(keys, values))}
        </ErrorState>
      )}
      {read.isLoading ? (
        <LoadingRegion label={t("common:state.loading")}>
          <Skeleton lines={lines} />
        </LoadingRegion>
      ) : null}
    </>
  )
}
