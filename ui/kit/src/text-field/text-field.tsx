import type { ComponentProps, ReactNode } from "react"
import { useCount } from "./use-count.ts"
import { Affix, boxClass, type FieldTexts, inputClass, noExample, PlainField } from "../field/index.ts"

type Input = Pick<
  ComponentProps<"input">,
  "autoComplete" | "inputMode" | "maxLength" | "name" | "onBlur" | "onFocus" | "onKeyDown" | "spellCheck" | "type"
>

export interface TextFieldProps extends Input, FieldTexts {
  /** The typed text, when controlled. */
  readonly value?: string
  /** The initial text, when uncontrolled. */
  readonly defaultValue?: string
  /** Receives what is typed. */
  readonly onChange?: (typed: string) => void
  /** Example of an answer; never the only name of the field. */
  readonly placeholder?: string
  /** Text or icon before the input. */
  readonly prefix?: ReactNode
  /** Text, icon or small button after the input. */
  readonly suffix?: ReactNode
  /** Formats the counter, such as "12 / 30"; needs `maxLength`. */
  readonly formatCount?: (used: number, most: number) => string
  /**
   * Direction of the typed text; by default that of the text itself, unless it has a prefix. Addresses, e-mails and
   * codes are "ltr".
   */
  readonly inputDirection?: "ltr" | "rtl" | "auto"
  /** Language of what is typed, where it is not the page's, as a BCP 47 tag. */
  readonly inputLanguage?: string
  /** Cannot be changed now. */
  readonly isDisabled?: boolean
  /** Must be filled. */
  readonly isRequired?: boolean
}

/** One line of text. */
export const TextField = ({
  label,
  hint,
  error,
  prefix,
  suffix,
  formatCount,
  placeholder = noExample,
  isDisabled,
  isRequired,
  onChange,
  type = "text",
  inputLanguage,
  inputDirection = type === "text" && prefix === undefined ? "auto" : undefined,
  ...input
}: TextFieldProps) => {
  const { count, setTyped } = useCount(input.value, input.defaultValue, input.maxLength, formatCount)
  const hasAffix = prefix !== undefined || suffix !== undefined
  return (
    <PlainField label={label} hint={hint} error={error} count={count} isDisabled={isDisabled} isRequired={isRequired}>
      {(wiring) => (
        <div className={boxClass} {...(inputDirection === "ltr" && hasAffix && { dir: "ltr" })}>
          {prefix === undefined ? null : <Affix side="prefix">{prefix}</Affix>}
          <input
            {...input}
            {...wiring}
            placeholder={placeholder}
            type={type}
            className={inputClass}
            dir={inputDirection}
            lang={inputLanguage}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value)
              onChange?.(currentTarget.value)
            }}
          />
          {suffix === undefined ? null : <Affix side="suffix">{suffix}</Affix>}
        </div>
      )}
    </PlainField>
  )
}
