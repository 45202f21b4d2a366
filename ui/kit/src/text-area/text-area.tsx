import type { ComponentProps } from "react"
import { boxClass, type FieldTexts, inputClass, noExample, PlainField } from "../field/index.ts"
import { useCount } from "../text-field/index.ts"

export interface TextAreaProps
  extends Pick<ComponentProps<"textarea">, "autoComplete" | "maxLength" | "name" | "onBlur">, FieldTexts {
  /** The typed text, when controlled. */
  readonly value?: string
  /** The initial text, when uncontrolled. */
  readonly defaultValue?: string
  /** Receives what is typed. */
  readonly onChange?: (typed: string) => void
  /** Example of an answer. */
  readonly placeholder?: string
  /** Formats the counter, such as "12 / 125"; needs `maxLength`. */
  readonly formatCount?: (used: number, most: number) => string
  /** Direction of the typed text; by default that of the text itself. */
  readonly inputDirection?: "ltr" | "rtl" | "auto"
  /** Language of what is typed, where it is not the page's, as a BCP 47 tag. */
  readonly inputLanguage?: string
  /** Cannot be changed now. */
  readonly isDisabled?: boolean
  /** Must be filled. */
  readonly isRequired?: boolean
}

/** Several lines of text; grows with its content. */
export const TextArea = ({
  label,
  hint,
  error,
  formatCount,
  isDisabled,
  isRequired,
  inputLanguage,
  inputDirection = "auto",
  placeholder = noExample,
  onChange,
  ...input
}: TextAreaProps) => {
  const { count, setTyped } = useCount(input.value, input.defaultValue, input.maxLength, formatCount)
  return (
    <PlainField label={label} hint={hint} error={error} count={count} isDisabled={isDisabled} isRequired={isRequired}>
      {(wiring) => (
        <div className={boxClass}>
          <textarea
            {...input}
            {...wiring}
            placeholder={placeholder}
            className={inputClass}
            dir={inputDirection}
            lang={inputLanguage}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value)
              onChange?.(currentTarget.value)
            }}
          />
        </div>
      )}
    </PlainField>
  )
}
