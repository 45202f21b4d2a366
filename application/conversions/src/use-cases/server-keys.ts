import { handler, Ids, LinkHasher } from "@application/kernel"
import { mostServerKeys, ServerKeyNotFound, ServerKeysFull } from "@domain/conversions"
import { Clock, Effect } from "effect"
import { MakeServerKey, RemoveServerKey } from "../contract/sites.ts"
import { ConversionServerKeys } from "../stores/conversions.ts"
import { count, siteForChange } from "./stored-site.ts"

const hashedAs = (serverKey: string) => `conversion-server-key:${serverKey}`

/** The business whose server has a key; undefined for a key of nobody. */
export const businessOfKey = Effect.fnUntraced(function* (serverKey: string) {
  const keys = yield* ConversionServerKeys
  for (const keyHash of yield* (yield* LinkHasher).accepted(hashedAs(serverKey))) {
    const [row] = (yield* keys.list("ofHash", { keyHash }, { limit: 1 })).rows
    if (row !== undefined) return row.businessProfileId
  }
  return undefined
})

export const makeServerKey = handler(
  MakeServerKey,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    yield* count("conversion-key", businessProfileId)
    yield* siteForChange(businessProfileId)
    const keys = yield* ConversionServerKeys
    const { rows } = yield* keys.list("ofBusiness", { businessProfileId })
    if (rows.length >= mostServerKeys) return yield* new ServerKeysFull({ most: mostServerKeys })
    const serverKey = `mqs_${yield* (yield* Ids).secret}`
    const now = yield* Clock.currentTimeMillis
    // Each key is told by its moment, so that no two have the same.
    const createdAt = Math.max(now, ...rows.map((row) => row.createdAt + 1))
    yield* keys.add({ businessProfileId, keyHash: yield* (yield* LinkHasher).hash(hashedAs(serverKey)), createdAt })
    return { serverKey, createdAt }
  }),
)

export const removeServerKey = handler(
  RemoveServerKey,
  Effect.fnUntraced(function* ({ businessProfileId, createdAt }) {
    const keys = yield* ConversionServerKeys
    const row = (yield* keys.list("ofBusiness", { businessProfileId })).rows.find((one) => one.createdAt === createdAt)
    if (row === undefined) return yield* new ServerKeyNotFound({})
    yield* keys.remove(row)
    return {}
  }),
)
