import { useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { OtpField } from "@ui/kit/otp-field"
import { TextField } from "@ui/kit/text-field"
import { useSession, useSessionState } from "@ui/shared/frame"
import { type FormEvent, useState } from "react"
import { useTranslation } from "react-i18next"
import { completeLogin } from "./late-login-calls.ts"
import { LoginFailureNotice } from "./login-failure-notice.tsx"
import styles from "./login-form.module.css"

export interface SecondStepProps {
  readonly challenge: string
  /** Back to the first step, where a sign-in that has ended begins again. */
  readonly onStartAgain: () => void
}

/** The second step of logging in: the authenticator app's code, or a recovery code. Ours. */
export const SecondStep = ({ challenge, onStartAgain }: SecondStepProps) => {
  const { t } = useTranslation(["app", "common", "failures"])
  const session = useSession()
  const { status } = useSessionState()
  const [way, setWay] = useState<"app" | "recovery">("app")
  const [code, setCode] = useState("")
  const [isMissing, setMissing] = useState(false)
  const [state, complete, reset] = useCommand(completeLogin, { revalidate: false })
  const hasEnded = state.status === "failed" && state.failure._tag === "SignInExpired"

  const enter = async (typed: string) => {
    if (typed.trim() === "") return setMissing(true)
    const outcome = await complete({ challenge, code: typed })
    if (outcome?.status === "succeeded") session.adopt(outcome.output)
    if (outcome?.status === "failed" && way === "app") setCode("")
  }
  const type = (typed: string) => {
    setCode(typed)
    setMissing(false)
    if (typed !== "") reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void enter(code)
  }
  if (hasEnded)
    return (
      <div className={styles["form"]}>
        <LoginFailureNotice state={state} />
        <Button isWide onPress={onStartAgain}>
          {t("app:secondStep.startAgain")}
        </Button>
      </div>
    )
  const error = isMissing ? t(`app:secondStep.${way}Missing`) : undefined
  return (
    <form noValidate className={styles["form"]} onSubmit={submit}>
      <LoginFailureNotice state={state} />
      {way === "app" ? (
        <OtpField
          label={t("app:secondStep.app")}
          value={code}
          autoFocus
          onChange={type}
          onComplete={(digits) => void enter(digits)}
          error={error}
        />
      ) : (
        <TextField
          label={t("app:secondStep.recovery")}
          hint={t("app:secondStep.recoveryHint")}
          name="recoveryCode"
          autoComplete="off"
          inputDirection="ltr"
          value={code}
          onChange={type}
          error={error}
        />
      )}
      <Button
        type="submit"
        isWide
        isPending={state.status === "pending" || status === "signedIn"}
        pendingLabel={t("app:login.pending")}
      >
        {t("common:action.logIn")}
      </Button>
      <div className={styles["ways"]}>
        <Button
          kind="quiet"
          onPress={() => {
            setWay(way === "app" ? "recovery" : "app")
            type("")
            reset()
          }}
        >
          {t(way === "app" ? "app:secondStep.useRecovery" : "app:secondStep.useApp")}
        </Button>
        <Button kind="quiet" onPress={onStartAgain}>
          {t("app:secondStep.startAgain")}
        </Button>
      </div>
    </form>
  )
}
