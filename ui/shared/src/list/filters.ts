import { isLocalDate, type LocalDate } from "@domain/kernel"
import { idFromPath } from "@domain/launch"

/** One filter of a list as its parameter in the address. */
export interface Filter<Value extends string | number> {
  /** The value that a text stands for; undefined for a text that filters nothing. */
  readonly valueOf: (text: string) => Value | undefined
  /** Parameters that say nothing without this filter, and leave the address when it changes. */
  readonly also?: ReadonlyArray<string>
}

export type Filters = Readonly<Record<string, Filter<string | number>>>

/** The values of filters that are set. */
export type ValuesOf<F extends Filters> = {
  readonly [Name in keyof F]?: NonNullable<ReturnType<F[Name]["valueOf"]>>
}

/** A filter by one of some words. */
export const oneOf = <const Value extends string>(
  values: ReadonlyArray<Value>,
  also: ReadonlyArray<string> = [],
): Filter<Value> => ({ valueOf: (text) => values.find((value) => value === text), also })

/** A filter by every text that a rule accepts. */
export const textThat = <Value extends string>(accepts: (text: string) => text is Value): Filter<Value> => ({
  valueOf: (text) => (accepts(text) ? text : undefined),
})

/** A filter by a day of the calendar. */
export const dayFilter: Filter<LocalDate> = {
  valueOf: (text) => (isLocalDate(text) ? text : undefined),
}

/** A filter by the id of something. */
export const idFilter = <Id extends number>(make: (id: number) => Id): Filter<Id> => ({
  valueOf: (text) => {
    const id = idFromPath(text)
    return id === undefined ? undefined : make(id)
  },
})
