import { Tables } from "@application/kernel"
import { Effect, Layer } from "effect"
import { WebsiteTags } from "../services/website-tags.ts"
import { ConversionConnections, ConversionSites } from "../stores/conversions.ts"
import { actionsOf } from "./stored-site.ts"

/** Businesses' tags as the audiences of their visitors use them. */
export const websiteTags = Layer.effect(
  WebsiteTags,
  Effect.map(Tables, (tables) => ({
    of: Effect.fnUntraced(
      function* (businessProfileId, network) {
        const site = yield* (yield* ConversionSites).find({ businessProfileId })
        if (site === undefined) return undefined
        const connection = yield* (yield* ConversionConnections).find({ businessProfileId, network })
        const actions = connection?.state === "On" ? yield* actionsOf(businessProfileId) : []
        const told = actions.filter(({ state }) => state === "On").map(({ category }) => category)
        return { lastSeenAt: site.lastSeenAt, told: [...new Set(told)] }
      },
      Effect.provideService(Tables, tables),
    ),
  })),
)
