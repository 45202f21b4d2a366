import { Result } from "effect"
import type { ChosenList } from "./chosen-audience.ts"
import type { AimedAudiences } from "./plan/ad-plan.ts"
import type { SpecialAds } from "./special-ads.ts"
import { type AudienceKind, mayUseAudience } from "./special-lists.ts"

/** A list that a network can use, with the network's identifier for it. */
export interface UsableList {
  readonly id: number
  readonly externalId: string
  readonly kind: AudienceKind
}

/** The lists that a campaign has chosen. */
export interface ListChoice {
  readonly includedLists?: ReadonlyArray<ChosenList>
  readonly excludedLists?: ReadonlyArray<ChosenList>
}

/**
 * What a network is told of a campaign's lists, or the chosen lists that it cannot use, since ads would then be shown to people
 * whom nobody chose. Uses that a special category forbids are left out first. Undefined where no list is left to tell. Ours.
 */
export const aimedLists = (
  { includedLists = [], excludedLists = [] }: ListChoice,
  usable: ReadonlyArray<UsableList>,
  special: SpecialAds | undefined,
): Result.Result<AimedAudiences | undefined, ReadonlyArray<ChosenList>> => {
  const found = new Map(usable.map((list) => [list.id, list]))
  const kindOf = ({ id }: ChosenList) => found.get(id)?.kind ?? "CustomerList"
  const included = includedLists.filter((list) => mayUseAudience(special, kindOf(list), "Included"))
  const excluded = excludedLists.filter((list) => mayUseAudience(special, kindOf(list), "Excluded"))
  const missing = [...included, ...excluded].filter(({ id }) => !found.has(id))
  if (missing.length > 0) return Result.fail(missing)
  if (included.length + excluded.length === 0) return Result.succeed(undefined)
  const idsOf = (lists: ReadonlyArray<ChosenList>) => lists.flatMap(({ id }) => found.get(id)?.externalId ?? [])
  return Result.succeed({ included: idsOf(included), excluded: idsOf(excluded) })
}
