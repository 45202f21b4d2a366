import { ListSearchTerms } from "@application/campaigns/contract"
import type { Campaign } from "@domain/campaigns"
import { useRead } from "@ui/container"
import { failureMessage } from "@ui/i18n"
import { Button } from "@ui/kit/button"
import { ErrorState } from "@ui/kit/error-state"
import { Panel } from "@ui/kit/panel"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import type { Format } from "@ui/shared/use-format"
import { useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "../campaigns.module.css"
import { SearchTable } from "./search-table.tsx"

export interface CampaignSearchesProps {
  readonly campaign: Pick<Campaign, "id" | "businessProfileId">
  readonly format: Format
  /** Offers to leave searches out. */
  readonly mayChange: boolean
}

/** What people searched for when the ad was shown; asked of Google only where its owner wants to see it. */
export const CampaignSearches = ({ campaign, format, mayChange }: CampaignSearchesProps) => {
  const { t } = useTranslation(["keywords", "common", "failures"])
  const [isAsked, setAsked] = useState(false)
  const { id: campaignId, businessProfileId } = campaign
  const { output, failure, isLoading, retry } = useRead(
    ListSearchTerms,
    isAsked ? { businessProfileId, campaignId } : undefined,
  )
  const shown = useRef<HTMLDivElement>(null)
  // The pressed button goes, so that what it asked for is next.
  useEffect(() => {
    if (isAsked) shown.current?.focus()
  }, [isAsked])
  const isFailed = !isLoading && (failure !== undefined || output?.isAnswered === false)
  const body = () => {
    if (!isAsked)
      return (
        <>
          <p className={styles["quiet"]}>{t("keywords:searches.help")}</p>
          <Button kind="secondary" size="small" onPress={() => setAsked(true)}>
            {t("keywords:searches.show")}
          </Button>
        </>
      )
    if (isFailed)
      return (
        <ErrorState
          level={3}
          title={t("keywords:searches.failed")}
          retryLabel={t("common:action.retry")}
          retryingLabel={t("common:state.loading")}
          onRetry={retry}
        >
          {failure === undefined
            ? t("keywords:searches.unanswered")
            : failureMessage(failure, (keys, values) => t(keys, values))}
        </ErrorState>
      )
    if (output === undefined || isLoading)
      return (
        <LoadingRegion label={t("common:state.loading")}>
          <Skeleton lines={6} />
        </LoadingRegion>
      )
    if (output.terms.length === 0) return <p className={styles["quiet"]}>{t("keywords:searches.none")}</p>
    return <SearchTable campaign={campaign} searches={output} format={format} mayChange={mayChange} />
  }
  return (
    <Panel title={t("keywords:searches.title")}>
      <div ref={shown} tabIndex={-1} className={styles["searches"]}>
        {body()}
      </div>
    </Panel>
  )
}
