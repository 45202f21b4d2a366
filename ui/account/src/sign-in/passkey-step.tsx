import type { SecondFactorAsked, UsedPasskey } from "@domain/identity"
import { useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { KeyRound } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { PasskeyProblem } from "../passkeys/passkey-problem.tsx"
import { useAskedPasskey } from "../passkeys/use-asked-passkey.ts"
import { askForPasskey } from "./late-login-calls.ts"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"

export interface PasskeyStepProps {
  readonly asked: SecondFactorAsked
  readonly isPending: boolean
  /** What went wrong with the last answer. */
  readonly notice: ReactNode
  readonly onAnswer: (passkey: UsedPasskey) => void
  /** Called when the sign-in has ended, so that nothing can be asked for any more. */
  readonly onEnded: () => void
  readonly onBegin: () => void
}

/** The passkey of the second step: a press, then the browser asks its user. Ours. */
export const PasskeyStep = ({ asked, isPending, notice, onAnswer, onEnded, onBegin }: PasskeyStepProps) => {
  const { t } = useTranslation(["app", "common"])
  const [asking, ask] = useCommand(askForPasskey, { revalidate: false })
  const { answer, isAsking, problem } = useAskedPasskey(async () => {
    const outcome = await ask({ challenge: asked.challenge })
    if (outcome?.status === "failed" && outcome.failure._tag === "SignInExpired") onEnded()
    return outcome
  })
  const begin = async () => {
    onBegin()
    const passkey = await answer()
    if (passkey !== undefined) onAnswer(passkey)
  }
  return (
    <>
      {notice}
      <LoginFailureNotice state={asking} />
      <PasskeyProblem problem={problem} />
      <Button
        isWide
        icon={<KeyRound aria-hidden />}
        isPending={isAsking || isPending}
        pendingLabel={t("app:login.pending")}
        onPress={() => void begin()}
      >
        {t("app:secondStep.usePasskey")}
      </Button>
    </>
  )
}
