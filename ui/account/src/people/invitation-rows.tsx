import { type ListInvitations, ResendInvitation, RevokeInvitation } from "@application/identity/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { type ReadState, useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Skeleton } from "@ui/kit/skeleton"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "../preferences/preferences.module.css"
import { LoginFailureNotice } from "../sign-in/login-failure-notice.tsx"
import { invitationPage } from "./invite-form.tsx"

export interface InvitationRowsProps {
  readonly businessProfileId: BusinessProfileId
  /** Absent while they are read. */
  readonly invitations: ReadState<(typeof ListInvitations)["output"]["Type"]>["output"]
  readonly onChanged: () => void
}

/** The invitations of a business, to be sent again or withdrawn. */
export const InvitationRows = ({ businessProfileId, invitations, onChanged }: InvitationRowsProps) => {
  const { t } = useTranslation(["account", "common"])
  const format = useFormat()
  const [resending, resend] = useCommand(ResendInvitation, { revalidate: false })
  const [revoking, revoke] = useCommand(RevokeInvitation, { revalidate: false })
  if (invitations === undefined) return <Skeleton shape="box" height="5rem" />
  if (invitations.length === 0) return <p className={styles["quiet"]}>{t("account:people.noInvitations")}</p>

  const changed = (isDone: boolean, words: string) => {
    if (!isDone) return
    toastSuccess(words)
    onChanged()
  }
  return (
    <div className={styles["stack"]}>
      <LoginFailureNotice state={resending} />
      <LoginFailureNotice state={revoking} />
      <ul className={styles["rows"]}>
        {invitations.map(({ invitationId, emailAddress, roleId, state, expiresAt }) => (
          <li key={invitationId} className={styles["row"]}>
            <span className={styles["words"]}>
              <bdi>{emailAddress ?? t("account:people.byLink")}</bdi>
              <span className={styles["quiet"]}>
                {t(`account:people.roles.${roleId}`)} ·{" "}
                {t(`account:people.state.${state}`, { day: format.dayOf(expiresAt) })}
              </span>
            </span>
            {state === "revoked" ? null : (
              <span className={styles["tools"]}>
                {emailAddress === undefined ? null : (
                  <Button
                    size="small"
                    kind="secondary"
                    isPending={resending.status === "pending"}
                    pendingLabel={t("common:state.sending")}
                    onPress={() =>
                      void resend({ businessProfileId, invitationId, link: invitationPage }).then((outcome) =>
                        changed(outcome?.status === "succeeded", t("account:people.sent", { address: emailAddress })),
                      )
                    }
                  >
                    {t("account:people.resend")}
                  </Button>
                )}
                {state === "pending" ? (
                  <Button
                    size="small"
                    kind="quiet"
                    isPending={revoking.status === "pending"}
                    pendingLabel={t("common:state.saving")}
                    onPress={() =>
                      void revoke({ businessProfileId, invitationId }).then((outcome) =>
                        changed(outcome?.status === "succeeded", t("account:people.revoked")),
                      )
                    }
                  >
                    {t("account:people.revoke")}
                  </Button>
                ) : null}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
