import type { LocalDate } from "@domain/kernel"
import { boxClass, fieldClass, inputClass } from "@ui/kit/field"
import { useId } from "react"
import styles from "./date-field.module.css"

export interface DateFieldProps {
  readonly label: string
  readonly value: LocalDate | undefined
  readonly onChange: (date: LocalDate | undefined) => void
  readonly earliest: LocalDate
  readonly hint?: string
  readonly error?: string | undefined
}

/** A day by the device's own calendar. */
export const DateField = ({ label, value, onChange, earliest, hint, error }: DateFieldProps) => {
  const id = useId()
  const foot = useId()
  return (
    <div className={fieldClass} {...(error !== undefined && { "data-invalid": true })}>
      <label htmlFor={id} className={styles["label"]}>
        {label}
      </label>
      <div className={boxClass}>
        <input
          id={id}
          type="date"
          className={inputClass}
          value={value ?? ""}
          min={earliest}
          max="2099-12-31"
          aria-invalid={error !== undefined}
          aria-describedby={foot}
          onChange={(event) => onChange(event.currentTarget.value === "" ? undefined : event.currentTarget.value)}
        />
      </div>
      <span id={foot} className={error === undefined ? styles["hint"] : styles["error"]}>
        {error ?? hint}
      </span>
    </div>
  )
}
