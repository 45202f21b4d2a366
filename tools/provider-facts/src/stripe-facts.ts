export type Json = string | number | boolean | null | ReadonlyArray<Json> | { readonly [name: string]: Json }

/** What a value is, or what each of an object's fields is. */
export type Shape = string | { readonly [name: string]: Shape }

/** The objects that Marquee is sent or reads. */
const objects = [
  "balance_transaction",
  "charge",
  "customer",
  "dispute",
  "payment_intent",
  "payment_method",
  "refund",
  "setup_intent",
]

/** Their names are the integrator's own. */
const freeMaps = new Set(["metadata"])

const isObject = (value: Json): value is { readonly [name: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const shapeOf = (value: Json): Shape => {
  if (value === null) return "null"
  if (Array.isArray(value)) return "list"
  if (!isObject(value)) return typeof value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([left], [right]) => left.localeCompare(right))
      .map(([name, held]) => [name, freeMaps.has(name) ? "map" : shapeOf(held)]),
  )
}

/** The fields of Stripe's objects and their kinds, out of its published fixtures (`openapi/fixtures3.json`). */
export const stripeFacts = (fixtures: Json): { readonly [name: string]: Shape } => {
  const resources = isObject(fixtures) ? fixtures["resources"] : undefined
  if (resources === undefined || !isObject(resources)) throw new Error("Stripe's fixtures hold `resources`")
  return Object.fromEntries(
    objects.map((name) => {
      const object = resources[name]
      if (object === undefined) throw new Error(`Stripe's fixtures lack ${name}`)
      return [name, shapeOf(object)]
    }),
  )
}
