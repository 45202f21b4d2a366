import { type Offer, offerTextLimit } from "@domain/creatives"
import { type LocalDate, type Region, regionFacts } from "@domain/kernel"
import { currencySymbol } from "@ui/i18n"
import { Switch } from "@ui/kit/switch"
import { TextField } from "@ui/kit/text-field"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { usePortal } from "@ui/shared/frame"
import { DateField } from "./date-field.tsx"
import { fieldOf, offeredNumber, withEnd, withText, withValue } from "./offer-form.ts"

export type OfferField = "value" | "text" | "validUntil"

export interface OfferFieldsProps {
  readonly offer: Offer
  readonly onChange: (offer: Offer, field: OfferField) => void
  readonly region: Region
  readonly today: LocalDate
  /** The day offered when an end is first asked for. */
  readonly firstEnd: LocalDate
  readonly errorOf: (field: OfferField) => string | undefined
}

/** The field that a kind of offer needs, and how long it holds. Remount for another kind. */
export const OfferFields = ({ offer, onChange, region, today, firstEnd, errorOf }: OfferFieldsProps) => {
  const { t } = useTranslation(["signup", "common"])
  const { language } = usePortal()
  const [number, setNumber] = useState(offer.value === undefined ? "" : String(offer.value))
  const { type, text = "", validUntil } = offer
  const field = fieldOf(type)
  return (
    <>
      {field === "value" ? (
        <TextField
          label={t(`signup:offer.${type}.field`)}
          hint={t(`signup:offer.${type}.hint`)}
          error={errorOf("value")}
          value={number}
          onChange={(typed) => {
            setNumber(typed)
            onChange(withValue(offer, offeredNumber(type, typed)), "value")
          }}
          inputMode="numeric"
          inputDirection="ltr"
          maxLength={11}
          autoComplete="off"
          {...(type === "Flat"
            ? { prefix: currencySymbol(regionFacts[region].currency, language) }
            : { suffix: <span aria-hidden>%</span> })}
        />
      ) : null}
      {field === "text" ? (
        <TextField
          label={t(`signup:offer.${type}.field`)}
          hint={t(`signup:offer.${type}.hint`)}
          error={errorOf("text")}
          value={text}
          onChange={(typed) => onChange(withText(offer, typed), "text")}
          maxLength={offerTextLimit}
          formatCount={(used, most) => t("common:characterCount", { used, most })}
          autoComplete="off"
        />
      ) : null}
      <Switch
        isSelected={validUntil !== undefined}
        onChange={(hasEnd) => onChange(withEnd(offer, hasEnd ? firstEnd : undefined), "validUntil")}
      >
        {t("signup:offer.hasEnd")}
      </Switch>
      {validUntil === undefined ? null : (
        <DateField
          label={t("signup:offer.end")}
          value={validUntil}
          earliest={today}
          error={errorOf("validUntil")}
          onChange={(end) => onChange(withEnd(offer, end), "validUntil")}
        />
      )}
    </>
  )
}
