import { Schema } from "effect"

/** The most lists that a campaign is shown to, and the most that it leaves out. Ours. */
export const mostChosenLists = 10

/** The number of a saved audience or of a list. */
export const AudienceId = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 2 ** 40 }))

const named = { id: AudienceId, name: Schema.String.check(Schema.isMaxLength(200)) } as const

/** The saved audience that a campaign's targeting began with; the name is as it was then. */
export const UsedAudience = Schema.Struct(named)
export type UsedAudience = typeof UsedAudience.Type

/** A customer list or lookalike that a campaign uses; the name is as it was when it was chosen. */
export const ChosenList = Schema.Struct(named)
export type ChosenList = typeof ChosenList.Type

/** Lists of a campaign, each once. */
export const ChosenLists = Schema.Array(ChosenList).check(Schema.isMaxLength(mostChosenLists))

/** The lists that are both shown to and left out, which would be shown to nobody. */
export const contraryLists = (
  included: ReadonlyArray<ChosenList>,
  excluded: ReadonlyArray<ChosenList>,
): ReadonlyArray<ChosenList> => included.filter(({ id }) => excluded.some((other) => other.id === id))
