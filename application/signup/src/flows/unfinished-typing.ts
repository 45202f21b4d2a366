import { difference } from "@domain/kernel"

/** What is typed and not yet right, with the saved value that it was typed over, if there was one. */
export interface UnfinishedTyping {
  readonly typed: unknown
  readonly over?: unknown
}

/** By name of the field. */
export type UnfinishedTypings = Readonly<Record<string, UnfinishedTyping>>

type Saved = Readonly<Record<string, unknown>>

/** Whether another value was saved since: what is finished wins over what was left half-typed before. */
const isOutdated = ({ over }: UnfinishedTyping, saved: unknown): boolean =>
  saved !== undefined && saved !== null && difference({ value: over }, { value: saved }).length > 0

/** The typings with one of them replaced; an undefined `typed` forgets it. */
export const withTyping = (
  typings: UnfinishedTypings,
  name: string,
  typed: unknown,
  saved: Saved,
): UnfinishedTypings => {
  const { [name]: _before, ...others } = typings
  return typed === undefined ? others : { ...others, [name]: { typed, over: saved[name] } }
}

/** The typings that no newer saved value has outdated. */
export const stillOpen = (typings: UnfinishedTypings, saved: Saved): UnfinishedTypings =>
  Object.fromEntries(Object.entries(typings).filter(([name, typing]) => !isOutdated(typing, saved[name])))

/** The typings once this device has itself saved fields: they are typed over what it saved. */
export const typedOver = (typings: UnfinishedTypings, names: ReadonlyArray<string>, saved: Saved): UnfinishedTypings =>
  Object.fromEntries(
    Object.entries(typings).map(([name, typing]) => [
      name,
      names.includes(name) ? { ...typing, over: saved[name] } : typing,
    ]),
  )
