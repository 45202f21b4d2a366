import { GetSecondFactor } from "@application/identity/contract"
import type { ShownPasskey } from "@domain/identity"
import type { UserId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { ErrorState } from "@ui/kit/error-state"
import { Panel } from "@ui/kit/panel"
import { Skeleton } from "@ui/kit/skeleton"
import { toastSuccess } from "@ui/shared/app-toasts"
import { type ReactNode, useState } from "react"
import { useTranslation } from "react-i18next"
import { EnrolApp } from "./enrol-app.tsx"
import { EnrolFactor } from "./enrol-factor.tsx"
import { EnrolPasskey } from "./enrol-passkey.tsx"
import { FactorList } from "./factor-list.tsx"
import { RemoveApp, RemoveOnePasskey, RenewCodes, TurnOff } from "./proved-changes.tsx"
import { RecoveryCodes } from "./recovery-codes.tsx"
import styles from "@ui/shared/panel.module.css"

type Step =
  | { readonly kind: "status" | "enrol" | "addPasskey" | "addApp" | "removeApp" | "renew" | "turnOff" }
  | { readonly kind: "removePasskey"; readonly passkey: ShownPasskey }
  | { readonly kind: "codes"; readonly codes: ReadonlyArray<string> }

/** The second factor: turning it on, its passkeys, app and recovery codes, turning it off. Ours. */
export const SecondFactorPanel = ({ userId }: { readonly userId: UserId }) => {
  const { t } = useTranslation(["account", "common"])
  const { output: status, failure, retry } = useRead(GetSecondFactor, { userId })
  const [step, setStep] = useState<Step>({ kind: "status" })
  const leave = () => setStep({ kind: "status" })
  const finish = (words: string) => {
    leave()
    retry()
    toastSuccess(words)
  }
  const enrolled = (words: string) => (codes: ReadonlyArray<string> | undefined) => {
    if (codes === undefined) return finish(words)
    setStep({ kind: "codes", codes })
  }

  const content = (): ReactNode => {
    if (step.kind === "codes")
      return (
        <RecoveryCodes
          codes={step.codes}
          onDone={() => {
            leave()
            retry()
          }}
        />
      )
    if (status === undefined)
      return failure === undefined ? (
        <Skeleton shape="box" height="5rem" />
      ) : (
        <ErrorState
          title={t("account:security.notLoaded")}
          retryLabel={t("common:action.retry")}
          retryingLabel={t("common:state.loading")}
          onRetry={retry}
        />
      )
    const own = { userId, status, onCancel: leave }
    switch (step.kind) {
      case "enrol":
        return <EnrolFactor {...own} onEnrolled={enrolled(t("account:passkeys.done"))} />
      case "addPasskey":
        return <EnrolPasskey {...own} onEnrolled={enrolled(t("account:passkeys.done"))} />
      case "addApp":
        return <EnrolApp {...own} onEnrolled={enrolled(t("account:passkeys.appDone"))} />
      case "removeApp":
        return <RemoveApp {...own} onDone={() => finish(t("account:passkeys.removed"))} />
      case "removePasskey":
        return <RemoveOnePasskey {...own} passkey={step.passkey} onDone={() => finish(t("account:passkeys.removed"))} />
      case "renew":
        return <RenewCodes {...own} onRenewed={(codes) => setStep({ kind: "codes", codes })} />
      case "turnOff":
        return <TurnOff {...own} onDone={() => finish(t("account:security.turnedOff"))} />
      case "status":
        return status.isOn ? (
          <FactorList
            userId={userId}
            status={status}
            onChanged={retry}
            onChoose={(kind) => setStep({ kind })}
            onRemovePasskey={(passkey) => setStep({ kind: "removePasskey", passkey })}
          />
        ) : (
          <div className={styles["actions"]}>
            <Button onPress={() => setStep({ kind: "enrol" })}>{t("account:security.turnOn")}</Button>
          </div>
        )
    }
  }
  return (
    <Panel title={t("account:security.title")} description={t("account:security.lead")}>
      <div className={styles["stack"]}>{content()}</div>
    </Panel>
  )
}
