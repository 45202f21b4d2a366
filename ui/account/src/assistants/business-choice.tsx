import type { ProfileCard } from "@domain/identity"
import type { BusinessProfileId } from "@domain/kernel"
import { CheckboxGroup } from "@ui/kit/checkbox-group"
import { TextField } from "@ui/kit/text-field"
import panel from "@ui/shared/panel.module.css"
import { type ReactNode, useState } from "react"
import { useTranslation } from "react-i18next"

/** More businesses than this are found by their name; a scrolled list would hide what is wrong with it. */
const fewBusinesses = 8

export interface BusinessChoiceProps {
  readonly businesses: ReadonlyArray<ProfileCard>
  readonly value: ReadonlyArray<BusinessProfileId>
  readonly onChange: (ids: ReadonlyArray<BusinessProfileId>) => void
  readonly error: ReactNode
}

/** The businesses that an assistant is let in to. */
export const BusinessChoice = ({ businesses, value, onChange, error }: BusinessChoiceProps) => {
  const { t } = useTranslation("assistants")
  const [words, setWords] = useState("")
  const wanted = words.trim().toLowerCase()
  const found = businesses.filter(({ name }) => name.toLowerCase().includes(wanted))
  const first = found.slice(0, fewBusinesses)
  const shown = businesses.filter((one) => value.includes(one.id) || first.includes(one))
  return (
    <div className={panel["stack"]}>
      {businesses.length > fewBusinesses ? (
        <TextField label={t("assistants:request.find")} value={words} onChange={setWords} autoComplete="off" />
      ) : null}
      <CheckboxGroup
        label={t("assistants:request.which")}
        value={value.map(String)}
        onChange={(ids) => onChange(businesses.filter(({ id }) => ids.includes(String(id))).map(({ id }) => id))}
        error={error}
        {...(found.length > fewBusinesses && { hint: t("assistants:request.more") })}
        options={shown.map(({ id, name }) => ({ id: String(id), label: name }))}
      />
    </div>
  )
}
