import type { FoundContacts } from "@domain/signup"
import { type Region, regionFacts } from "@domain/kernel"
import { spokenPhone } from "@ui/shared/frame"
import { PhoneField } from "@ui/kit/phone-field"
import { TextField } from "@ui/kit/text-field"
import type { ReactNode } from "react"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import { FoundChoice } from "./found-choice.tsx"
import { partsOf, type PhoneParts, storedOf } from "@ui/journey/phone-parts"

export interface ContactFieldsProps {
  /** The reader's own country, whose numbers are shown as they are dialled there. */
  readonly region: Region
  /** A portal may leave the phone to its customers. */
  readonly isPhoneRequired?: boolean
  readonly phone: PhoneParts
  readonly onPhone: (phone: PhoneParts) => void
  readonly phoneNote?: ReactNode
  readonly phoneError?: string | undefined
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly emailNote?: ReactNode
  readonly emailError?: string | undefined
  /** Every phone and e-mail address that was read, where there are several. */
  readonly found?: Pick<FoundContacts, "phones" | "emailAddresses"> | undefined
}

const plainNumber = ({ number }: PhoneParts): string => number.replaceAll(/\D/g, "").replace(/^0/, "")

/** The number as it is stored; one that is none as it was read. */
const storedText = (parts: PhoneParts): string => Result.getOrElse(storedOf(parts), () => parts.number)

const countries = ["IN", "GB"] as const

/** How customers reach the business. */
export const ContactFields = (props: ContactFieldsProps) => {
  const { isPhoneRequired = true } = props
  const { region, phone, onPhone, phoneNote, phoneError, email, onEmail, emailNote, emailError, found } = props
  const { t } = useTranslation(["signup", "kit", "common"])
  return (
    <>
      <PhoneField
        label={t(isPhoneRequired ? "signup:field.phone" : "signup:field.phoneOptional")}
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
        isRequired={isPhoneRequired}
      />
      <FoundChoice
        label={t("signup:found.choosePhone")}
        values={(found?.phones ?? []).map((stored) => partsOf(stored, phone.country))}
        chosen={phone}
        isSame={(one, other) => one.country === other.country && plainNumber(one) === plainNumber(other)}
        titleOf={(each) => <span dir="ltr">{spokenPhone(storedText(each), region)}</span>}
        onChoose={onPhone}
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
      <FoundChoice
        label={t("signup:found.chooseEmail")}
        values={found?.emailAddresses ?? []}
        chosen={email.trim().toLowerCase()}
        isSame={(one, other) => one.toLowerCase() === other.toLowerCase()}
        titleOf={(address) => <span dir="ltr">{address}</span>}
        onChoose={onEmail}
      />
    </>
  )
}
