import { AdviseBudget } from "@application/signup/contract"
import { failureMessage } from "@ui/i18n"
import { ErrorState } from "@ui/kit/error-state"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { useTranslation } from "react-i18next"
import { LaunchPageFrame, useLaunchPage } from "@ui/shared/launch"
import { BudgetPage } from "./budget-page.tsx"
import { useRead } from "@ui/container"

/** Reads what may be spent, then asks for the budget and takes the payment. */
const Budget = () => {
  const { t } = useTranslation(["common", "failures"])
  const { details } = useLaunchPage("budget")
  const { output, failure, retry } = useRead(
    AdviseBudget,
    details === undefined ? undefined : { sessionId: details.sessionId },
  )
  if (details !== undefined && output !== undefined)
    return <BudgetPage key={details.sessionId} details={details} advice={output} />
  return (
    <LaunchPageFrame page="budget" isWide>
      {failure === undefined ? (
        <LoadingRegion label={t("common:state.loading")}>
          <Skeleton shape="box" height="9rem" />
          <Skeleton lines={4} />
        </LoadingRegion>
      ) : (
        <ErrorState
          level={2}
          title={t("failures:failedToFetchBudget")}
          retryLabel={t("common:action.retry")}
          retryingLabel={t("common:state.loading")}
          onRetry={retry}
        >
          {failureMessage(failure, (keys, values) => t(keys, values))}
        </ErrorState>
      )}
    </LaunchPageFrame>
  )
}

export default Budget
