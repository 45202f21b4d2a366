import { categoriesInName } from "@adapters/places/kinds"
import { type Entity, textOf, textsOf, thingsOf } from "./entity.ts"
import { partProperties } from "./stated-places.ts"

/** Whether a name goes on with a place ("Harbour Cafe Leeds") rather than with what the business is. */
const goesOn = (name: string, whole: string): boolean => {
  const rest = name.slice(whole.length)
  return name.startsWith(whole) && /^[\s,–—-]/.test(rest) && categoriesInName(rest).size === 0
}

/** Whether one entity says that it is a part of another, or the other that it has it as a part. */
const isPartOf = (part: Entity, whole: Entity): boolean => {
  const name = textOf(part, "name")
  const isNamed = partProperties.some((property) =>
    thingsOf(whole, property).some((each) => textOf(each, "name") === name),
  )
  const ids = new Set([...textsOf(whole, "name"), ...textsOf(whole, "@id")])
  const wholes = ["branchOf", "parentOrganization"].flatMap((property) => [
    ...textsOf(part, property),
    ...thingsOf(part, property).flatMap((each) => textsOf(each, "@id")),
  ])
  return part !== whole && ((name !== undefined && isNamed) || wholes.some((each) => ids.has(each)))
}

const leastShared = 4

/** The words that two names begin with, where each goes on with a place ("Harbour Cafe Leeds", "Harbour Cafe York"). */
const sharedBrand = (one: string, other: string): string | undefined => {
  const [words, otherWords] = [one.split(/[\s,]+/), other.split(/[\s,]+/)]
  const until = words.findIndex((word, at) => word !== otherWords[at])
  const shared = words.slice(0, Math.max(0, until)).join(" ")
  return shared.length >= leastShared && goesOn(one, shared) && goesOn(other, shared) ? shared : undefined
}

/** The name that two branches of no stated whole have in common. */
export const brandOf = (one: Entity, other: Entity): string | undefined => {
  const [name, otherName] = [textOf(one, "name"), textOf(other, "name")]
  return name === undefined || otherName === undefined || isPartOf(other, one)
    ? undefined
    : sharedBrand(name, otherName)
}

/**
 * Whether an entity is a branch of a business: its name goes on from the business's, either says so, it has no name of
 * its own, or both are places of one brand.
 */
export const isBranch = (entity: Entity, best: Entity, isOfKind: (entity: Entity) => boolean): boolean => {
  const [name, own] = [textOf(best, "name"), textOf(entity, "name")]
  if (name === undefined || own === name) return false
  if (own === undefined) return isOfKind(entity)
  const areAlike = isOfKind(entity) && isOfKind(best)
  return goesOn(own, name) || isPartOf(entity, best) || (areAlike && sharedBrand(name, own) !== undefined)
}

/** The whole that a branch yields to: one whose name it goes on from, or one that has it and others as parts. */
export const wholeOf = (branch: Entity, ranked: ReadonlyArray<Entity>): Entity | undefined => {
  const name = textOf(branch, "name") ?? ""
  const hasSeveral = (whole: Entity) => ranked.filter((each) => isPartOf(each, whole)).length > 1
  return (
    ranked.find((entity) => goesOn(name, textOf(entity, "name") ?? "#")) ??
    ranked.find((whole) => isPartOf(branch, whole) && hasSeveral(whole))
  )
}
