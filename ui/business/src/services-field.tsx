import { SuggestServices } from "@application/businesses/contract"
import { ChipList, TagInput } from "@ui/kit/tag-input"
import { cutText } from "@domain/kernel"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { usePortal } from "@ui/shared/frame"
import { useRead } from "@ui/container"
import { openSuggestions } from "./open-suggestions.ts"
import styles from "./services-field.module.css"

export interface ServicesFieldProps {
  readonly value: ReadonlyArray<string>
  readonly onChange: (services: ReadonlyArray<string>) => void
  /** Slug of the category whose usual services are offered. */
  readonly category?: string | undefined
  /** The language that the ads are written in; the page's where there is no draft yet. */
  readonly language?: string | undefined
  /** Suggestions known already. */
  readonly suggested?: ReadonlyArray<string>
  readonly hint?: ReactNode
  readonly error?: string | undefined
}

const most = 40
const shown = 8

/** The services of a business as a list of short texts, with those usual for its kind to take by a tap. */
export const ServicesField = ({ value, onChange, suggested = [], hint, error, ...asked }: ServicesFieldProps) => {
  const { t } = useTranslation(["signup", "kit"])
  const portal = usePortal()
  const { category, language = portal.language } = asked
  const asks = category !== undefined && category !== "other"
  const { output: usual = [] } = useRead(SuggestServices, asks ? { category, language } : undefined)
  const offered = openSuggestions([...suggested, ...usual], value).slice(0, shown)
  return (
    <TagInput
      label={t("signup:field.services")}
      hint={hint ?? t("signup:field.servicesHint")}
      error={error}
      value={value}
      onChange={(services) => onChange(services.slice(0, most).map((text) => cutText(text, 80)))}
      addLabel={t("kit:tags.add")}
      removeLabel={(tag) => t("kit:tags.remove", { tag })}
      removedText={(tag) => t("kit:tags.removed", { tag })}
      undoLabel={t("kit:tags.undo")}
      listLabel={t("signup:field.services")}
      maxLength={80}
      foot={
        offered.length === 0 ? undefined : (
          <div className={styles["offered"]}>
            <p className={styles["title"]}>{t("signup:field.servicesSuggested")}</p>
            <ChipList
              label={t("signup:field.servicesSuggested")}
              chips={offered}
              addLabel={(tag) => t("signup:field.serviceAdd", { tag })}
              onAdd={(tag) => onChange([...value, tag].slice(0, most))}
            />
          </div>
        )
      }
    />
  )
}
