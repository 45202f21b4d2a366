import * as fc from "fast-check"

type Environment = Readonly<Record<string, string | undefined>>

const processEnvironment = (): Environment =>
  (globalThis as { readonly process?: { readonly env: Environment } }).process?.env ?? {}

const whole = (value: string | undefined): number | undefined =>
  value !== undefined && /^-?\d+$/.test(value) ? Number(value) : undefined

/** Runs and seed of every law: `FAST_CHECK_RUNS` (default 100) and `FAST_CHECK_SEED` (default random). */
export const lawParameters = (environment: Environment = processEnvironment()): { numRuns: number; seed?: number } => {
  const seed = whole(environment["FAST_CHECK_SEED"])
  const numRuns = Math.max(1, whole(environment["FAST_CHECK_RUNS"]) ?? 100)
  return seed === undefined ? { numRuns } : { numRuns, seed }
}

/** Asserts a property with the shared parameters; a failure prints seed, path and the smallest counterexample. */
export const law = <Ts>(property: fc.IProperty<Ts>): void => fc.assert(property, lawParameters())
