import { InviteUser } from "@application/identity/contract"
import { EmailAddress, type Role } from "@domain/identity"
import type { BusinessProfileId } from "@domain/kernel"
import { email, type FieldFailure } from "@domain/validation"
import { useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Select } from "@ui/kit/select"
import { TextField } from "@ui/kit/text-field"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useSessionState } from "@ui/shared/frame"
import { Result } from "effect"
import { type FormEvent, useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "../preferences/preferences.module.css"
import { fieldText } from "../sign-in/field-text.ts"
import { LoginFailureNotice } from "../sign-in/login-failure-notice.tsx"

export interface InviteFormProps {
  readonly businessProfileId: BusinessProfileId
  readonly roles: ReadonlyArray<Role>
  readonly onInvited: () => void
}

/** The page that an invitation's link opens. */
export const invitationPage = "/inviteUser"

/** Invites an address with a role; the link leaves by mail. */
export const InviteForm = ({ businessProfileId, roles, onInvited }: InviteFormProps) => {
  const { t } = useTranslation(["account", "common", "failures"])
  const session = useSessionState()
  const [address, setAddress] = useState("")
  const [role, setRole] = useState<Role | undefined>(roles[0])
  const [error, setError] = useState<FieldFailure>()
  const [state, invite, reset] = useCommand(InviteUser, { revalidate: false })
  if (session.status !== "signedIn") return null

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const checked = email(address)
    if (Result.isFailure(checked)) return setError(checked.failure)
    if (role === undefined) return
    const outcome = await invite({
      userId: session.user.id,
      businessProfileId,
      emailAddress: EmailAddress.make(checked.success),
      roleId: role,
      link: invitationPage,
      sendEmail: true,
    })
    if (outcome?.status !== "succeeded") return
    toastSuccess(t("account:people.sent", { address: checked.success }))
    setAddress("")
    onInvited()
  }
  return (
    <form noValidate className={styles["form"]} onSubmit={(event) => void submit(event)}>
      <LoginFailureNotice state={state} />
      <TextField
        label={t("account:people.email")}
        name="email"
        type="email"
        autoComplete="off"
        inputDirection="ltr"
        value={address}
        onChange={(typed) => {
          setAddress(typed)
          setError(undefined)
          reset()
        }}
        error={fieldText(t, error)}
      />
      <Select
        label={t("account:people.role")}
        placeholder={t("account:people.role")}
        value={role ?? null}
        options={roles.map((id) => ({ id, label: t(`account:people.roles.${id}`) }))}
        {...(role !== undefined && { hint: t(`account:people.roleHints.${role}`) })}
        onChange={(typed) => setRole(roles.find((one) => one === typed))}
      />
      <div className={styles["actions"]}>
        <Button type="submit" isPending={state.status === "pending"} pendingLabel={t("common:state.sending")}>
          {t("account:people.send")}
        </Button>
      </div>
    </form>
  )
}
