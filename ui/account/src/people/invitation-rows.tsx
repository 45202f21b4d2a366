import { type ListInvitations, ResendInvitation, RevokeInvitation } from "@application/identity/contract"
import type { OutputOf } from "@application/kernel"
import type { BusinessProfileId } from "@domain/kernel"
import { useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { toastSuccess } from "@ui/shared/app-toasts"
import { List, ListFacts, type ListReading, ListRow } from "@ui/shared/list"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "@ui/shared/panel.module.css"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import { invitationPage } from "./invite-form.tsx"

export interface InvitationRowsProps {
  readonly businessProfileId: BusinessProfileId
  readonly reading: ListReading<OutputOf<typeof ListInvitations>[number]>
  readonly onChanged: () => void
}

/** The invitations of a business, to be sent again or withdrawn. */
export const InvitationRows = ({ businessProfileId, reading, onChanged }: InvitationRowsProps) => {
  const { t } = useTranslation(["account", "common"])
  const format = useFormat()
  const [resending, resend] = useCommand(ResendInvitation, { revalidate: false })
  const [revoking, revoke] = useCommand(RevokeInvitation, { revalidate: false })
  const changed = (isDone: boolean, words: string) => {
    if (!isDone) return
    toastSuccess(words)
    onChanged()
  }
  return (
    <div className={styles["stack"]}>
      <LoginFailureNotice state={resending} />
      <LoginFailureNotice state={revoking} />
      <List
        caption={t("account:people.invitations")}
        reading={reading}
        keyOf={({ invitationId }) => invitationId}
        empty={{ title: t("account:people.noInvitations") }}
        row={({ invitationId, emailAddress, roleId, state, expiresAt }) => (
          <ListRow
            name={<bdi>{emailAddress ?? t("account:people.byLink")}</bdi>}
            acts={
              state === "revoked" ? undefined : (
                <>
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
                </>
              )
            }
          >
            <ListFacts
              facts={[
                t(`account:people.roles.${roleId}`),
                t(`account:people.state.${state}`, { day: format.dayOf(expiresAt) }),
              ]}
            />
          </ListRow>
        )}
      />
    </div>
  )
}
