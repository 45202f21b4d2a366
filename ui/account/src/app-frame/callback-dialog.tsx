import type { User } from "@domain/identity"
import type { OwnCallback } from "./use-callback.ts"
import { callbackRequest } from "@domain/messaging"
import { type BusinessProfileId, type Region, regionFacts } from "@domain/kernel"
import { callbackDialCode, callbackNumber, phone as phoneOf, phoneInputLength, phoneInputOf } from "@domain/validation"
import { Ltr } from "@ui/i18n"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { TextField } from "@ui/kit/text-field"
import { spokenPhone, usePortal } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { Result } from "effect"
import { type FormEvent, useId, useState } from "react"
import { useTranslation } from "react-i18next"
import { fieldText } from "@ui/shared/field-text"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import styles from "@ui/shared/panel.module.css"
import { CallbackStanding } from "./callback-standing.tsx"

export interface CallbackDialogProps {
  readonly user: User
  readonly profile: { readonly id: BusinessProfileId; readonly region: Region }
  readonly callback: OwnCallback
}

/** The number that an account was made with, in the two parts that the form asks for. */
const partsOf = (user: User, region: Region) => {
  const known = Result.getOrUndefined(phoneOf(user.phoneNumber ?? "", region))
  return { dialCode: `+${known?.dialCode ?? regionFacts[region].dialCode}`, number: known?.nationalNumber ?? "" }
}

/** Asks which number to call, then thanks and says until when. Spec: screens, callback dialog. */
export const CallbackDialog = ({ user, profile, callback }: CallbackDialogProps) => {
  const { t } = useTranslation(["app", "common", "failures"])
  const { portal } = usePortal()
  const format = useFormat()
  const formId = useId()
  const [typed, setTyped] = useState(() => partsOf(user, profile.region))
  const { dialog, act, state, ask, own } = callback
  const isThanks = dialog.step === "thanks" && state.status === "succeeded"

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = callbackRequest({ id: user.id, businessProfileId: profile.id, portal: portal.domain, ...typed })
    if (Result.isFailure(wanted)) return act({ type: "refused", failure: wanted.failure })
    const outcome = await ask(wanted.success)
    if (outcome?.status === "succeeded") act({ type: "sent" })
    return undefined
  }
  const isCodeWrong = Result.isFailure(callbackDialCode(typed.dialCode))
  // One message stands for both parts, beside the number unless the code alone is wrong.
  const isNumberRight = Result.isSuccess(callbackNumber(typed.number))
  const message = fieldText(t, dialog.failure)
  const focus = () => act({ type: "focused" })
  return (
    <Dialog
      isOpen={dialog.isOpen}
      size="small"
      onClose={() => act({ type: "closed" })}
      title={t(isThanks ? "app:callback.thanks" : "app:callback.title")}
      closeLabel={t("common:action.close")}
      actions={
        isThanks ? (
          <Button onPress={() => act({ type: "closed" })}>{t("common:action.close")}</Button>
        ) : (
          <Button
            type="submit"
            form={formId}
            isPending={state.status === "pending"}
            pendingLabel={t("common:state.sending")}
          >
            {t("app:callback.send")}
          </Button>
        )
      }
    >
      {isThanks ? (
        <p role="status">
          {t("app:callback.thanksText", { day: format.weekdayOf(state.output.replyDueAt - 1) })}{" "}
          <Ltr>{spokenPhone(`${typed.dialCode}${typed.number}`, profile.region)}</Ltr>
        </p>
      ) : (
        <form id={formId} noValidate className={styles["form"]} onSubmit={(event) => void submit(event)}>
          <LoginFailureNotice state={state} />
          {own?.request === undefined ? null : <CallbackStanding request={own.request} />}
          <p>{t(own?.isPriority === true ? "app:callback.leadPriority" : "app:callback.lead")}</p>
          <TextField
            label={t("app:callback.dialCode")}
            name="dialCode"
            type="tel"
            autoComplete="tel-country-code"
            inputDirection="ltr"
            maxLength={4}
            isRequired
            value={typed.dialCode}
            error={isCodeWrong && isNumberRight ? message : undefined}
            onFocus={focus}
            onChange={(dialCode) => setTyped((before) => ({ ...before, dialCode: phoneInputOf(dialCode) }))}
          />
          <TextField
            label={t("app:callback.number")}
            name="number"
            type="tel"
            autoComplete="tel-national"
            inputDirection="ltr"
            maxLength={phoneInputLength}
            isRequired
            value={typed.number}
            error={isCodeWrong && isNumberRight ? undefined : message}
            onFocus={focus}
            onChange={(number) => setTyped((before) => ({ ...before, number: phoneInputOf(number) }))}
          />
        </form>
      )}
    </Dialog>
  )
}
