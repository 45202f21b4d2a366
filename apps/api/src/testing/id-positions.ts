import type { Endpoint } from "@adapters/http-api"
import { Predicate, Schema } from "effect"
import { exampleOf, kindOfField, type NamedIds, type WireInput, withIdsOf } from "./example-request.ts"

/** A place of an input in which an id can stand: names of fields, and indexes of lists. */
export type Position = ReadonlyArray<string | number>

/** Names of fields that tell one record from others, or a person. */
const telling = /(?:ids?|ID|key|hash|token|email|emailAddress|phone|phoneNumber|^to|reference)$/i
/** Ids of what is the same for all tenants. */
const common =
  /^(?:languageIds?|currencyId|timeZoneId|templateId|selectedTemplateId|objectiveId|roleId|channelId|locationTypeId|idempotencyKey|keyId)$/

const nameOfPosition = (position: Position): string => String(position.findLast((step) => typeof step === "string"))

const isTelling = (name: string): boolean => telling.test(name) && !common.test(name)

const positionsIn = (value: unknown, name: string, path: Position): ReadonlyArray<Position> => {
  if (Array.isArray(value)) return value.flatMap((item, index) => positionsIn(item, name, [...path, index]))
  if (Predicate.isObject(value))
    return Object.entries(value).flatMap(([field, inner]) => positionsIn(inner, field, [...path, field]))
  return isTelling(name) ? [path] : []
}

const fieldsOf = ({ contract }: Endpoint): ReadonlyArray<string> => {
  const { ast } = Schema.toEncoded(contract.input)
  return ast._tag === "Objects" ? ast.propertySignatures.map(({ name }) => String(name)) : []
}

/** Fields that hold a secret, which opens or tells something to whoever holds it. */
const secrets: Readonly<Record<string, string>> = {
  sessionid: "whoever holds an account's draft is asked to sign in",
  encodedid: "a summary's link opens the summary",
  pagekey: "a business's page is public",
}

/** Whether a key tells the questions of one form apart, and no records. */
const isOfForm = (position: Position): boolean =>
  nameOfPosition(position) === "key" && (position.includes("questions") || position.includes("answers"))

/**
 * Every place in an endpoint's input in which an id can stand: places in its example, and optional fields. Fields that
 * hold a secret are left out.
 */
export const positionsOf = (row: Endpoint): ReadonlyArray<Position> => {
  const example = exampleOf(row)
  const optional = fieldsOf(row).filter((name) => isTelling(name) && !(name in example))
  const positions = [...positionsIn(example, "", []), ...optional.map((name) => [name])]
  return positions.filter((position) => !(nameOfPosition(position).toLowerCase() in secrets) && !isOfForm(position))
}

const replaced = (value: unknown, [step, ...rest]: Position, by: unknown): unknown => {
  if (step === undefined) return by
  if (Array.isArray(value)) return value.map((item, index) => (index === step ? replaced(item, rest, by) : item))
  return {
    ...(value as object),
    [step]: replaced(Predicate.hasProperty(value, step) ? value[step] : undefined, rest, by),
  }
}

/** The example with the caller's own ids, and another in one place. */
export const withIdAt = (row: Endpoint, own: NamedIds, position: Position, id: unknown): WireInput =>
  replaced(withIdsOf(exampleOf(row), own), position, id) as WireInput

type Id = string | number

type Contact = "address" | "phone" | "none"

const contactIn = (id: Id): Contact => {
  if (String(id).includes("@")) return "address"
  return /^\+\d/.test(String(id)) ? "phone" : "none"
}

/** Which contacts a field takes, by its name. */
const contactsOf = (name: string): ReadonlyArray<Contact> => {
  if (name === "to") return ["address", "phone"]
  if (/email/i.test(name)) return ["address"]
  return /phone/i.test(name) ? ["phone"] : ["none"]
}

/**
 * Which of somebody's ids a position may mean: the id of a kind where the position's name tells the kind, else all ids
 * of the position's type.
 */
export const idsFor = (
  row: Endpoint,
  position: Position,
  ids: ReadonlyArray<Id>,
  named: NamedIds,
): ReadonlyArray<Id> => {
  const name = nameOfPosition(position)
  const kind = kindOfField(name)
  if (kind !== undefined) return kind === "portal_id" ? [] : [named[kind]]
  const example = position.reduce<unknown>(
    (value, step) => (Predicate.hasProperty(value, step) ? value[step] : undefined),
    exampleOf(row),
  )
  const contacts = contactsOf(name)
  return ids.filter((id) => contacts.includes(contactIn(id)) && (example === undefined || typeof example === typeof id))
}
