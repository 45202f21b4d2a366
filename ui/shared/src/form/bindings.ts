/** Names of the fields whose values are of a kind. */
export type NamesOf<Values, Kind> = {
  [Name in keyof Values]-?: Values[Name] extends Kind ? Name : never
}[keyof Values] &
  string

export interface FieldBinding<Name, Value> {
  readonly name: Name
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly error: string | undefined
  readonly isDisabled: boolean
}

/** What binds fields to a form: its values, and what is told of them. */
export interface Bound<Values extends object> {
  readonly values: Values
  readonly isDisabled: boolean
  readonly type: (part: Partial<Values>) => void
  readonly errorOf: (name: keyof Values & string) => string | undefined
}

/** The properties of the kit's fields by the name of a form's value; a name that the form has not does not compile. */
export const bindings = <Values extends object>({ values, isDisabled, type, errorOf }: Bound<Values>) => {
  const set = (name: string, value: unknown) => type({ [name]: value } as Partial<Values>)
  const common = <Name extends keyof Values & string>(name: Name) => ({ name, error: errorOf(name), isDisabled })
  return {
    /** A text, password, date, area, telephone or money field, or any other whose value is the form's; `tidy` changes what is typed. */
    field: <Name extends keyof Values & string>(
      name: Name,
      tidy?: (value: Values[Name]) => Values[Name],
    ): FieldBinding<Name, Values[Name]> => ({
      ...common(name),
      value: values[name],
      onChange: (value) => set(name, tidy === undefined ? value : tidy(value)),
    }),
    /** A number field, where NaN is empty and the form holds `undefined`. */
    number: <Name extends NamesOf<Values, number | undefined>>(name: Name) => ({
      ...common(name),
      value: (values[name] as number | undefined) ?? Number.NaN,
      onChange: (value: number) => set(name, Number.isNaN(value) ? undefined : value),
    }),
    /** A select or a group of radio cards over known ids; an empty text is no choice. */
    choice: <Name extends NamesOf<Values, string | number | undefined>>(
      name: Name,
      ids: ReadonlyArray<Values[Name] & (string | number)>,
    ) => ({
      ...common(name),
      value: String(values[name] ?? "") || null,
      onChange: (id: string) => {
        const chosen = ids.find((one) => String(one) === id)
        if (chosen !== undefined) set(name, chosen)
      },
    }),
    /** A checkbox or a switch. */
    checkbox: <Name extends NamesOf<Values, boolean>>(name: Name) => ({
      ...common(name),
      isSelected: values[name] as boolean,
      onChange: (isSelected: boolean) => set(name, isSelected),
    }),
  }
}

/** The fields of a form over some values, for a part of its screen. */
export type Fields<Values extends object> = ReturnType<typeof bindings<Values>>

/** Types a code in capitals. */
export const inCapitals = (typed: string): string => typed.toUpperCase()
