/** A non-empty list. */
export type Some<A> = readonly [A, ...ReadonlyArray<A>]

/** The item at an index of the endlessly repeated list. */
export const cycled = <A>(items: Some<A>, index: number): A => items[index % items.length] as A
