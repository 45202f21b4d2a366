import { Minus, Plus } from "lucide-react"
import { type ReactNode, useEffect, useRef } from "react"
import { Button } from "react-aria-components/Button"
import { Group } from "react-aria-components/Group"
import { Input } from "react-aria-components/Input"
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from "react-aria-components/NumberField"
import {
  Affix,
  boxClass,
  fieldClass,
  FieldFoot,
  FieldHead,
  type FieldTexts,
  inputClass,
  isError,
  toolClass,
} from "../field/index.ts"

export interface NumberFieldProps
  extends Omit<AriaNumberFieldProps, "children" | "className" | "style" | "render" | "isInvalid">, FieldTexts {
  /** Unit after the number, such as "km". */
  readonly unit?: ReactNode
  /** Shows buttons that step down and up; React Aria translates their names. */
  readonly hasSteppers?: boolean
}

/** A number is taken when its field is left, so a field leaves itself before its page is closed or reloaded. */
const useLeaveWithPage = () => {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const leave = () => field.current?.blur()
    window.addEventListener("pagehide", leave)
    return () => window.removeEventListener("pagehide", leave)
  }, [])
  return field
}

/** A number in the locale's digits and grouping. */
export const NumberField = ({ label, hint, error, unit, hasSteppers = true, ...rest }: NumberFieldProps) => {
  const field = useLeaveWithPage()
  return (
    <AriaNumberField validationBehavior="aria" {...rest} isInvalid={isError(error)} className={fieldClass}>
      <FieldHead label={label} />
      <Group className={boxClass}>
        {hasSteppers ? (
          <Button slot="decrement" className={toolClass}>
            <Minus aria-hidden size={18} />
          </Button>
        ) : null}
        <Input ref={field} className={inputClass} dir="ltr" style={{ textAlign: hasSteppers ? "center" : "start" }} />
        {unit === undefined ? null : <Affix side="suffix">{unit}</Affix>}
        {hasSteppers ? (
          <Button slot="increment" className={toolClass}>
            <Plus aria-hidden size={18} />
          </Button>
        ) : null}
      </Group>
      <FieldFoot hint={hint} error={error} />
    </AriaNumberField>
  )
}
