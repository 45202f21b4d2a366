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
import { useFormat } from "@ui/shared/use-format"
import { Result } from "effect"
import { Copy } from "lucide-react"
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

/** Invites with a role: an address, to which the link leaves by mail, or whoever gets a link that is copied. */
export const InviteForm = ({ businessProfileId, roles, onInvited }: InviteFormProps) => {
  const { t } = useTranslation(["account", "common", "failures"])
  const session = useSessionState()
  const [address, setAddress] = useState("")
  const [role, setRole] = useState<Role | undefined>(roles[0])
  const [error, setError] = useState<FieldFailure>()
  const [state, invite, reset] = useCommand(InviteUser, { revalidate: false })
  const [linking, inviteByLink] = useCommand(InviteUser, { revalidate: false })
  const [isCopied, setIsCopied] = useState(false)
  const format = useFormat()
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
  const copyLink = async () => {
    if (role === undefined) return
    setIsCopied(false)
    const outcome = await inviteByLink({
      userId: session.user.id,
      businessProfileId,
      roleId: role,
      link: invitationPage,
      sendEmail: false,
    })
    if (outcome?.status !== "succeeded") return
    onInvited()
    // Browsers refuse to copy long after the press; the link stands on the page as well.
    const copied = navigator.clipboard.writeText(outcome.output.link ?? "")
    setIsCopied(await copied.then(() => true).catch(() => false))
  }
  return (
    <form noValidate className={styles["form"]} onSubmit={(event) => void submit(event)}>
      <LoginFailureNotice state={state} />
      <LoginFailureNotice state={linking} />
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
