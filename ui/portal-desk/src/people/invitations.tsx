import { InvitePortalUser, ListPortalInvitations, RevokePortalInvitation } from "@application/identity/contract"
import { changedRights, type Role } from "@domain/identity"
import type { PortalId } from "@domain/kernel"
import { collectFailures, email } from "@domain/validation"
import { useCommand, useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { Select } from "@ui/kit/select"
import { TextField } from "@ui/kit/text-field"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useForm } from "@ui/shared/form"
import { List, ListFacts, ListRow, readingOf } from "@ui/shared/list"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import panel from "@ui/shared/panel.module.css"
import { useFormat } from "@ui/shared/use-format"
import { Result } from "effect"
import { useTranslation } from "react-i18next"

export interface InvitationsProps {
  readonly portalId: PortalId
  readonly roles: ReadonlyArray<Role>
  readonly onInvited: () => void
}

const InviteForm = ({ portalId, roles, onInvited }: InvitationsProps) => {
  const { t } = useTranslation(["portalDesk", "account", "common"])
  const form = useForm(InvitePortalUser, {
    values: { emailAddress: "", roleId: roles[0] ?? "PortalAdministrator" },
    input: (typed) =>
      Result.map(collectFailures({ emailAddress: email(typed.emailAddress) }), ({ emailAddress }) => ({
        portalId,
        emailAddress,
        roleId: typed.roleId,
        link: "/inviteUser?to=portal",
        sendEmail: true,
      })),
    revalidate: false,
    onSaved: (_, { values }) => {
      toastSuccess(t("account:people.sent", { address: values.emailAddress.trim() }))
      onInvited()
    },
  })
  const role = form.values.roleId
  const rights = changedRights([], [role]).gained
  return (
    <form {...form.props} className={panel["form"]}>
      <LoginFailureNotice state={form.state} />
      <TextField
        label={t("account:people.email")}
        {...form.field("emailAddress")}
        type="email"
        autoComplete="off"
        inputDirection="ltr"
      />
      <Select
        label={t("account:people.role")}
        placeholder={t("account:people.role")}
        hint={`${t(`account:people.roleHints.${role}`)}. ${t("portalDesk:people.rightsCount", { count: rights.length })}`}
        {...form.choice("roleId", roles)}
        options={roles.map((id) => ({ id, label: t(`account:people.roles.${id}`) }))}
      />
      <div className={panel["actions"]}>
        <Button type="submit" isPending={form.isPending} pendingLabel={t("common:state.sending")}>
          {t("account:people.send")}
        </Button>
      </div>
    </form>
  )
}

/** Invites somebody to run the portal, and lists the invitations that nobody has accepted, to be withdrawn. */
export const Invitations = (props: InvitationsProps) => {
  const { portalId } = props
  const { t } = useTranslation(["portalDesk", "account", "common"])
  const format = useFormat()
  const read = useRead(ListPortalInvitations, { portalId })
  const [revoked, revoke] = useCommand(RevokePortalInvitation, { revalidate: false })
  const withdraw = async (invitationId: string) => {
    const outcome = await revoke({ portalId, invitationId })
    if (outcome?.status !== "succeeded") return
    toastSuccess(t("account:people.revoked"))
    read.retry()
  }
  return (
    <Panel title={t("portalDesk:people.invite")} description={t("portalDesk:people.inviteLead")}>
      <div className={panel["stack"]}>
        <InviteForm {...props} />
        <LoginFailureNotice state={revoked} />
        <List
          caption={t("account:people.invitations")}
          reading={readingOf(read, (rows) => ({ rows, total: rows.length }))}
          keyOf={({ invitationId }) => invitationId}
          notRead={t("portalDesk:people.invitationsNotLoaded")}
          empty={{ title: t("account:people.noInvitations") }}
          row={({ invitationId, emailAddress = "", roleId, state, expiresAt }) => (
            <ListRow
              name={<bdi dir="ltr">{emailAddress}</bdi>}
              acts={
                state !== "pending" ? undefined : (
                  <Button
                    size="small"
                    kind="quiet"
                    isDisabled={revoked.status === "pending"}
                    onPress={() => void withdraw(invitationId)}
                    aria-label={t("portalDesk:people.withdrawNamed", { address: emailAddress })}
                  >
                    {t("account:people.revoke")}
                  </Button>
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
    </Panel>
  )
}
