import { SearchCategories } from "@application/businesses/contract"
import type { BusinessCategory } from "@domain/businesses"
import { ComboBox } from "@ui/kit/combo-box"
import { cutText } from "@domain/kernel"
import { type ReactNode, useState } from "react"
import { useTranslation } from "react-i18next"
import { usePortal } from "../frame/index.ts"
import { useRead } from "@ui/container"

export interface CategoryFieldProps {
  readonly value: BusinessCategory | undefined
  readonly onChange: (category: BusinessCategory | undefined) => void
  /** Categories that are shown before anything is typed, such as categories that fit a website. */
  readonly suggested?: ReadonlyArray<BusinessCategory>
  readonly hint?: ReactNode
  readonly error?: string | undefined
}

/** A kind of business nobody has a name for keeps the words it was typed with. */
const ownCategory = (typed: string): BusinessCategory | undefined =>
  typed.trim() === "" ? undefined : { slug: "other", name: cutText(typed, 80) }

/** What kind of business, with suggestions as one types. */
export const CategoryField = ({ value, onChange, suggested = [], hint, error }: CategoryFieldProps) => {
  const { t } = useTranslation(["signup", "kit", "common"])
  const { language } = usePortal()
  const [query, setAsked] = useState<string>()
  const {
    output: found = [],
    isLoading,
    failure,
  } = useRead(SearchCategories, query === undefined ? undefined : { keyword: query, language }, 180)
  const isFresh = query === undefined || query.trim() === ""
  const options = isFresh && suggested.length > 0 ? suggested : found
  return (
    <ComboBox
      label={t("signup:field.category")}
      hint={failure !== undefined ? t("signup:field.suggestionsFailed") : hint}
      error={error}
      options={options.map(({ slug, name }) => ({ id: slug, label: name }))}
      inputValue={value?.name ?? ""}
      onInputChange={(typed) => {
        if (typed === (value?.name ?? "")) return
        setAsked(cutText(typed, 80))
        const same = options.find(({ name }) => name.toLocaleLowerCase() === typed.trim().toLocaleLowerCase())
        onChange(same ?? ownCategory(typed))
      }}
      onSelect={(id) => {
        const chosen = options.find(({ slug }) => slug === id)
        if (chosen !== undefined) onChange(chosen)
      }}
      isLoading={isLoading}
      loadingLabel={t("kit:suggestions.loading")}
      emptyLabel={t("kit:suggestions.empty")}
      placeholder={t("signup:field.categoryExample")}
      allowsOwnText
    />
  )
}
