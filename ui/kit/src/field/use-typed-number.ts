import { NumberParser } from "@internationalized/number"
import { type FormEvent, useState } from "react"
import { useLocale } from "react-aria-components/I18nProvider"

export interface TypedNumberOptions {
  /** NaN is empty. */
  readonly value: number
  readonly onChange: (value: number) => void
  readonly formatOptions?: Intl.NumberFormatOptions | undefined
}

/**
 * A number box that tells each keystroke, which React Aria's tells when it is left: pages show what a number leads to, and the press
 * of a button below is not spent on leaving the box.
 */
export const useTypedNumber = ({ value, onChange, formatOptions }: TypedNumberOptions) => {
  const { locale } = useLocale()
  // Another value would be written into the box over what is being typed.
  const [begun, setBegun] = useState<{ readonly value: number }>()
  return {
    /** Half a number is not called wrong. */
    isTyping: begun !== undefined,
    box: {
      value: begun === undefined ? value : begun.value,
      onChange: (entered: number) => {
        setBegun(undefined)
        onChange(entered)
      },
      onBlur: () => setBegun(undefined),
    },
    onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => {
      setBegun((before) => before ?? { value })
      onChange(new NumberParser(locale, formatOptions ?? {}).parse(currentTarget.value))
    },
  }
}
