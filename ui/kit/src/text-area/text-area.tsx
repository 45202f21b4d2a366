import { TextArea as AriaTextArea } from "react-aria-components/TextArea"
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from "react-aria-components/TextField"
import { boxClass, fieldClass, FieldFoot, FieldHead, type FieldTexts, inputClass, isError } from "../field/index.ts"
import { useCount } from "../text-field/index.ts"

export interface TextAreaProps
  extends Omit<AriaTextFieldProps, "children" | "className" | "style" | "render" | "isInvalid">, FieldTexts {
  /** Example of an answer. */
  readonly placeholder?: string
  /** Shows "12 / 125" made by this function; needs `maxLength`. */
  readonly formatCount?: (used: number, most: number) => string
}

/** Several lines of text; grows with its content. */
export const TextArea = ({ label, hint, error, placeholder, formatCount, onChange, ...rest }: TextAreaProps) => {
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
        <AriaTextArea className={inputClass} {...(placeholder === undefined ? {} : { placeholder })} />
      </div>
      <FieldFoot hint={hint} error={error} />
    </AriaTextField>
  )
}
