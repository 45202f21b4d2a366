import type { ProfileCard } from "@domain/identity"
import type { BusinessProfileId } from "@domain/kernel"
import { CheckboxGroup } from "@ui/kit/checkbox-group"
import { TextField } from "@ui/kit/text-field"
import panel from "@ui/shared/panel.module.css"
import { type ReactNode, useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./assistants.module.css"

/** More businesses than this are found by their name. */
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
  const shown = businesses.filter(({ id, name }) => value.includes(id) || name.toLowerCase().includes(wanted))
  return (
    <div className={panel["stack"]}>
      {businesses.length > fewBusinesses ? (
        <TextField label={t("assistants:request.find")} value={words} onChange={setWords} autoComplete="off" />
      ) : null}
      <div className={styles["businesses"]}>
        <CheckboxGroup
          label={t("assistants:request.which")}
          value={value.map(String)}
          onChange={(ids) => onChange(businesses.filter(({ id }) => ids.includes(String(id))).map(({ id }) => id))}
          error={error}
          options={shown.map(({ id, name }) => ({ id: String(id), label: name }))}
        />
      </div>
    </div>
  )
}
