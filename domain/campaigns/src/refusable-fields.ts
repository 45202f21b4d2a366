/** The parts of an ad that a network may refuse. */
export const refusableFields = ["picture", "primaryText", "headline", "description", "landingPage"] as const

/** The fields among names that a network or an older version of ours gave, each once, in our order. */
export const refusedFieldsAmong = (names: ReadonlyArray<string>): ReadonlyArray<(typeof refusableFields)[number]> =>
  refusableFields.filter((field) => names.includes(field))
