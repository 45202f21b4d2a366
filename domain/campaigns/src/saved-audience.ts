import { errorCode } from "@domain/errors"
import { collectFailures, refuse, someAudience, viewName } from "@domain/validation"
import { Result, Schema } from "effect"
import { AgeBand } from "./age-bands.ts"
import { AudienceLanguages, orderedLanguages } from "./audience-language.ts"
import { locationLack } from "./audience.ts"
import { AudienceId, ChosenLists, contraryLists } from "./chosen-audience.ts"
import { exclusionFault, exclusionKeys } from "./excluded-places.ts"
import type { Spot } from "./place-overlap.ts"
import { targetingLimits } from "./targeting-limits.ts"
import { ageBands as everyAge } from "./targeting-options.ts"
import { Gender, Interest, TargetLocation } from "./targeting.ts"

/** The most audiences that a business saves. Ours. */
export const mostSavedAudiences = 50

/** Whom ads are shown to: people, places, interests and lists. */
export const AudienceContent = Schema.Struct({
  targetGender: Gender,
  ageBands: Schema.Array(AgeBand).check(Schema.isMaxLength(everyAge.length)),
  targetLocation: TargetLocation,
  /** Languages of the people who see the ads; any where absent. */
  languages: Schema.optionalKey(AudienceLanguages),
  interests: Schema.Array(Interest).check(Schema.isMaxLength(targetingLimits.interests.most)),
  /** Lists whose people the ads are shown to; everybody where there are none. */
  includedLists: ChosenLists,
  /** Lists whose people do not see the ads. */
  excludedLists: ChosenLists,
})
export type AudienceContent = typeof AudienceContent.Type

/** An audience that a business keeps under a name, to use it in campaigns. `version` counts its changes. Ours; spec: screens, audience. */
export const SavedAudience = Schema.Struct({
  id: AudienceId,
  name: Schema.String,
  version: Schema.Int,
  ...AudienceContent.fields,
})
export type SavedAudience = typeof SavedAudience.Type

/** The business has as many saved audiences as it may. Ours. */
export class TooManySavedAudiences extends Schema.TaggedError<TooManySavedAudiences>()("TooManySavedAudiences", {
  errorCode: errorCode(1006),
  most: Schema.Int,
}) {}

/** No such saved audience. Ours; spec: error catalogue, 104. */
export class SavedAudienceNotFound extends Schema.TaggedError<SavedAudienceNotFound>()("SavedAudienceNotFound", {
  errorCode: errorCode(104),
  audienceId: Schema.Int,
}) {}

/** Somebody else has changed the audience since it was read; it is told as it is now. Ours. */
export class SavedAudienceChanged extends Schema.TaggedError<SavedAudienceChanged>()("SavedAudienceChanged", {
  errorCode: errorCode(1006),
  audience: SavedAudience,
}) {}

const places = (location: TargetLocation) => {
  const fault = exclusionFault(location)
  if (locationLack(location) !== undefined) return refuse("validation.placeRequired")
  return fault === undefined ? Result.succeed(location) : refuse(exclusionKeys[fault])
}

/** Checks an audience and its name. All failures are returned, by field. Spec: validation, "At least one target audience". */
export const checkedAudience = ({ name, ...content }: AudienceContent & { readonly name: string }) =>
  Result.map(
    collectFailures({
      name: viewName(name),
      ageBands: someAudience(content.ageBands),
      targetLocation: places(content.targetLocation),
      excludedLists:
        contraryLists(content.includedLists, content.excludedLists).length > 0
          ? refuse("validation.listsContrary")
          : Result.succeed(content.excludedLists),
    }),
    (checked): AudienceContent & { readonly name: string } => ({
      ...content,
      ...checked,
      ageBands: everyAge.filter((band) => content.ageBands.includes(band)),
      ...(content.languages !== undefined && { languages: orderedLanguages(content.languages) }),
    }),
  )

/** The parts of an audience in which a campaign can differ from the saved audience that it began with. */
export const audienceParts = ["targetGender", "ageBands", "languages", "targetLocation", "interests", "lists"] as const
/** One of these parts. */
export type AudiencePart = (typeof audienceParts)[number]

const idsOf = (all: ReadonlyArray<{ readonly id: string | number }>): string =>
  JSON.stringify(all.map(({ id }) => id).toSorted())

const spotOf = ({ latitude, longitude }: Spot): string => `${latitude} ${longitude}`

const exclusionsOf = ({ excludedAreas = [], excludedCircles = [] }: TargetLocation) => [
  excludedAreas.map(({ placeId }) => placeId).toSorted(),
  excludedCircles.map((circle) => `${spotOf(circle)} ${circle.kilometers}`).toSorted(),
]

const placeOf = (location: TargetLocation): string => {
  const { mode, radius, unit, centre, areas, branches = [] } = location
  const shown =
    mode === "NearBusiness"
      ? [mode, radius, unit, centre && spotOf(centre), branches.map(spotOf).toSorted()]
      : [mode, areas.map(({ placeId }) => placeId).toSorted()]
  return JSON.stringify([...shown, ...exclusionsOf(location)])
}

const signs: Readonly<Record<AudiencePart, (content: AudienceContent) => string>> = {
  targetGender: ({ targetGender }) => targetGender,
  ageBands: ({ ageBands }) => JSON.stringify(everyAge.filter((band) => ageBands.includes(band))),
  languages: ({ languages = [] }) => JSON.stringify(orderedLanguages(languages)),
  targetLocation: ({ targetLocation }) => placeOf(targetLocation),
  interests: ({ interests }) => idsOf(interests),
  lists: ({ includedLists, excludedLists }) => `${idsOf(includedLists)} ${idsOf(excludedLists)}`,
}

/** The parts in which two audiences aim at others; the order of a choice and the names of lists do not count. */
export const differingAudience = (one: AudienceContent, other: AudienceContent): ReadonlyArray<AudiencePart> =>
  audienceParts.filter((part) => signs[part](one) !== signs[part](other))
