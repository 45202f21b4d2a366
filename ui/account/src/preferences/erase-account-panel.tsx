import { GetErasure, RequestErasure, UndoErasure } from "@application/identity/contract"
import type { UserId } from "@domain/kernel"
import { useCommand, useRead } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useForm } from "@ui/shared/form"
import { useFormat } from "@ui/shared/use-format"
import { Result } from "effect"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import { CurrentPasswordField } from "./current-password-field.tsx"
import styles from "@ui/shared/panel.module.css"

interface EraseFormProps {
  readonly userId: UserId
  readonly onAsked: () => void
  readonly onCancel: () => void
}

/** Asks for the password before an account is erased. */
const EraseForm = ({ userId, onAsked, onCancel }: EraseFormProps) => {
  const { t } = useTranslation(["account", "app", "common"])
  const form = useForm(RequestErasure, {
    values: { password: "" },
    input: ({ password }) =>
      password === ""
        ? Result.fail({ password: t("app:login.passwordMissing") })
        : Result.succeed({ userId, password }),
    revalidate: false,
    onSaved: onAsked,
  })
  return (
    <form {...form.props} className={styles["form"]}>
      <LoginFailureNotice state={form.state} />
      <CurrentPasswordField hint={t("account:security.passwordHint")} {...form.field("password")} />
      <div className={styles["actions"]}>
        <Button type="submit" kind="danger" isPending={form.isPending} pendingLabel={t("common:state.sending")}>
          {t("account:data.eraseConfirm")}
        </Button>
        <Button kind="quiet" onPress={onCancel}>
          {t("common:action.cancel")}
        </Button>
      </div>
    </form>
  )
}

/** Erases the account in two weeks, says what stands in the way, and undoes it until then. Ours. */
export const EraseAccountPanel = ({ userId }: { readonly userId: UserId }) => {
  const { t } = useTranslation(["account", "common"])
  const format = useFormat()
  const { output, retry } = useRead(GetErasure, { userId })
  const [undoing, undo] = useCommand(UndoErasure, { revalidate: false })
  const [isOpen, setOpen] = useState(false)
  const keep = async () => {
    const outcome = await undo({ userId })
    if (outcome?.status !== "succeeded") return
    retry()
    toastSuccess(t("account:data.kept"))
  }
  const close = () => setOpen(false)
  const obstacles = output?.obstacles ?? []
  return (
    <Panel title={t("account:data.eraseTitle")} description={t("account:data.eraseLead")}>
      <div className={styles["stack"]}>
        <LoginFailureNotice state={undoing} />
        {obstacles.map((obstacle) => (
          <Banner key={obstacle} tone="info">
            {t(`account:data.obstacles.${obstacle}`)}
          </Banner>
        ))}
        {output?.erasesAt === undefined ? null : (
          <Banner
            tone="warning"
            action={
              <Button
                size="small"
                kind="secondary"
                isPending={undoing.status === "pending"}
                pendingLabel={t("common:state.sending")}
                onPress={() => void keep()}
              >
                {t("account:data.undo")}
              </Button>
            }
          >
            {t("account:data.planned", { day: format.dayOf(output.erasesAt) })}
          </Banner>
        )}
        {isOpen ? (
          <EraseForm
            userId={userId}
            onCancel={close}
            onAsked={() => {
              close()
              retry()
            }}
          />
        ) : output === undefined || output.erasesAt !== undefined || obstacles.length > 0 ? null : (
          <div className={styles["actions"]}>
            <Button kind="secondary" onPress={() => setOpen(true)}>
              {t("account:data.eraseAsk")}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  )
}
