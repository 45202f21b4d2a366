import { AddPasskey, StartPasskey } from "@application/identity/contract"
import type { PasskeyProblem as Problem } from "@application/identity/flows"
import { passkeyPolicy } from "@domain/identity"
import { useCommand } from "@ui/container"
import { TextField } from "@ui/kit/text-field"
import { usePasskeyDevice } from "@ui/shared/frame"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { PasskeyProblem } from "../passkeys/passkey-problem.tsx"
import { answerOf } from "../passkeys/use-asked-passkey.ts"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import type { EnrolProps } from "./enrol-app.tsx"
import { type GivenProof, ProveForm } from "./prove-form.tsx"
import styles from "@ui/shared/panel.module.css"

/** Adds a passkey: its name and the password, then the browser asks its user. Ours. */
export const EnrolPasskey = ({ userId, status, onEnrolled, onCancel, cancelLabel }: EnrolProps) => {
  const { t } = useTranslation(["account", "common"])
  const device = usePasskeyDevice()
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<Problem>()
  const [isMaking, setMaking] = useState(false)
  const [isNameMissing, setNameMissing] = useState(false)
  const [starting, start, resetStarting] = useCommand(StartPasskey, { revalidate: false })
  const [adding, add, resetAdding] = useCommand(AddPasskey, { revalidate: false })
  const name = typed ?? t("account:passkeys.usualName")

  const clear = () => {
    setProblem(undefined)
    resetStarting()
    resetAdding()
  }
  const enrol = async (proof: GivenProof) => {
    if (name.trim() === "") return setNameMissing(true)
    const asked = await start({ userId, ...proof })
    if (asked?.status !== "succeeded") return
    setMaking(true)
    const made = await answerOf(() => device.make(asked.output))
    setMaking(false)
    if (made.status === "refused") return setProblem(made.problem)
    const added = await add({ userId, name: name.trim(), passkey: made.answer })
    if (added?.status === "succeeded") onEnrolled(added.output.recoveryCodes)
  }
  return (
    <ProveForm
      userId={userId}
      status={status}
      label={t("account:passkeys.add")}
      isPending={starting.status === "pending" || isMaking || adding.status === "pending"}
      notice={
        <>
          <LoginFailureNotice state={starting} />
          <LoginFailureNotice state={adding} />
          <PasskeyProblem problem={problem} />
        </>
      }
      onType={clear}
      onProve={enrol}
      onCancel={onCancel}
      cancelLabel={cancelLabel}
    >
      {status.hasSeveralHosts ? (
        <p className={styles["quiet"]}>{t("account:passkeys.thisHost", { host: status.host })}</p>
      ) : null}
      <TextField
        label={t("account:passkeys.name")}
        hint={t("account:passkeys.nameHint")}
        name="passkeyName"
        autoComplete="off"
        maxLength={passkeyPolicy.longestName}
        value={name}
        onChange={(words) => {
          setTyped(words)
          setNameMissing(false)
          clear()
        }}
        error={isNameMissing ? t("account:passkeys.nameMissing") : undefined}
      />
    </ProveForm>
  )
}
