import { GetSecondFactor } from "@application/identity/contract"
import type { UserId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { ErrorState } from "@ui/kit/error-state"
import { Panel } from "@ui/kit/panel"
import { Skeleton } from "@ui/kit/skeleton"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useFormat } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { EnrolApp } from "./enrol-app.tsx"
import { ProveForm, type ProvedAction } from "./prove-form.tsx"
import { RecoveryCodes } from "./recovery-codes.tsx"
import styles from "./preferences.module.css"

/** From so few recovery codes on, new ones are suggested. */
const fewCodes = 3

type Step =
  | { readonly kind: "status" | "enrol" | ProvedAction }
  | { readonly kind: "codes"; readonly codes: ReadonlyArray<string> }

/** The second factor: turning it on, its recovery codes, turning it off. Ours. */
export const SecondFactorPanel = ({ userId }: { readonly userId: UserId }) => {
  const { t } = useTranslation(["account", "common"])
  const format = useFormat()
  const { output, failure, retry } = useRead(GetSecondFactor, { userId })
  const [step, setStep] = useState<Step>({ kind: "status" })
  const leave = () => setStep({ kind: "status" })

  const content = () => {
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
    if (step.kind === "enrol")
      return <EnrolApp userId={userId} onEnrolled={(codes) => setStep({ kind: "codes", codes })} onCancel={leave} />
    if (step.kind !== "status")
      return (
        <ProveForm
          userId={userId}
          action={step.kind}
          onCancel={leave}
          onRenewed={(codes) => setStep({ kind: "codes", codes })}
          onTurnedOff={() => {
            leave()
            retry()
            toastSuccess(t("account:security.turnedOff"))
          }}
        />
      )
    if (output === undefined)
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
    if (!output.isOn)
      return (
        <div className={styles["actions"]}>
          <Button onPress={() => setStep({ kind: "enrol" })}>{t("account:security.turnOn")}</Button>
        </div>
      )
    const { enabledAt, recoveryCodesLeft: count } = output
    return (
      <>
        <Banner
          tone={count <= fewCodes ? "warning" : "success"}
          title={t("account:security.on", { day: enabledAt === undefined ? "" : format.dayOf(enabledAt) })}
        >
          {t("account:security.codesLeft", { count })}
        </Banner>
        <div className={styles["actions"]}>
          <Button kind="secondary" onPress={() => setStep({ kind: "renew" })}>
            {t("account:security.renew")}
          </Button>
          <Button kind="quiet" onPress={() => setStep({ kind: "turnOff" })}>
            {t("account:security.turnOff")}
          </Button>
        </div>
      </>
    )
  }
  return (
    <Panel title={t("account:security.title")} description={t("account:security.lead")}>
      <div className={styles["stack"]}>{content()}</div>
    </Panel>
  )
}
