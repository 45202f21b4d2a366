/** About `count` ticks from 0 to at least `most`, in steps of 1, 2 or 5 times a power of ten. */
export const ticksTo = (most: number, count: number): ReadonlyArray<number> => {
  if (!(most > 0)) return [0, 1]
  const rough = most / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power
  return Array.from({ length: Math.ceil(most / step - 1e-9) + 1 }, (_, index) => index * step)
}

/** Indexes of at most `count` of `length` labels: evenly spaced, ending with the last. */
export const spread = (length: number, count: number): ReadonlyArray<number> => {
  const step = Math.max(1, Math.ceil(length / count))
  const indexes = Array.from({ length: Math.ceil(length / step) }, (_, place) => length - 1 - place * step)
  return indexes.reverse()
}
