import { regionFacts } from "@domain/kernel"
import { PhoneField } from "@ui/kit/phone-field"
import { TextField } from "@ui/kit/text-field"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { PhoneParts } from "./phone-parts.ts"

export interface ContactFieldsProps {
  readonly phone: PhoneParts
  readonly onPhone: (phone: PhoneParts) => void
  readonly phoneNote?: ReactNode
  readonly phoneError?: string | undefined
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly emailNote?: ReactNode
  readonly emailError?: string | undefined
}

const countries = ["IN", "GB"] as const

/** How customers reach the business. */
export const ContactFields = (props: ContactFieldsProps) => {
  const { phone, onPhone, phoneNote, phoneError, email, onEmail, emailNote, emailError } = props
  const { t } = useTranslation(["signup", "kit", "common"])
  return (
    <>
      <PhoneField
        label={t("signup:field.phone")}
        hint={phoneNote ?? t("signup:field.phoneHint")}
        error={phoneError}
        value={phone}
        onChange={({ country, number }) => onPhone({ country: country === "GB" ? "GB" : "IN", number })}
        countries={countries.map((code) => ({
          code,
          name: t(`common:region.${code}`),
          dialCode: regionFacts[code].dialCode,
        }))}
        countryLabel={t("kit:phone.country")}
        isRequired
      />
      <TextField
        label={t("signup:field.email")}
        hint={emailNote}
        error={emailError}
        value={email}
        onChange={onEmail}
        type="email"
        inputDirection="ltr"
        autoComplete="email"
        maxLength={254}
      />
    </>
  )
}
