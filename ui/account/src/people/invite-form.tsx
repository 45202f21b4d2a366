import { InviteUser } from "@application/identity/contract"
import type { Role } from "@domain/identity"
import type { BusinessProfileId, UserId } from "@domain/kernel"
import { collectFailures, email } from "@domain/validation"
import { useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Select } from "@ui/kit/select"
import { TextField } from "@ui/kit/text-field"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useForm } from "@ui/shared/form"
import { useSessionState } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { Result } from "effect"
import { Copy } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "@ui/shared/panel.module.css"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"

export interface InviteFormProps {
  readonly businessProfileId: BusinessProfileId
  readonly roles: ReadonlyArray<Role>
  readonly onInvited: () => void
}

/** The page that an invitation's link opens. */
export const invitationPage = "/inviteUser"

interface InviteFieldsProps extends InviteFormProps {
  readonly userId: UserId
  readonly firstRole: Role
}

const InviteFields = ({ userId, businessProfileId, roles, firstRole, onInvited }: InviteFieldsProps) => {
  const { t } = useTranslation(["account", "common", "failures"])
  const format = useFormat()
  const [isCopied, setIsCopied] = useState(false)
  const [linking, inviteByLink] = useCommand(InviteUser, { revalidate: false })
  const asked = { userId, businessProfileId, link: invitationPage }
  const form = useForm(InviteUser, {
    values: { emailAddress: "", roleId: firstRole },
    input: (typed) =>
      Result.map(collectFailures({ emailAddress: email(typed.emailAddress) }), ({ emailAddress }) => ({
        ...asked,
        emailAddress,
        roleId: typed.roleId,
        sendEmail: true,
      })),
    revalidate: false,
    onSaved: (_, { values, begin }) => {
      toastSuccess(t("account:people.sent", { address: values.emailAddress.trim() }))
      begin({ ...values, emailAddress: "" })
      onInvited()
    },
  })
  const role = form.values.roleId
  const copyLink = async () => {
    setIsCopied(false)
    const outcome = await inviteByLink({ ...asked, roleId: role, sendEmail: false })
    if (outcome?.status !== "succeeded") return
    onInvited()
    // Browsers refuse to copy long after the press; the link stands on the page as well.
    const copied = navigator.clipboard.writeText(outcome.output.link ?? "")
    setIsCopied(await copied.then(() => true).catch(() => false))
  }
  return (
    <form {...form.props} className={styles["form"]}>
      <LoginFailureNotice state={form.state} />
      <LoginFailureNotice state={linking} />
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
        hint={t(`account:people.roleHints.${role}`)}
        {...form.choice("roleId", roles)}
        options={roles.map((id) => ({ id, label: t(`account:people.roles.${id}`) }))}
      />
      <div className={styles["actions"]}>
        <Button type="submit" isPending={form.isPending} pendingLabel={t("common:state.sending")}>
          {t("account:people.send")}
        </Button>
        <Button
          kind="secondary"
          icon={<Copy aria-hidden />}
          isPending={linking.status === "pending"}
          pendingLabel={t("account:people.copyingLink")}
          onPress={() => void copyLink()}
        >
          {t("account:people.copyLink")}
        </Button>
      </div>
      <div role="status">
        {linking.status === "succeeded" ? (
          <>
            {t(isCopied ? "account:people.linkCopied" : "account:people.linkMade", {
              day: format.dayOf(linking.output.expiresAt),
            })}{" "}
            <bdi dir="ltr" className={styles["link"]}>
              {linking.output.link}
            </bdi>
          </>
        ) : null}
      </div>
    </form>
  )
}

/** Invites with a role: an address, to which the link leaves by mail, or whoever gets a link that is copied. */
export const InviteForm = (props: InviteFormProps) => {
  const session = useSessionState()
  const [firstRole] = props.roles
  if (session.status !== "signedIn" || firstRole === undefined) return null
  return <InviteFields {...props} userId={session.user.id} firstRole={firstRole} />
}
