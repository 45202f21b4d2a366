import { retention } from "@domain/kernel"
import { failureMessage } from "@ui/i18n"
import { EmptyState } from "@ui/kit/empty-state"
import { ErrorState } from "@ui/kit/error-state"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { WhenNear } from "@ui/kit/when-near"
import { lazyPart } from "@ui/container"
import { Unlink } from "lucide-react"
import { Suspense } from "react"
import { useTranslation } from "react-i18next"
import { useParams } from "react-router"
import { NavButton, PageTitle } from "@ui/shared/frame"
import { PublicFrame } from "@ui/shared/public-frame"
import layout from "@ui/journey/layout.module.css"
import { ApprovalBadge } from "./approval-badge.tsx"
import { SummaryDocument } from "./summary-document.tsx"
import styles from "./summary.module.css"
import { useNotedView } from "./use-noted-view.ts"
import { useSummary } from "./use-summary.ts"

/** The decision, which needs more than reading does. */
const ApprovalPanel = lazyPart(async () => (await import("./approval-panel.tsx")).ApprovalPanel)

/** The payment, which needs the gateways' windows. */
const ClientPayment = lazyPart(async () => (await import("./client-payment.tsx")).ClientPayment)

/** A campaign's summary for anybody with the link; no sign-in, not for search engines. Spec: screens, summary link. */
const SharedSummary = () => {
  const { t } = useTranslation(["launch", "common", "failures", "signup"])
  const { encodedId = "" } = useParams()
  const { output, isLoading, lost, limitedMinutes, failure, retry } = useSummary(encodedId)
  useNotedView(encodedId, output !== undefined)
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
        {output === undefined ? null : (
          <p className={styles["standing"]}>
            <ApprovalBadge state={output.approval} />
            {output.isLaunched ? null : <a href="#decision">{t("launch:approval.jump")}</a>}
          </p>
        )}
      </div>
      {output !== undefined ? (
        <>
          <SummaryDocument details={output.details} towns={output.towns} price={output.price} />
          <div className={styles["approval"]} id="decision">
            <WhenNear before={<Skeleton shape="box" height="24rem" />}>
              <Suspense fallback={<Skeleton shape="box" height="24rem" />}>
                <div className={layout["stack"]}>
                  <ApprovalPanel
                    encodedId={encodedId}
                    shownHash={output.shownHash}
                    approval={output.approval}
                    changedParts={output.changedParts}
                    recipient={output.recipient}
                    others={output.others}
                    isLaunched={output.isLaunched}
                    isChange={output.isChange === true}
                    onReload={retry}
                  />
                  {output.price === undefined || output.isLaunched || output.isChange === true ? null : (
                    <ClientPayment
                      key={encodedId}
                      encodedId={encodedId}
                      shownHash={output.shownHash}
                      price={output.price}
                      isAlone={(output.others ?? []).length === 0}
                      payerName={output.recipient?.name}
                      standing={`${output.approval} ${output.recipient?.decision ?? ""}`}
                      onChanged={retry}
                    />
                  )}
                </div>
              </Suspense>
            </WhenNear>
          </div>
        </>
      ) : null}
      {output === undefined && isLoading ? (
        <LoadingRegion label={t("common:state.loading")}>
          <Skeleton shape="box" height="12rem" />
          <Skeleton lines={6} />
        </LoadingRegion>
      ) : null}
      {output === undefined && lost !== undefined ? (
        <EmptyState
          level={2}
          icon={<Unlink />}
          title={t(`launch:summary.lost.${lost}.title`)}
          {...(lost === "unknown" && {
            action: (
              <NavButton to="/signup" kind="secondary">
                {t("signup:resume.restart")}
              </NavButton>
            ),
          })}
        >
          {t(`launch:summary.lost.${lost}.text`, { days: Math.round(retention.abandonedDraft / 86_400_000) })}
        </EmptyState>
      ) : null}
      {output === undefined && failure !== undefined && lost === undefined ? (
        <ErrorState
          level={2}
          title={limitedMinutes === undefined ? t("common:pageFailed") : t("launch:summary.limited.title")}
          retryLabel={t("common:action.retry")}
          retryingLabel={t("common:state.loading")}
          onRetry={retry}
        >
          {limitedMinutes === undefined
            ? failureMessage(failure, (keys, values) => t(keys, values))
            : t("launch:summary.limited.text", { count: limitedMinutes })}
        </ErrorState>
      ) : null}
    </PublicFrame>
  )
}

export default SharedSummary
