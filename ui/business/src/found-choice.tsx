import { RadioCards } from "@ui/kit/radio-cards"
import type { ReactNode } from "react"

export interface FoundChoiceProps<A> {
  readonly label: string
  readonly values: ReadonlyArray<A>
  readonly chosen: A | undefined
  readonly isSame: (one: A, other: A) => boolean
  readonly titleOf: (value: A) => ReactNode
  /** What belongs to a value besides its name; undefined for nothing. */
  readonly descriptionOf?: (value: A) => ReactNode
  readonly onChoose: (value: A) => void
}

/** What was read several times of one thing, such as the phones of two branches, for the person to choose; nothing for fewer. */
export function FoundChoice<A>(props: FoundChoiceProps<A>) {
  const { label, values, chosen, isSame, titleOf, descriptionOf, onChoose } = props
  if (values.length < 2) return null
  const at = chosen === undefined ? -1 : values.findIndex((value) => isSame(value, chosen))
  return (
    <RadioCards
      label={label}
      options={values.map((value, index) => ({
        id: String(index),
        title: titleOf(value),
        description: descriptionOf?.(value),
      }))}
      value={at < 0 ? null : String(at)}
      onChange={(id) => {
        const value = values[Number(id)]
        if (value !== undefined) onChoose(value)
      }}
    />
  )
}
