import type { ReactNode } from "react"
import { Input } from "react-aria-components/Input"
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from "react-aria-components/TextField"
import { useState } from "react"
import {
  Affix,
  boxClass,
  fieldClass,
  FieldFoot,
  FieldHead,
  type FieldTexts,
  inputClass,
  isError,
} from "../field/index.ts"

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, "children" | "className" | "style" | "render" | "isInvalid">, FieldTexts {
  /** Example of an answer; never the only name of the field. */
  readonly placeholder?: string
  /** Text or icon before the input. */
  readonly prefix?: ReactNode
  /** Text, icon or small button after the input. */
  readonly suffix?: ReactNode
  /** Shows "12 / 30" made by this function; needs `maxLength`. */
  readonly formatCount?: (used: number, most: number) => string
  /** Direction of the typed text when it differs from the page's: addresses, e-mails and codes are "ltr". */
  readonly inputDirection?: "ltr" | "auto"
}

/** The counter text of a controlled or uncontrolled field. */
export const useCount = (
  given: string | undefined,
  initial: string | undefined,
  most: number | undefined,
  format: ((used: number, most: number) => string) | undefined,
) => {
  const [typed, setTyped] = useState(initial ?? "")
  const used = [...(given ?? typed)].length
  return { count: most !== undefined && format !== undefined ? format(used, most) : undefined, setTyped }
}

/** One line of text. */
export const TextField = ({
  label,
  hint,
  error,
  placeholder,
  prefix,
  suffix,
  formatCount,
  inputDirection,
  onChange,
  ...rest
}: TextFieldProps) => {
  const { count, setTyped } = useCount(rest.value, rest.defaultValue, rest.maxLength, formatCount)
  return (
    <AriaTextField
      validationBehavior="aria"
      {...rest}
      isInvalid={isError(error)}
      className={fieldClass}
      onChange={(text) => {
        setTyped(text)
        onChange?.(text)
      }}
    >
      <FieldHead label={label} count={count} />
      <div className={boxClass}>
        {prefix === undefined ? null : <Affix side="prefix">{prefix}</Affix>}
        <Input
          className={inputClass}
          {...(placeholder === undefined ? {} : { placeholder })}
          {...(inputDirection === undefined ? {} : { dir: inputDirection })}
        />
        {suffix === undefined ? null : <Affix side="suffix">{suffix}</Affix>}
      </div>
      <FieldFoot hint={hint} error={error} />
    </AriaTextField>
  )
}
