import { difference } from "@domain/kernel"
import { type DetailsChanged, type FieldName, isFieldName, type SessionChange, valuesOf } from "@domain/signup"

/** The fields of a refused save to ask the person about: what this device had sent itself is no conflict. */
export const conflictingFields = ({ fields, details }: DetailsChanged, sent: SessionChange): Array<FieldName> => {
  const ownValues = valuesOf(sent)
  const theirValues = valuesOf(details)
  return fields
    .filter(isFieldName)
    .filter((name) => difference({ value: ownValues[name] }, { value: theirValues[name] }).length > 0)
}

/** The values by name, without the values of these fields. */
export const withoutFields = <A>(
  values: Readonly<Record<string, A>>,
  fields: ReadonlyArray<string>,
): Record<string, A> => Object.fromEntries(Object.entries(values).filter(([name]) => !fields.includes(name)))
