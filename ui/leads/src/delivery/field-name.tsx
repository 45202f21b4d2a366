import { deliveryLimits } from "@domain/integrations"
import { ComboBox } from "@ui/kit/combo-box"
import { TextField } from "@ui/kit/text-field"
import { useTranslation } from "react-i18next"

/** A field of the receiver, as it names it for programs and for people. */
export interface ReceiverField {
  readonly name: string
  readonly label: string
}

export interface FieldNameProps {
  readonly value: string
  /** The fields that the receiver has; unknown until it has told them. */
  readonly fields: ReadonlyArray<ReceiverField> | undefined
  readonly error: string | undefined
  readonly onChange: (name: string) => void
}

/** Suggestions that are shown at once. */
const most = 30

/** The name of a receiver's field: typed, with the fields that the receiver has as suggestions. */
export const FieldName = ({ value, fields, error, onChange }: FieldNameProps) => {
  const { t } = useTranslation(["leadDelivery", "common"])
  const told = error === undefined ? {} : { error }
  if (fields === undefined)
    return (
      <TextField
        label={t("leadDelivery:mapping.to")}
        value={value}
        onChange={onChange}
        maxLength={deliveryLimits.fieldLetters}
        autoComplete="off"
        inputDirection="auto"
        {...told}
      />
    )
  const sought = value.trim().toLowerCase()
  const isExact = fields.some(({ name }) => name === value)
  const fitting = fields.filter(
    ({ name, label }) => isExact || name.toLowerCase().includes(sought) || label.toLowerCase().includes(sought),
  )
  return (
    <ComboBox
      label={t("leadDelivery:mapping.to")}
      options={fitting.slice(0, most).map(({ name, label }) => ({ id: name, label: name, detail: label }))}
      inputValue={value}
      onInputChange={(text) => onChange(text.slice(0, deliveryLimits.fieldLetters))}
      onSelect={(name) => name !== null && onChange(name)}
      allowsOwnText
      loadingLabel={t("common:state.loading")}
      emptyLabel={t("leadDelivery:mapping.noField")}
      {...told}
    />
  )
}
