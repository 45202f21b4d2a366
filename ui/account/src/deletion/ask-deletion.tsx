import { RequestBusinessDeletion } from "@application/identity/contract"
import { deletionPolicy, secondFactorPath } from "@domain/identity"
import type { BusinessProfileId } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { Checkbox } from "@ui/kit/checkbox"
import { Panel } from "@ui/kit/panel"
import { useForm } from "@ui/shared/form"
import { NavButton, presentTime } from "@ui/shared/frame"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import panel from "@ui/shared/panel.module.css"
import { useFormat } from "@ui/shared/use-format"
import { Result } from "effect"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useLocation } from "react-router"
import { CurrentPasswordField } from "../preferences/current-password-field.tsx"

export interface AskDeletionProps {
  readonly businessProfileId: BusinessProfileId
  readonly onAsked: () => void
}

/** Asks for the deletion by the reader's password, and for a sign that they know what it means. */
export const AskDeletion = ({ businessProfileId, onAsked }: AskDeletionProps) => {
  const { t } = useTranslation(["deletion", "app", "common"])
  const { pathname } = useLocation()
  const format = useFormat()
  const [erasesAt] = useState(() => presentTime() + deletionPolicy.graceMilliseconds)
  const form = useForm(RequestBusinessDeletion, {
    values: { password: "", isSure: false },
    input: ({ password, isSure }) =>
      password !== "" && isSure
        ? Result.succeed({ businessProfileId, password })
        : Result.fail({
            ...(password === "" && { password: t("deletion:ask.missing") }),
            ...(!isSure && { isSure: t("deletion:ask.unsure") }),
          }),
    revalidate: false,
    onSaved: onAsked,
  })
  const { state } = form
  const needsSecondFactor =
    state.status === "failed" && state.failure._tag === "RoleForbidden" && state.failure.needsSecondFactor === true
  return (
    <Panel title={t("deletion:ask.title")}>
      <form {...form.props} className={panel["form"]}>
        <LoginFailureNotice state={form.state} />
        {needsSecondFactor ? (
          <NavButton to={secondFactorPath(pathname)} state={{ mayGoBack: true }}>
            {t("app:refund.secondFactor")}
          </NavButton>
        ) : null}
        <CurrentPasswordField hint={t("deletion:ask.hint")} {...form.field("password")} />
        <Checkbox {...form.checkbox("isSure")}>{t("deletion:ask.sure", { day: format.dayOf(erasesAt) })}</Checkbox>
        <div className={panel["actions"]}>
          <Button type="submit" kind="danger" isPending={form.isPending} pendingLabel={t("common:state.sending")}>
            {t("deletion:ask.do")}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
