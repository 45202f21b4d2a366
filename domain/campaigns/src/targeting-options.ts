/** Every age band, youngest first; "65+" is the open one. Apart from their Schema, which a shared summary's first load does without. */
export const ageBands = ["18-24", "25-34", "35-44", "45-54", "55-64", "65+"] as const

/** Kilometres round a business. Spec: constants, radius options. */
export const radiusOptions = [5, 10, 15, 20, 25] as const

/** Kilometres around the middle of a place whose towns its map shows: every offered radius with a margin. Ours. */
export const townsReach = 40
