import { postgresPriceLists } from "@adapters/postgres"
import { pgLayer } from "@adapters/sql"
import { publishAnyPriceList } from "@application/signup/use-cases"
import { NewPriceList } from "@domain/pricing"
import { Effect, Layer, Schema } from "effect"

const read = Schema.decodeUnknownEffect(Schema.fromJsonString(NewPriceList))

/** Publishes a price list, given as JSON, as the role that owns the tables; answers its id, or why it may not be published. */
export const publishPrices = (ownerUrl: string, json: string) =>
  Effect.flatMap(read(json), publishAnyPriceList).pipe(
    Effect.provide(Layer.provide(postgresPriceLists, pgLayer({ url: ownerUrl, maxConnections: 1 }))),
  )
