import { failureMessage } from "@ui/i18n"
import { EmptyState } from "@ui/kit/empty-state"
import { ErrorState } from "@ui/kit/error-state"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { VisuallyHidden } from "@ui/kit/visually-hidden"
import { lazyPart } from "@ui/container"
import { PageTitle } from "@ui/shared/frame"
import { PublicFrame } from "@ui/shared/public-frame"
import { Unlink } from "lucide-react"
import { Suspense } from "react"
import { useTranslation } from "react-i18next"
import { useParams } from "react-router"
import { useSharedReport } from "./use-shared-report.ts"

/** Charts and tables, which nobody needs who is asked for a password or told that a link has ended. */
const ReportDocument = lazyPart(async () => (await import("../document/report-document.tsx")).ReportDocument)
const SharedDownload = lazyPart(async () => (await import("./shared-download.tsx")).SharedDownload)
const PasswordForm = lazyPart(async () => (await import("./password-form.tsx")).PasswordForm)

/** A report for anybody with its link; no sign-in, not for search engines. Spec: screens, publishedReports. */
export default function SharedReport() {
  const { t } = useTranslation(["reports", "common", "failures"])
  const { reportKey = "" } = useParams()
  const report = useSharedReport(reportKey)
  const { frozen, isLocked, lost, limitedMinutes, failure, isLoading, retry } = report
  const isAsking = frozen === undefined && isLocked === true && lost === undefined
  const loading = (
    <LoadingRegion label={t("common:state.loading")}>
      <VisuallyHidden>
        <h1>{t("reports:shared.title")}</h1>
      </VisuallyHidden>
      <Skeleton shape="box" height="12rem" />
      <Skeleton lines={6} />
    </LoadingRegion>
  )
  return (
    <PublicFrame isForCustomers>
      <meta name="robots" content="noindex, nofollow" />
      <PageTitle>{frozen?.name ?? t("reports:shared.title")}</PageTitle>
      <Suspense fallback={loading}>
        {frozen !== undefined ? (
          <>
            <ReportDocument frozen={frozen} />
            {/* A report with a password is read on its page alone. */}
            {isLocked === true ? null : <SharedDownload reportKey={reportKey} />}
          </>
        ) : isAsking ? (
          <PasswordForm
            isTrying={report.isTrying}
            isWrong={report.isWrong}
            limitedMinutes={limitedMinutes}
            failure={failure}
            onTry={(password) => void report.tryPassword(password)}
          />
        ) : lost !== undefined ? (
          <EmptyState level={1} icon={<Unlink />} title={t(`reports:shared.${lost}.title`)}>
            {t(`reports:shared.${lost}.text`)}
          </EmptyState>
        ) : isLoading ? (
          loading
        ) : (
          <ErrorState
            level={1}
            title={limitedMinutes === undefined ? t("common:pageFailed") : t("reports:shared.limited.title")}
            retryLabel={t("common:action.retry")}
            retryingLabel={t("common:state.loading")}
            onRetry={retry}
          >
            {limitedMinutes === undefined
              ? failureMessage(failure, (keys, values) => t(keys, values))
              : t("reports:shared.limited.text", { count: limitedMinutes })}
          </ErrorState>
        )}
      </Suspense>
    </PublicFrame>
  )
}
