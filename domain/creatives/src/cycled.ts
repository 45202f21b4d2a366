/** A list that is never empty. */
export type Some<A> = readonly [A, ...ReadonlyArray<A>]

/** The item at an index of a list that repeats without end. */
export const cycled = <A>(items: Some<A>, index: number): A => items[index % items.length] as A
