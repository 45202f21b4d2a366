/**
 * Every age band, youngest first; "65+" is open-ended. Separate from their Schema, which a shared summary's first load
 * omits.
 */
export const ageBands = ["18-24", "25-34", "35-44", "45-54", "55-64", "65+"] as const

/** Kilometres around a business. Spec: constants, radius options. */
export const radiusOptions = [5, 10, 15, 20, 25] as const

/** The radius in kilometres of the towns on a location's map: every offered radius with a margin. Ours. */
export const townsReach = 40
