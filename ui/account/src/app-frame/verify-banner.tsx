import { SendEmailVerification } from "@application/identity/contract"
import type { User } from "@domain/identity"
import { useCommand } from "@ui/container"
import { Ltr } from "@ui/i18n"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { useTranslation } from "react-i18next"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import styles from "./verify-banner.module.css"

/** Asks users to verify their address; the link can be sent again. Spec: states, email verification pending. */
export const VerifyBanner = ({ user }: { readonly user: User }) => {
  const { t } = useTranslation(["app", "common"])
  const [sending, send] = useCommand(SendEmailVerification, { revalidate: false })
  if (user.emailVerified === true) return null
  return (
    <div className={styles["place"]}>
      <LoginFailureNotice state={sending} />
      {sending.status === "succeeded" ? (
        <Banner tone="success" title={t("app:verify.sentTitle")}>
          {t("app:verify.pending")} <Ltr>{user.emailAddress}</Ltr>
        </Banner>
      ) : (
        <Banner
          tone="info"
          action={
            <Button
              size="small"
              kind="secondary"
              isPending={sending.status === "pending"}
              pendingLabel={t("common:state.sending")}
              onPress={() => void send({})}
            >
              {t("app:verify.sendAgain")}
            </Button>
          }
        >
          {t("app:verify.banner")} <Ltr>{user.emailAddress}</Ltr>
        </Banner>
      )}
    </div>
  )
}
