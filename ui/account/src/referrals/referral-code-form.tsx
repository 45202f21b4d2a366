import { CreateReferralCode } from "@application/businesses/contract"
import { referralCodeOf } from "@domain/messaging"
import { useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { TextField } from "@ui/kit/text-field"
import { toastSuccess } from "@ui/shared/app-toasts"
import { type FormEvent, useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "../preferences/preferences.module.css"
import { LoginFailureNotice } from "../sign-in/login-failure-notice.tsx"

/** Creates a referral code; what was typed stays until it is created. */
export const ReferralCodeForm = ({ onCreated }: { readonly onCreated: () => void }) => {
  const { t } = useTranslation(["account", "common"])
  const [typed, setTyped] = useState("")
  const [isTried, setTried] = useState(false)
  const [state, create, reset] = useCommand(CreateReferralCode, { revalidate: false })
  const code = referralCodeOf(typed)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (code === undefined) return
    const outcome = await create({ code })
    if (outcome?.status !== "succeeded") return
    toastSuccess(t("account:referrals.created", { code }))
    setTyped("")
    setTried(false)
    onCreated()
  }
  return (
    <form noValidate className={styles["form"]} onSubmit={(event) => void submit(event)}>
      <LoginFailureNotice state={state} />
      <TextField
        label={t("account:referrals.code")}
        name="referralCode"
        autoComplete="off"
        spellCheck={false}
        inputDirection="ltr"
        maxLength={40}
        hint={t("account:referrals.codeHint")}
        error={isTried && code === undefined ? t("account:referrals.codeHint") : undefined}
        value={typed}
        onChange={(words) => {
          setTyped(words)
          reset()
        }}
      />
      <div className={styles["actions"]}>
        <Button type="submit" isPending={state.status === "pending"} pendingLabel={t("common:state.saving")}>
          {t("account:referrals.create")}
        </Button>
      </div>
    </form>
  )
}
