import type { BusinessCategory } from "@domain/businesses"
import { textLimits } from "@domain/validation"
import { TextField } from "@ui/kit/text-field"
import { useTranslation } from "react-i18next"
import { CategoryField } from "@ui/shared/category-field"
import { NameField } from "./name-field.tsx"
import { ServicesField } from "./services-field.tsx"

/** What is typed by hand; every part may be missing. */
export interface ManualDetails {
  readonly name?: string | undefined
  readonly category?: BusinessCategory | undefined
  readonly tagline?: string | undefined
  readonly services?: ReadonlyArray<string> | undefined
}

export type ManualField = keyof ManualDetails

export interface ManualFieldsProps {
  readonly value: ManualDetails
  readonly onChange: (changes: ManualDetails) => void
  readonly errorOf: (field: ManualField) => string | undefined
}

/** The business by hand: name, kind, tagline, services. */
export const ManualFields = ({ value, onChange, errorOf }: ManualFieldsProps) => {
  const { t } = useTranslation(["signup", "common"])
  return (
    <>
      <NameField value={value.name ?? ""} onChange={(name) => onChange({ name })} error={errorOf("name")} />
      <CategoryField
        value={value.category}
        onChange={(category) => onChange({ category })}
        hint={t("signup:field.categoryHint")}
        error={errorOf("category")}
      />
      <TextField
        label={t("signup:field.tagline")}
        hint={t("signup:field.taglineHint")}
        error={errorOf("tagline")}
        value={value.tagline ?? ""}
        onChange={(tagline) => onChange({ tagline })}
        maxLength={textLimits.tagline}
        formatCount={(used, most) => t("common:characterCount", { used, most })}
      />
      <ServicesField
        value={value.services ?? []}
        onChange={(services) => onChange({ services })}
        category={value.category?.slug}
        error={errorOf("services")}
      />
    </>
  )
}
