import type { Visit } from "@domain/audiences"
import { Context, Effect, Layer } from "effect"
import { SiteVisitors, type VisitedAudience } from "../services/site-visitors.ts"

/** The levers of the audiences in memory: which there are, and which visits they took. */
export class MemorySiteVisitors extends Context.Service<
  MemorySiteVisitors,
  { audiences: ReadonlyArray<VisitedAudience>; readonly visits: Array<Visit> }
>()("conversions/testing/MemorySiteVisitors") {}

/** A business's audiences in memory; none at first. */
export const memorySiteVisitors: Layer.Layer<SiteVisitors | MemorySiteVisitors> = Layer.effectContext(
  Effect.sync(() => {
    const levers: MemorySiteVisitors["Service"] = { audiences: [], visits: [] }
    return Context.make(SiteVisitors, {
      audiencesOf: () => Effect.sync(() => levers.audiences),
      take: (_business, visit) => Effect.sync(() => void levers.visits.push(visit)),
      end: () =>
        Effect.sync(() => {
          levers.audiences = []
        }),
    }).pipe(Context.add(MemorySiteVisitors, levers))
  }),
)
