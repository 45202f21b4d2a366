import * as fc from "fast-check"

interface Environment {
  readonly process?: { readonly env: Readonly<Record<string, string | undefined>> }
}

const whole = (name: string): number | undefined => {
  const value = (globalThis as Environment).process?.env[name]
  return value !== undefined && /^-?\d+$/.test(value) ? Number(value) : undefined
}

/** Runs and seed of every law: `FAST_CHECK_RUNS` (default 100) and `FAST_CHECK_SEED` (default random). */
export const lawParameters = (): { numRuns: number; seed?: number } => {
  const seed = whole("FAST_CHECK_SEED")
  const numRuns = Math.max(1, whole("FAST_CHECK_RUNS") ?? 100)
  return seed === undefined ? { numRuns } : { numRuns, seed }
}

/** Asserts a property under the shared parameters; a failure prints seed, path and the smallest counterexample. */
export const law = <Ts>(property: fc.IProperty<Ts>): void => fc.assert(property, lawParameters())
