import { GetFeedRules } from "@application/businesses/contract"
import { useRead } from "@ui/container"
import { EmptyState } from "@ui/kit/empty-state"
import { ErrorState } from "@ui/kit/error-state"
import { Skeleton } from "@ui/kit/skeleton"
import { FailureNotice } from "@ui/shared/frame"
import { TableProperties } from "lucide-react"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { FeedRulesEditor } from "./feed-rules-editor.tsx"
import type { FeedOfProfile } from "./use-feed-rules.ts"

export interface FeedRulesPartProps extends FeedOfProfile {
  /** The shown reading; after another the rows are loaded anew, and what is typed stays. */
  readonly reading?: string
  /** How many products of the whole feed each safe mend would change. */
  readonly mends?: Readonly<Record<string, number>>
  /** Told when a reading is begun from here. */
  readonly onReading?: () => void
}

/** The columns and rules of a feed, tried on its own first rows. */
export const FeedRulesPart = ({ businessProfileId, feedId, reading, mends, onReading }: FeedRulesPartProps) => {
  const { t } = useTranslation(["feedRules", "common"])
  const { output, failure, retry } = useRead(GetFeedRules, { businessProfileId, feedId })
  useEffect(() => {
    if (reading !== undefined) retry()
  }, [reading, retry])
  if (output === undefined && failure !== undefined)
    return (
      <ErrorState
        level={2}
        title={t("feedRules:notLoaded")}
        retryLabel={t("common:action.retry")}
        retryingLabel={t("common:state.loading")}
        onRetry={retry}
      >
        <FailureNotice failure={failure} />
      </ErrorState>
    )
  if (output === undefined) return <Skeleton lines={8} />
  if (output.sample === undefined || output.sample.rows.length === 0)
    return (
      <EmptyState level={2} icon={<TableProperties />} title={t("feedRules:neverRead")}>
        {t("feedRules:neverReadText")}
      </EmptyState>
    )
  return (
    <FeedRulesEditor
      key={`${businessProfileId}/${feedId}`}
      feed={{ businessProfileId, feedId }}
      kept={output}
      sample={output.sample}
      mends={mends}
      onReading={onReading}
    />
  )
}
