import type { SecondFactorAsked } from "@domain/identity"
import { useCommand } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { OtpField } from "@ui/kit/otp-field"
import { TextField } from "@ui/kit/text-field"
import { usePasskeyDevice, useSession, useSessionState } from "@ui/shared/frame"
import { type FormEvent, useState } from "react"
import { useTranslation } from "react-i18next"
import { completeLogin } from "./late-login-calls.ts"
import type { GivenSecondFactor } from "./login-calls.ts"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import { PasskeyStep } from "./passkey-step.tsx"
import styles from "./login-form.module.css"

/** What stands for the second factor. */
type Way = "passkey" | "app" | "recovery"

const labels = {
  passkey: "app:secondStep.usePasskey",
  app: "app:secondStep.useCode",
  recovery: "app:secondStep.useRecovery",
} as const

export interface SecondStepProps {
  readonly asked: SecondFactorAsked
  /** Back to the first step, where a sign-in that has ended begins again. */
  readonly onStartAgain: () => void
}

/** The second step of logging in: a passkey, the authenticator app's code, or a recovery code. Ours. */
export const SecondStep = ({ asked, onStartAgain }: SecondStepProps) => {
  const { t } = useTranslation(["app", "common", "failures"])
  const session = useSession()
  const { status } = useSessionState()
  const device = usePasskeyDevice()
  const { hasPasskey = false, hasApp = true } = asked
  const mayUsePasskey = hasPasskey && device.isSupported()
  const ways: ReadonlyArray<Way> = [
    ...(mayUsePasskey ? (["passkey"] as const) : []),
    ...(hasApp ? (["app"] as const) : []),
    "recovery",
  ]
  const [way, setWay] = useState<Way>(ways[0] ?? "recovery")
  const [code, setCode] = useState("")
  const [isMissing, setMissing] = useState(false)
  const [hasEnded, setEnded] = useState(false)
  const [state, complete, reset] = useCommand(completeLogin, { revalidate: false })
  const isOver = hasEnded || (state.status === "failed" && state.failure._tag === "SignInExpired")
  const isPending = state.status === "pending" || status === "signedIn"

  const give = async (given: Omit<GivenSecondFactor, "challenge">) => {
    const outcome = await complete({ challenge: asked.challenge, ...given })
    if (outcome?.status === "succeeded") session.adopt(outcome.output)
    if (outcome?.status === "failed" && way === "app") setCode("")
  }
  const enter = async (typed: string) => {
    if (typed.trim() === "") return setMissing(true)
    await give({ code: typed })
  }
  const type = (typed: string) => {
    setCode(typed)
    setMissing(false)
    if (typed !== "") reset()
  }
  const choose = (next: Way) => {
    setWay(next)
    type("")
    reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void enter(code)
  }
  if (isOver)
    return (
      <div className={styles["form"]}>
        {hasEnded ? <Banner tone="error">{t("failures:SignInExpired")}</Banner> : <LoginFailureNotice state={state} />}
        <Button isWide onPress={onStartAgain}>
          {t("app:secondStep.startAgain")}
        </Button>
      </div>
    )
  const others = (
    <div className={styles["ways"]}>
      {ways
        .filter((one) => one !== way)
        .map((one) => (
          <Button key={one} kind="quiet" onPress={() => choose(one)}>
            {t(labels[one])}
          </Button>
        ))}
      <Button kind="quiet" onPress={onStartAgain}>
        {t("app:secondStep.startAgain")}
      </Button>
    </div>
  )
  if (way === "passkey")
    return (
      <div className={styles["form"]}>
        <PasskeyStep
          asked={asked}
          isPending={isPending}
          notice={<LoginFailureNotice state={state} />}
          onBegin={reset}
          onAnswer={(passkey) => void give({ passkey })}
          onEnded={() => setEnded(true)}
        />
        {others}
      </div>
    )
  const error = isMissing ? t(`app:secondStep.${way}Missing`) : undefined
  return (
    <form noValidate className={styles["form"]} onSubmit={submit}>
      {ways.length === 1 ? <Banner tone="info">{t("app:secondStep.recoveryOnly")}</Banner> : null}
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
      <Button type="submit" isWide isPending={isPending} pendingLabel={t("app:login.pending")}>
        {t("common:action.logIn")}
      </Button>
      {others}
    </form>
  )
}
