import { hashed, type HashedPerson, type ListNetwork, normalEmail, normalPhone } from "@domain/audiences"
import type { ConversionDetails } from "@domain/conversions"
import type { Region } from "@domain/kernel"
import { Effect } from "effect"

/** What somebody told of a visitor in plain, which is kept nowhere. */
export interface ToldPerson {
  readonly email?: string
  readonly phone?: string
}

const hash = (text: string | undefined) => (text === undefined ? Effect.undefined : Effect.promise(() => hashed(text)))

const personFor = Effect.fnUntraced(function* (network: ListNetwork, told: ToldPerson, region: Region) {
  const email = yield* hash(normalEmail(network, told.email ?? ""))
  const phone = yield* hash(normalPhone(network, told.phone ?? "", region))
  if (email === undefined && phone === undefined) return undefined
  const person: HashedPerson = { ...(email !== undefined && { email }), ...(phone !== undefined && { phone }) }
  return person
})

/** A visitor as each network compares people, by hashes alone; undefined where nothing can be compared. */
export const hashedPeople = Effect.fnUntraced(function* (told: ToldPerson, region: Region) {
  const Meta = yield* personFor("Meta", told, region)
  const Google = yield* personFor("Google", told, region)
  const people: ConversionDetails["people"] = Meta === undefined || Google === undefined ? undefined : { Meta, Google }
  return people
})
