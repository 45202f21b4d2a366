import { ChangeUser } from "@application/identity/contract"
import type { User } from "@domain/identity"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { TextField } from "@ui/kit/text-field"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useForm } from "@ui/shared/form"
import { useSession } from "@ui/shared/frame"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import panel from "@ui/shared/panel.module.css"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import styles from "./preferences.module.css"

/** The user's names, changed at once everywhere. Ours. */
export const NamePanel = ({ user }: { readonly user: User }) => {
  const { t } = useTranslation(["account", "common"])
  const session = useSession()
  const { firstName, lastName } = user
  const form = useForm(ChangeUser, {
    values: { firstName, lastName },
    input: (typed) => {
      const missing = {
        ...(typed.firstName.trim() === "" && { firstName: t("account:profile.required") }),
        ...(typed.lastName.trim() === "" && { lastName: t("account:profile.required") }),
      }
      return Object.keys(missing).length > 0
        ? Result.fail(missing)
        : Result.succeed({ userId: user.id, firstName: typed.firstName.trim(), lastName: typed.lastName.trim() })
    },
    revalidate: false,
    onSaved: (saved) => {
      session.changeUser({ firstName: saved.firstName, lastName: saved.lastName })
      toastSuccess(t("account:profile.nameSaved"))
    },
  })
  return (
    <Panel title={t("account:profile.nameTitle")} description={t("account:profile.nameLead")}>
      <form {...form.props} className={panel["form"]}>
        <LoginFailureNotice state={form.state} />
        <div className={styles["pair"]}>
          <TextField
            label={t("account:profile.firstName")}
            autoComplete="given-name"
            maxLength={80}
            {...form.field("firstName")}
          />
          <TextField
            label={t("account:profile.lastName")}
            autoComplete="family-name"
            maxLength={80}
            {...form.field("lastName")}
          />
        </div>
        <div className={panel["actions"]}>
          <Button
            type="submit"
            isDisabled={!form.isDirty}
            isPending={form.isPending}
            pendingLabel={t("common:state.saving")}
          >
            {t("common:action.save")}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
