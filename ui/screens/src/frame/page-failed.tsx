import { failureMessage } from "@ui/i18n"
import { EmptyState } from "@ui/kit/empty-state"
import { ErrorState } from "@ui/kit/error-state"
import { LinkButton } from "@ui/kit/link-button"
import { useTranslation } from "react-i18next"
import { PageTitle } from "./portal-context.tsx"

/** A page whose data could not be had; trying again keeps the address. */
export const PageFailed = ({ failure, onRetry }: { readonly failure: unknown; readonly onRetry: () => void }) => {
  const { t } = useTranslation(["common", "failures"])
  const message = failureMessage(failure, (keys, values) => t(keys, values))
  return (
    <main>
      <PageTitle>{t("common:pageFailed")}</PageTitle>
      <ErrorState
        title={t("common:pageFailed")}
        retryLabel={t("common:action.retry")}
        retryingLabel={t("common:state.loading")}
        onRetry={onRetry}
      >
        {message}
      </ErrorState>
    </main>
  )
}

/** Spec: messages, "Oops. We couldn't find what you were looking for". */
export const PageNotFound = () => {
  const { t } = useTranslation(["common", "failures"])
  return (
    <main>
      <PageTitle>{t("common:notFound.title")}</PageTitle>
      <EmptyState
        title={t("common:notFound.text")}
        action={<LinkButton href="/login">{t("common:notFound.home")}</LinkButton>}
      />
    </main>
  )
}
