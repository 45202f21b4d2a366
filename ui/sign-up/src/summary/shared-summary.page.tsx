import { retention } from "@domain/kernel"
import { failureMessage } from "@ui/i18n"
import { EmptyState } from "@ui/kit/empty-state"
import { ErrorState } from "@ui/kit/error-state"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { Unlink } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useParams } from "react-router"
import { NavButton, PageTitle } from "@ui/shared/frame"
import { PublicFrame } from "@ui/shared/public-frame"
import { SummaryDocument } from "./summary-document.tsx"
import styles from "./summary.module.css"
import { useSummary } from "./use-summary.ts"

/** A campaign's summary for anybody with the link; no sign-in, not for search engines. Spec: screens, summary link. */
const SharedSummary = () => {
  const { t } = useTranslation(["launch", "common", "failures", "signup"])
  const { encodedId = "" } = useParams()
  const { output, isLoading, isUnknown, failure, retry } = useSummary(encodedId)
  const title = t("launch:title.sharedSummary")
  return (
    <PublicFrame>
      <meta name="robots" content="noindex, nofollow" />
      <PageTitle>{output?.details.business.name ?? title}</PageTitle>
      <div className={styles["lead"]}>
        <h1 className={styles["title"]}>
          {output?.details.business.name === undefined
            ? title
            : t("launch:summary.of", { name: output.details.business.name })}
        </h1>
        {output?.agentName === undefined ? null : (
          <p className={styles["by"]}>{t("launch:summary.preparedBy", { name: output.agentName })}</p>
        )}
      </div>
      {output !== undefined ? (
        <SummaryDocument details={output.details} towns={output.towns} price={output.price} />
      ) : null}
      {output === undefined && isLoading ? (
        <LoadingRegion label={t("common:state.loading")}>
          <Skeleton shape="box" height="12rem" />
          <Skeleton lines={6} />
        </LoadingRegion>
      ) : null}
      {output === undefined && isUnknown ? (
        <EmptyState
          level={2}
          icon={<Unlink />}
          title={t("launch:summary.unknown")}
          action={
            <NavButton to="/signup" kind="secondary">
              {t("signup:resume.restart")}
            </NavButton>
          }
        >
          {t("launch:summary.unknownHelp", { days: Math.round(retention.abandonedDraft / 86_400_000) })}
        </EmptyState>
      ) : null}
      {output === undefined && failure !== undefined && !isUnknown ? (
        <ErrorState
          level={2}
          title={t("common:pageFailed")}
          retryLabel={t("common:action.retry")}
          retryingLabel={t("common:state.loading")}
          onRetry={retry}
        >
          {failureMessage(failure, (keys, values) => t(keys, values))}
        </ErrorState>
      ) : null}
    </PublicFrame>
  )
}

export default SharedSummary
