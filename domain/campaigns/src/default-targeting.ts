import type { AgeBand } from "./age-bands.ts"
import { ageBands } from "./targeting-options.ts"
import type { Gender, TargetLocation } from "./targeting.ts"

/** The default audience: everybody within ten kilometres of the business. Ours. Spec: calls L13. */
export const defaultTargeting = {
  gender: "All",
  ageBands,
  location: { mode: "NearBusiness", radius: 10, unit: "Kilometers", areas: [] },
} as const satisfies {
  readonly gender: Gender
  readonly ageBands: ReadonlyArray<AgeBand>
  readonly location: TargetLocation
}
