import { GetPreferences } from "@application/identity/contract"
import { PhoneNumber, type User } from "@domain/identity"
import { useRead } from "@ui/container"
import { Ltr } from "@ui/i18n"
import { Badge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { toastSuccess } from "@ui/shared/app-toasts"
import { FailureNotice, spokenPhone, useServices, useSession } from "@ui/shared/frame"
import panel from "@ui/shared/panel.module.css"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { PhoneCode } from "./phone-code.tsx"
import { PhoneForm, type SentCode } from "./phone-form.tsx"

type Step = { readonly kind: "shown" | "asking" } | { readonly kind: "sent"; readonly sent: SentCode }

/** The user's phone, which another replaces once the code sent to it was entered. Ours. */
export const PhonePanel = ({ user }: { readonly user: User }) => {
  const { t } = useTranslation(["account", "common"])
  const session = useSession()
  const hasTexts = useServices().has("textMessages")
  const { output, failure, retry } = useRead(GetPreferences, { userId: user.id })
  const [step, setStep] = useState<Step>({ kind: "shown" })
  const leave = () => setStep({ kind: "shown" })
  const { phoneNumber } = user
  const isVerified = output?.hasVerifiedPhone === true
  const change = () => {
    if (phoneNumber === undefined) return "account:profile.addPhone"
    return output === undefined || isVerified ? "account:profile.changePhone" : "account:profile.confirmPhone"
  }
  return (
    <Panel title={t("account:profile.phoneTitle")} description={t("account:profile.phoneLead")}>
      <div className={panel["stack"]}>
        <p className={panel["name"]}>
          {phoneNumber === undefined ? t("account:profile.noPhone") : <Ltr>{spokenPhone(phoneNumber)}</Ltr>}
          {phoneNumber === undefined || output === undefined ? null : (
            <Badge tone={isVerified ? "success" : "warning"}>
              {t(isVerified ? "account:profile.verified" : "account:profile.unverified")}
            </Badge>
          )}
        </p>
        {output === undefined && failure !== undefined ? (
          <>
            <FailureNotice failure={failure} />
            <div className={panel["actions"]}>
              <Button size="small" kind="secondary" onPress={retry}>
                {t("common:action.retry")}
              </Button>
            </div>
          </>
        ) : null}
        {hasTexts ? null : <p className={panel["quiet"]}>{t("account:profile.noTexts")}</p>}
        {step.kind === "asking" ? (
          <PhoneForm user={user} onSent={(sent) => setStep({ kind: "sent", sent })} onCancel={leave} />
        ) : null}
        {step.kind === "sent" ? (
          <PhoneCode
            userId={user.id}
            sent={step.sent}
            onSent={(sent) => setStep({ kind: "sent", sent })}
            onCancel={leave}
            onChanged={(phone) => {
              leave()
              session.changeUser({ phoneNumber: PhoneNumber.make(phone) })
              retry()
              toastSuccess(t("account:profile.phoneSaved"))
            }}
          />
        ) : null}
        {step.kind === "shown" && hasTexts ? (
          <div className={panel["actions"]}>
            <Button kind="secondary" onPress={() => setStep({ kind: "asking" })}>
              {t(change())}
            </Button>
          </div>
        ) : null}
      </div>
    </Panel>
  )
}
