import type { Entity, EntityValue } from "./entity.ts"
import { present } from "./fact.ts"
import { compactName, type Page } from "./page.ts"
import { parsedJson } from "./parsed-json.ts"

/** A page with fewer lines is drawn by a script, which has its facts in data. */
const fewLines = 5
const mostScripts = 8
const longestScript = 200_000
const mostObjects = 5_000

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value)

const isNested = (value: unknown): value is object => typeof value === "object" && value !== null

const assigned = /^\s*(?:window|self|globalThis|var|let|const)\b[^={]{0,80}=\s*(?=\{)/

/** The JSON of data scripts, and of scripts that only assign an object. */
const dataOf = (page: Page): ReadonlyArray<unknown> =>
  page
    .$("script")
    .toArray()
    .filter((script) => !/ld\+json/i.test(script.attribs["type"] ?? ""))
    .map((script) => ({ text: page.$(script).text(), isData: /\bjson$/i.test(script.attribs["type"] ?? "") }))
    .filter(({ text, isData }) => text.length <= longestScript && (isData || assigned.test(text)))
    .slice(0, mostScripts)
    .map(({ text }) => parsedJson(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)))

/** Every object inside the data, outermost first, up to a limit. */
const objectsIn = (data: ReadonlyArray<unknown>): ReadonlyArray<Json> => {
  const open = data.filter(isNested)
  for (let at = 0; at < open.length; at++)
    for (const value of Object.values(open[at] ?? {}))
      if (isNested(value) && open.length < mostObjects) open.push(value)
  return open.filter(isObject)
}

const keys = {
  name: /^(?:(?:business|company|site|store|shop|brand|legal|organi[sz]ation)_?)?name$/i,
  telephone:
    /^(?:(?:business|contact|primary|main|office|mobile)_?)?(?:phones?|telephone|tel|phone_?numbers?|mobile|whatsapp)$/i,
  email: /^(?:(?:business|contact|primary)_?)?(?:emails?|e_?mail|email_?address)$/i,
  address: /^(?:(?:business|full|store|office)_?)?(?:address|location)$/i,
  streetAddress: /^(?:street(?:_?address)?|(?:address_?)?line_?1|address_?1)$/i,
  addressLocality: /^(?:city|town|locality|address_?locality)$/i,
  addressRegion: /^(?:state|region|county|address_?region)$/i,
  postalCode: /^(?:post_?code|postal_?code|zip(?:_?code)?|pin(?:_?code)?)$/i,
  addressCountry: /^(?:country(?:_?code)?|address_?country)$/i,
}

const textsUnder = (object: Json, key: RegExp): ReadonlyArray<string> =>
  Object.entries(object)
    .filter(([name]) => key.test(name))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value): value is string => typeof value === "string" && value.trim() !== "")

const addressFields = ["streetAddress", "addressLocality", "addressRegion", "postalCode", "addressCountry"] as const

const addressIn = (object: Json): ReadonlyArray<EntityValue> => {
  const nested = Object.entries(object).find(([name, value]) => keys.address.test(name) && isObject(value))?.[1]
  const fields = isObject(nested) ? nested : object
  const stated = addressFields.flatMap((field) => {
    const texts = textsUnder(fields, keys[field])
    return texts.length === 0 ? [] : [[field, texts] as const]
  })
  const isPlace = stated.some(([field]) => field === "addressLocality" || field === "postalCode")
  return isPlace
    ? [{ types: ["PostalAddress"], source: "microdata", properties: new Map(stated) }]
    : textsUnder(object, keys.address)
}

const leastFields = 2

const toEntity = (object: Json): Entity | undefined => {
  const [name] = textsUnder(object, keys.name)
  const [telephone, email] = [textsUnder(object, keys.telephone), textsUnder(object, keys.email)]
  const address = addressIn(object)
  const stated = [telephone, email, address].filter((values) => values.length > 0)
  if (name === undefined || stated.length < leastFields) return undefined
  const properties = present({
    name: [name],
    telephone: telephone.length > 0 ? telephone : undefined,
    email: email.length > 0 ? email : undefined,
    address: address.length > 0 ? address : undefined,
  })
  return { types: ["LocalBusiness"], source: "microdata", properties: new Map(Object.entries(properties)) }
}

/**
 * The businesses in the data of a page that a script draws (`__NEXT_DATA__`, `window.__STATE__ = {…}`). Only what has the
 * name that title or address say counts, since data also holds people and suppliers.
 */
export const scriptEntities = (page: Page): ReadonlyArray<Entity> => {
  if (page.lines.length >= fewLines) return []
  const said = compactName([page.title, page.meta("og:title"), page.meta("og:site_name"), page.url.hostname].join(" "))
  return objectsIn(dataOf(page)).flatMap((object) => {
    const entity = toEntity(object)
    const name = entity?.properties.get("name")?.[0]
    const isOwn = typeof name === "string" && name.length > 2 && said.includes(compactName(name))
    return entity !== undefined && isOwn ? [entity] : []
  })
}
