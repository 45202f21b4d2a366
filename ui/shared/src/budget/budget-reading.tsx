import type { CampaignBudgetState } from "@application/campaigns/contract"
import { failureMessage } from "@ui/i18n"
import { ErrorState } from "@ui/kit/error-state"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"

export interface BudgetReadingProps {
  readonly state: CampaignBudgetState | undefined
  readonly failure: unknown
  readonly onRetry: () => void
  readonly children: (state: CampaignBudgetState) => ReactNode
}

/** What is shown of a campaign's budget, or that it is read, or that it could not be. */
export const BudgetReading = ({ state, failure, onRetry, children }: BudgetReadingProps) => {
  const { t } = useTranslation(["pacing", "common", "failures"])
  if (state !== undefined) return children(state)
  if (failure !== undefined)
    return (
      <ErrorState
        level={3}
        title={t("pacing:failed")}
        retryLabel={t("common:action.retry")}
        retryingLabel={t("common:state.loading")}
        onRetry={onRetry}
      >
        {failureMessage(failure, (keys, values) => t(keys, values))}
      </ErrorState>
    )
  return (
    <LoadingRegion label={t("pacing:loading")}>
      <Skeleton lines={3} />
    </LoadingRegion>
  )
}
