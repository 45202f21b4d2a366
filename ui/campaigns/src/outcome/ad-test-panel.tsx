import { GetAdTest, MoveAdTest } from "@application/campaigns/contract"
import type { AdTestMove, Campaign, LaunchedAd } from "@domain/campaigns"
import { canonicalJson } from "@domain/creatives"
import { failureIn, useCommand, useRead } from "@ui/container"
import { failureMessage } from "@ui/i18n"
import { ErrorState } from "@ui/kit/error-state"
import { Panel } from "@ui/kit/panel"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { FailureNotice } from "@ui/shared/frame"
import type { Format } from "@ui/shared/use-format"
import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { AdTestView } from "./ad-test-view.tsx"

export interface AdTestPanelProps {
  readonly campaign: Pick<Campaign, "id" | "businessProfileId">
  /** Where a click on either ad leads. */
  readonly link: string
  /** The second version that is shown now; a test of another that was read before is over. */
  readonly shown?: LaunchedAd["variant"] | undefined
  readonly format: Format
  /** Offers what may be done with the test. */
  readonly mayChange: boolean
}

/** The test of a campaign's two ad versions: its question, both ads, their figures, how it stands, and what can be done. */
export const AdTestPanel = ({ campaign, link, shown, format, mayChange }: AdTestPanelProps) => {
  const { t } = useTranslation(["dashboard", "common", "failures"])
  const { id: campaignId, businessProfileId } = campaign
  const { output, failure, isLoading, retry } = useRead(GetAdTest, { businessProfileId, campaignId })
  const [state, move, reset] = useCommand(MoveAdTest)
  const [moved, setMoved] = useState<{ readonly move: AdTestMove; readonly test: typeof output }>()
  const act = async (wanted: AdTestMove) => {
    reset()
    const outcome = await move({ businessProfileId, campaignId, move: wanted })
    if (outcome?.status === "succeeded") setMoved({ move: wanted, test: outcome.output })
    else retry()
  }
  const test = (moved?.test ?? output)?.test
  const isOther = shown !== undefined && test !== undefined && canonicalJson(shown) !== canonicalJson(test.ads.B)
  useEffect(() => {
    if (!isOther) return
    setMoved(undefined)
    retry()
  }, [isOther, retry])
  if (failure !== undefined && test === undefined)
    return (
      <Panel title={t("dashboard:adTest.title")}>
        <ErrorState
          level={3}
          title={t("dashboard:adTest.failed")}
          retryLabel={t("common:action.retry")}
          retryingLabel={t("common:state.loading")}
          onRetry={retry}
        >
          {failureMessage(failure, (keys, values) => t(keys, values))}
        </ErrorState>
      </Panel>
    )
  if (test === undefined && !isLoading) return null
  return (
    <Panel title={t("dashboard:adTest.title")}>
      {test === undefined ? (
        <LoadingRegion label={t("common:state.loading")}>
          <Skeleton lines={6} />
        </LoadingRegion>
      ) : (
        <>
          <FailureNotice failure={failureIn(state)} />
          <AdTestView
            test={test}
            link={link}
            format={format}
            pending={state.status === "pending"}
            onMove={mayChange ? (wanted) => void act(wanted) : undefined}
          />
          <p role="status">{moved === undefined ? null : t(`dashboard:adTest.done.${moved.move}`)}</p>
        </>
      )}
    </Panel>
  )
}
