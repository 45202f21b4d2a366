import { ConfirmSecondFactor, StartSecondFactor } from "@application/identity/contract"
import type { SecondFactorStatus } from "@domain/identity"
import type { UserId } from "@domain/kernel"
import { useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { OtpField } from "@ui/kit/otp-field"
import { useState } from "react"
import { QrCode } from "@ui/shared/qr-code"
import { useTranslation } from "react-i18next"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import { type GivenProof, ProveForm } from "./prove-form.tsx"
import styles from "@ui/shared/panel.module.css"
import enrol from "./enrol.module.css"

export interface EnrolProps {
  readonly userId: UserId
  readonly status: SecondFactorStatus
  /** Receives the recovery codes that come with the first factor. */
  readonly onEnrolled: (recoveryCodes: ReadonlyArray<string> | undefined) => void
  readonly onCancel: () => void
  /** What cancelling is called, where it leads elsewhere. */
  readonly cancelLabel?: string | undefined
}

interface Shown {
  readonly secret: string
  /** What the QR code holds. */
  readonly address: string
}

/** A secret in groups of four, as people type it. */
const grouped = (secret: string): string => secret.match(/.{1,4}/gu)?.join(" ") ?? secret

/** Sets up an authenticator app: the password, then the code to scan, then a first code of the app. Ours. */
export const EnrolApp = ({
  userId,
  status,
  onEnrolled,
  onCancel,
  cancelLabel,
  onBegun,
}: EnrolProps & { readonly onBegun?: () => void }) => {
  const { t } = useTranslation(["account", "app", "common"])
  const [isMissing, setMissing] = useState(false)
  const [shown, setShown] = useState<Shown>()
  const [code, setCode] = useState("")
  const [starting, start, resetStart] = useCommand(StartSecondFactor, { revalidate: false })
  const [confirming, confirm, resetConfirm] = useCommand(ConfirmSecondFactor, { revalidate: false })

  const begin = async (proof: GivenProof) => {
    const outcome = await start({ userId, ...proof })
    if (outcome?.status !== "succeeded") return
    setShown(outcome.output)
    onBegun?.()
  }
  const enter = async (typed: string) => {
    if (typed === "") return setMissing(true)
    const outcome = await confirm({ userId, code: typed })
    if (outcome?.status === "succeeded") onEnrolled(outcome.output.recoveryCodes)
    if (outcome?.status === "failed") setCode("")
  }
  const cancel = (
    <Button kind="quiet" onPress={onCancel}>
      {cancelLabel ?? t("common:action.cancel")}
    </Button>
  )
  if (shown === undefined)
    return (
      <ProveForm
        userId={userId}
        status={status}
        label={t("common:action.continue")}
        isPending={starting.status === "pending"}
        notice={<LoginFailureNotice state={starting} />}
        onType={resetStart}
        onProve={begin}
        onCancel={onCancel}
        cancelLabel={cancelLabel}
      />
    )
  return (
    <form
      noValidate
      className={styles["form"]}
      onSubmit={(event) => {
        event.preventDefault()
        void enter(code)
      }}
    >
      <ol className={enrol["steps"]}>
        <li>{t("account:security.stepApp")}</li>
        <li>
          {t("account:security.stepScan")}
          <div className={enrol["scan"]}>
            <QrCode text={shown.address} label={t("account:security.qr")} />
            <div className={enrol["secret"]}>
              <span>{t("account:security.secret")}</span>
              <code dir="ltr">{grouped(shown.secret)}</code>
            </div>
          </div>
        </li>
        <li>{t("account:security.stepCode")}</li>
      </ol>
      <LoginFailureNotice state={confirming} />
      <OtpField
        label={t("app:secondStep.app")}
        value={code}
        onChange={(digits) => {
          setCode(digits)
          setMissing(false)
          if (digits !== "") resetConfirm()
        }}
        onComplete={(digits) => void enter(digits)}
        error={isMissing && code === "" ? t("app:secondStep.appMissing") : undefined}
      />
      <div className={styles["actions"]}>
        <Button type="submit" isPending={confirming.status === "pending"} pendingLabel={t("common:state.saving")}>
          {t("account:security.turnOn")}
        </Button>
        {cancel}
      </div>
    </form>
  )
}
