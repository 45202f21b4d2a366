import { CreateReferralCode } from "@application/businesses/contract"
import { referralCodeOf } from "@domain/messaging"
import { Button } from "@ui/kit/button"
import { TextField } from "@ui/kit/text-field"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useForm } from "@ui/shared/form"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import styles from "@ui/shared/panel.module.css"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"

const empty = { code: "" }

/** Creates a referral code; what was typed stays until it is created. */
export const ReferralCodeForm = ({ onCreated }: { readonly onCreated: () => void }) => {
  const { t } = useTranslation(["account", "common"])
  const form = useForm(CreateReferralCode, {
    values: empty,
    input: (typed) => {
      const code = referralCodeOf(typed.code)
      return code === undefined ? Result.fail({ code: t("account:referrals.codeHint") }) : Result.succeed({ code })
    },
    revalidate: false,
    onSaved: ({ code }, { begin }) => {
      toastSuccess(t("account:referrals.created", { code }))
      begin(empty)
      onCreated()
    },
  })
  return (
    <form {...form.props} className={styles["form"]}>
      <LoginFailureNotice state={form.state} />
      <TextField
        label={t("account:referrals.code")}
        {...form.field("code")}
        autoComplete="off"
        spellCheck={false}
        inputDirection="ltr"
        maxLength={40}
        hint={t("account:referrals.codeHint")}
      />
      <div className={styles["actions"]}>
        <Button type="submit" isPending={form.isPending} pendingLabel={t("common:state.saving")}>
          {t("account:referrals.create")}
        </Button>
      </div>
    </form>
  )
}
