import { failureMessage } from "@ui/i18n"
import { EmptyState } from "@ui/kit/empty-state"
import { ErrorState } from "@ui/kit/error-state"
import { Compass } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { HomeLink, useHome } from "./home-link.tsx"
import { LegalLinks } from "./legal-links.tsx"
import { NavButton } from "./nav-button.tsx"
import styles from "./page-failed.module.css"
import { PageTitle } from "./portal-context.tsx"

/** The portal's own page around a message; inside the application's frame only the message. */
const MessageFrame = ({ isInFrame, children }: { readonly isInFrame: boolean; readonly children: ReactNode }) => {
  if (isInFrame) return <div className={styles["inside"]}>{children}</div>
  return (
    <div className={styles["page"]}>
      <header className={styles["header"]}>
        <HomeLink />
      </header>
      <main className={styles["main"]}>{children}</main>
      <footer className={styles["footer"]}>
        <LegalLinks />
      </footer>
    </div>
  )
}

interface InFrame {
  /** Shown inside the application's frame, which has the page's main part already. */
  readonly isInFrame?: boolean
}

/** A page whose data could not be had; trying again keeps the address. */
export const PageFailed = ({
  failure,
  onRetry,
  isInFrame = false,
  isRetrying = false,
}: InFrame & { readonly failure: unknown; readonly onRetry: () => void; readonly isRetrying?: boolean }) => {
  const { t } = useTranslation(["common", "failures"])
  const home = useHome()
  const message = failureMessage(failure, (keys, values) => t(keys, values))
  return (
    <MessageFrame isInFrame={isInFrame}>
      <PageTitle>{t("common:pageFailed")}</PageTitle>
      <ErrorState
        level={1}
        title={t("common:pageFailed")}
        retryLabel={t("common:action.retry")}
        retryingLabel={t("common:state.loading")}
        onRetry={onRetry}
        isRetrying={isRetrying}
      >
        {message}
      </ErrorState>
      <p className={styles["home"]}>
        <NavButton to={home} kind="quiet">
          {t("common:notFound.home")}
        </NavButton>
      </p>
    </MessageFrame>
  )
}

/** Spec: messages, "Oops. We couldn't find what you were looking for". */
export const PageNotFound = ({ isInFrame = false }: InFrame) => {
  const { t } = useTranslation(["common", "failures"])
  const home = useHome()
  return (
    <MessageFrame isInFrame={isInFrame}>
      <PageTitle>{t("common:notFound.title")}</PageTitle>
      <EmptyState
        level={1}
        icon={<Compass />}
        title={t("common:notFound.text")}
        action={<NavButton to={home}>{t("common:notFound.home")}</NavButton>}
      />
    </MessageFrame>
  )
}
