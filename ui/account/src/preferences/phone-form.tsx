import { AskPhoneChange } from "@application/identity/contract"
import type { User } from "@domain/identity"
import { type Region, regionFacts } from "@domain/kernel"
import type { OtpChannel } from "@domain/messaging"
import { mobilePhone } from "@domain/validation"
import { Button } from "@ui/kit/button"
import { PhoneField, type PhoneValue } from "@ui/kit/phone-field"
import { useForm } from "@ui/shared/form"
import { usePortal } from "@ui/shared/frame"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import panel from "@ui/shared/panel.module.css"
import { useCountryName } from "@ui/shared/use-country-name"
import { Result } from "effect"
import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { CurrentPasswordField } from "./current-password-field.tsx"

/** A code on its way: to which number, by which way, by which password, and when another may be asked for. */
export interface SentCode {
  readonly phone: string
  readonly channel: OtpChannel
  readonly password: string
  readonly resendAt: number
}

export interface PhoneFormProps {
  readonly user: User
  readonly onSent: (sent: SentCode) => void
  readonly onCancel: () => void
}

/** The number as its country dials it, where it is of one of the portal's countries. */
const typedOf = (phone: string | undefined, regions: ReadonlyArray<Region>): PhoneValue => {
  const country = regions.find((region) => phone?.startsWith(`+${regionFacts[region].dialCode}`))
  if (phone === undefined || country === undefined) return { country: regions[0] ?? "IN", number: "" }
  return { country, number: phone.slice(regionFacts[country].dialCode.length + 1) }
}

/** Asks for a number and the password, and by which messenger the code comes. */
export const PhoneForm = ({ user, onSent, onCancel }: PhoneFormProps) => {
  const { t } = useTranslation(["account", "app", "common", "failures"])
  const { portal } = usePortal()
  const countryName = useCountryName()
  const regions = portal.regions.map(({ region }) => region)
  const way = useRef<OtpChannel>("Sms")
  const [pressed, setPressed] = useState<OtpChannel>("Sms")
  const form = useForm(AskPhoneChange, {
    values: { phone: typedOf(user.phoneNumber, regions), password: "" },
    input: (typed) => {
      const region = regions.find((one) => one === typed.phone.country) ?? regions[0] ?? "IN"
      const phone = mobilePhone(typed.phone.number, region)
      const refused = {
        ...(Result.isFailure(phone) && { phone: phone.failure }),
        ...(typed.password === "" && { password: t("app:login.passwordMissing") }),
      }
      return Result.isFailure(phone) || typed.password === ""
        ? Result.fail(refused)
        : Result.succeed({ userId: user.id, phone: phone.success.e164, password: typed.password, channel: way.current })
    },
    at: { InvalidCredentials: "password", PhoneNotServed: "phone" },
    revalidate: false,
    onSaved: ({ phone, resendAt }, { values }) =>
      onSent({ phone, channel: way.current, password: values.password, resendAt }),
  })
  const send = (channel: OtpChannel) => {
    way.current = channel
    setPressed(channel)
    void form.submit()
  }
  const { name: _, ...number } = form.field("phone")
  return (
    <form
      {...form.props}
      className={panel["form"]}
      onSubmit={(event) => {
        event.preventDefault()
        send("Sms")
      }}
    >
      <LoginFailureNotice state={form.state} />
      <PhoneField
        label={t("account:profile.newPhone")}
        hint={t("account:profile.newPhoneHint")}
        countryLabel={t("account:profile.country")}
        countries={regions.map((code) => ({ code, name: countryName(code), dialCode: regionFacts[code].dialCode }))}
        {...number}
      />
      <CurrentPasswordField hint={t("account:profile.passwordHint")} {...form.field("password")} />
      <div className={panel["actions"]}>
        <Button type="submit" isPending={form.isPending && pressed === "Sms"} pendingLabel={t("common:state.sending")}>
          {t("account:profile.sendSms")}
        </Button>
        <Button
          kind="secondary"
          isPending={form.isPending && pressed === "WhatsApp"}
          pendingLabel={t("common:state.sending")}
          onPress={() => send("WhatsApp")}
        >
          {t("account:profile.sendWhatsApp")}
        </Button>
        <Button kind="quiet" onPress={onCancel}>
          {t("common:action.cancel")}
        </Button>
      </div>
    </form>
  )
}
