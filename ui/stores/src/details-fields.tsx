import { ListCurrencies, ListTimeZones } from "@application/businesses/contract"
import type { ProfileField } from "@domain/portals"
import { useRead } from "@ui/container"
import { formatTimeZone, localeIn } from "@ui/i18n"
import { Select } from "@ui/kit/select"
import { TextField } from "@ui/kit/text-field"
import { usePortal } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"
import { useFieldText } from "@ui/journey/use-field-text"
import type { TypedDetails } from "./use-details.ts"

export interface DetailsFieldsProps {
  readonly typed: TypedDetails
  readonly errors: Readonly<Record<string, string>>
  readonly readOnly?: ReadonlyArray<ProfileField>
  /** Where the first values come from; absent where they were typed. */
  readonly source?: string
  readonly onType: (change: Partial<TypedDetails>) => void
}

const texts = ["name", "email", "location", "address"] as const

/** What a store's profile says; fields that its category does not let change are shown and closed. Spec: roles, store profile fields. */
export const DetailsFields = ({ typed, errors, readOnly = [], source, onType }: DetailsFieldsProps) => {
  const { t } = useTranslation("stores")
  const textOf = useFieldText()
  const { language } = usePortal()
  const currencyNames = new Intl.DisplayNames(localeIn(language), { type: "currency" })
  const { output: currencies = [] } = useRead(ListCurrencies, {})
  const { output: zones = [] } = useRead(ListTimeZones, {})
  const isClosed = (field: ProfileField) => readOnly.includes(field)
  const error = (name: string) => (errors[name] === undefined ? {} : { error: textOf({ key: errors[name] }) })
  return (
    <>
      {source === undefined ? null : <p>{t("stores:storeDetails.source", { shop: source })}</p>}
      {texts.map((field) => (
        <TextField
          key={field}
          label={t(`stores:field.${field}`)}
          value={typed[field]}
          onChange={(value) => onType({ [field]: value })}
          isDisabled={isClosed(field)}
          isRequired={field === "name"}
          {...(field === "email" && { type: "email", inputDirection: "ltr", autoComplete: "email" })}
          {...(isClosed(field) && { hint: t("stores:field.readOnly") })}
          {...error(field)}
        />
      ))}
      <Select
        label={t("stores:field.currency")}
        placeholder={t("stores:field.choose")}
        value={currencies.length === 0 ? null : String(typed.currencyId)}
        onChange={(id) => onType({ currencyId: Number(id) })}
        options={currencies.map(({ id, code }) => ({
          id: String(id),
          label: `${code} – ${currencyNames.of(code) ?? code}`,
        }))}
        isDisabled={isClosed("currency")}
        {...error("currencyId")}
      />
      <Select
        label={t("stores:field.timezone")}
        placeholder={t("stores:field.choose")}
        value={zones.length === 0 ? null : String(typed.timeZoneId)}
        onChange={(id) => onType({ timeZoneId: Number(id) })}
        options={zones.map(({ id, name }) => ({ id: String(id), label: formatTimeZone(name, language) }))}
        isDisabled={isClosed("timezone")}
        {...error("timeZoneId")}
      />
    </>
  )
}
