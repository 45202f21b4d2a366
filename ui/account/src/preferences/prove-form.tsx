import { RenewRecoveryCodes, TurnOffSecondFactor } from "@application/identity/contract"
import type { UserId } from "@domain/kernel"
import { useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { TextField } from "@ui/kit/text-field"
import { type FormEvent, useState } from "react"
import { useTranslation } from "react-i18next"
import { LoginFailureNotice } from "../sign-in/login-failure-notice.tsx"
import { CurrentPasswordField } from "./current-password-field.tsx"
import styles from "./preferences.module.css"

/** What takes the password and a code. */
export type ProvedAction = "renew" | "turnOff"

export interface ProveFormProps {
  readonly userId: UserId
  readonly action: ProvedAction
  readonly onRenewed: (recoveryCodes: ReadonlyArray<string>) => void
  readonly onTurnedOff: () => void
  readonly onCancel: () => void
}

/** Asks for the password and a code, and replaces the recovery codes or turns the second factor off. Ours. */
export const ProveForm = ({ userId, action, onRenewed, onTurnedOff, onCancel }: ProveFormProps) => {
  const { t } = useTranslation(["account", "app", "common"])
  const [password, setPassword] = useState("")
  const [code, setCode] = useState("")
  const [isAsked, setAsked] = useState(false)
  const [renewing, renew, resetRenewing] = useCommand(RenewRecoveryCodes, { revalidate: false })
  const [turning, turnOff, resetTurning] = useCommand(TurnOffSecondFactor, { revalidate: false })
  const state = action === "renew" ? renewing : turning

  const type = (take: (typed: string) => void) => (typed: string) => {
    take(typed)
    resetRenewing()
    resetTurning()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (password === "" || code.trim() === "") return
    if (action === "renew") {
      const outcome = await renew({ userId, password, code })
      if (outcome?.status === "succeeded") onRenewed(outcome.output.recoveryCodes)
      return
    }
    const outcome = await turnOff({ userId, password, code })
    if (outcome?.status === "succeeded") onTurnedOff()
  }
  return (
    <form noValidate className={styles["form"]} onSubmit={(event) => void submit(event)}>
      <p>{t(`account:security.${action}Lead`)}</p>
      <LoginFailureNotice state={state} />
      <CurrentPasswordField value={password} onChange={type(setPassword)} isMissing={isAsked && password === ""} />
      <TextField
        label={t("account:security.code")}
        hint={t("account:security.codeHint")}
        name="code"
        autoComplete="one-time-code"
        inputDirection="ltr"
        value={code}
        onChange={type(setCode)}
        error={isAsked && code.trim() === "" ? t("app:secondStep.appMissing") : undefined}
      />
      <div className={styles["actions"]}>
        <Button
          type="submit"
          kind={action === "turnOff" ? "danger" : "primary"}
          isPending={state.status === "pending"}
          pendingLabel={t("common:state.saving")}
        >
          {t(`account:security.${action}`)}
        </Button>
        <Button kind="quiet" onPress={onCancel}>
          {t("common:action.cancel")}
        </Button>
      </div>
    </form>
  )
}
