import { failureMessage } from "@ui/i18n"
import { EmptyState } from "@ui/kit/empty-state"
import { ErrorState } from "@ui/kit/error-state"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { VisuallyHidden } from "@ui/kit/visually-hidden"
import { lazyPart } from "@ui/container"
import { PageTitle } from "@ui/shared/frame"
import { PublicFrame } from "@ui/shared/public-frame"
import { Unlink } from "lucide-react"
import { type ReactNode, Suspense } from "react"
import { useTranslation } from "react-i18next"
import type { SharedDocument } from "./use-shared-document.ts"

const PasswordForm = lazyPart(async () => (await import("./password-form.tsx")).PasswordForm)

export interface SharedPageProps<Shown> {
  readonly report: SharedDocument<Shown>
  /** Names the window while the report is shown. */
  readonly nameOf: (shown: Shown) => string
  /** The report; `isLocked` when it was opened by a password. */
  readonly children: (shown: Shown, isLocked: boolean) => ReactNode
}

/** What is shown behind a link: the report, the question for its password, or why there is none. Not for search engines. */
export const SharedPage = <Shown,>({ report, nameOf, children }: SharedPageProps<Shown>) => {
  const { t } = useTranslation(["reports", "common", "failures"])
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
      <PageTitle>{frozen === undefined ? t("reports:shared.title") : nameOf(frozen)}</PageTitle>
      <Suspense fallback={loading}>
        {frozen !== undefined ? (
          children(frozen, isLocked === true)
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
