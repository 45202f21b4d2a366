import { AskForOwnPasskey } from "@application/identity/contract"
import type { SecondFactorStatus, UsedPasskey } from "@domain/identity"
import type { UserId } from "@domain/kernel"
import { useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { TextField } from "@ui/kit/text-field"
import { usePasskeyDevice } from "@ui/shared/frame"
import { type FormEvent, type ReactNode, useState } from "react"
import { useTranslation } from "react-i18next"
import { PasskeyProblem } from "../passkeys/passkey-problem.tsx"
import { useAskedPasskey } from "../passkeys/use-asked-passkey.ts"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import { CurrentPasswordField } from "./current-password-field.tsx"
import styles from "@ui/shared/panel.module.css"

/** What proves the user before their account changes. */
export interface GivenProof {
  readonly password: string
  readonly code?: string
  readonly passkey?: UsedPasskey
}

export interface ProveFormProps {
  readonly userId: UserId
  readonly status: SecondFactorStatus
  readonly lead?: string
  /** Of the button. */
  readonly label: string
  readonly isDanger?: boolean
  readonly isPending: boolean
  /** What went wrong with the change itself. */
  readonly notice: ReactNode
  /** Called when something else is typed. */
  readonly onType: () => void
  readonly onProve: (proof: GivenProof) => Promise<unknown>
  readonly onCancel: () => void
  /** What cancelling is called, where it leads elsewhere. */
  readonly cancelLabel?: string | undefined
  /** Fields above the password. */
  readonly children?: ReactNode
}

/** Asks for the password, and for the second factor where it is on: a passkey of this browser, or a code. Ours. */
export const ProveForm = ({ userId, status, onProve, onCancel, onType, ...shown }: ProveFormProps) => {
  const { t } = useTranslation(["account", "app", "common"])
  const device = usePasskeyDevice()
  const hasPasskey = status.passkeys.some(({ isOfThisHost }) => isOfThisHost) && device.isSupported()
  const [way, setWay] = useState<"passkey" | "code">(hasPasskey ? "passkey" : "code")
  const [password, setPassword] = useState("")
  const [code, setCode] = useState("")
  const [isAsked, setAsked] = useState(false)
  const [asking, ask, resetAsking] = useCommand(AskForOwnPasskey, { revalidate: false })
  const passkey = useAskedPasskey(() => ask({ userId }))
  const takesCode = status.isOn && way === "code"

  const clear = () => {
    onType()
    resetAsking()
    passkey.clearProblem()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (password === "" || (takesCode && code.trim() === "")) return
    clear()
    if (!status.isOn) return void onProve({ password })
    if (takesCode) return void onProve({ password, code })
    const answer = await passkey.answer()
    if (answer !== undefined) await onProve({ password, passkey: answer })
  }
  return (
    <form noValidate className={styles["form"]} onSubmit={(event) => void submit(event)}>
      {shown.lead === undefined ? null : <p>{shown.lead}</p>}
      {shown.notice}
      <LoginFailureNotice state={asking} />
      <PasskeyProblem problem={passkey.problem} />
      {shown.children}
      <CurrentPasswordField
        {...(!status.isOn && { hint: t("account:security.passwordHint") })}
        value={password}
        onChange={(typed) => {
          setPassword(typed)
          clear()
        }}
        error={isAsked && password === "" ? t("app:login.passwordMissing") : undefined}
      />
      {takesCode ? (
        <TextField
          label={t("account:security.code")}
          hint={t(status.hasApp ? "account:security.codeHint" : "account:security.recoveryHint")}
          name="code"
          autoComplete="one-time-code"
          inputDirection="ltr"
          value={code}
          onChange={(typed) => {
            setCode(typed)
            clear()
          }}
          error={isAsked && code.trim() === "" ? t("app:secondStep.appMissing") : undefined}
        />
      ) : null}
      {status.isOn && way === "passkey" ? <p className={styles["quiet"]}>{t("account:passkeys.thenAsked")}</p> : null}
      <div className={styles["actions"]}>
        <Button
          type="submit"
          kind={shown.isDanger === true ? "danger" : "primary"}
          isPending={shown.isPending || passkey.isAsking}
          pendingLabel={t("common:state.saving")}
        >
          {shown.label}
        </Button>
        {status.isOn && hasPasskey ? (
          <Button
            kind="quiet"
            onPress={() => {
              setWay(way === "code" ? "passkey" : "code")
              clear()
            }}
          >
            {t(way === "code" ? "app:secondStep.usePasskey" : "app:secondStep.useCode")}
          </Button>
        ) : null}
        <Button kind="quiet" onPress={onCancel}>
          {shown.cancelLabel ?? t("common:action.cancel")}
        </Button>
      </div>
    </form>
  )
}
