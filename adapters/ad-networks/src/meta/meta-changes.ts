import type { AdEdit, ChannelObjects } from "@application/campaigns/ports"
import type { AdPlan } from "@domain/campaigns"
import { Effect } from "effect"
import type { GraphClient } from "./graph-client.ts"
import { localeSearch } from "./meta-languages.ts"
import type { MetaOptions } from "./meta-options.ts"
import { postcodeSearch } from "./meta-postcodes.ts"
import { scheduleOf, withoutSchedule } from "./meta-schedule.ts"
import { targetingOf } from "./meta-targeting.ts"
import { vocabularyOf } from "./meta-vocabulary.ts"

const audienceOf = ({
  ageBands,
  gender,
  languages,
  location,
  interests,
  special,
  audiences,
  automation,
}: AdPlan): string =>
  JSON.stringify([ageBands, gender, languages, location, interests, special, audiences, automation?.expandsAudience])

/** Changes of ads that run on Meta, beside new ads. */
export const metaChanges = (options: MetaOptions, graph: GraphClient) => {
  const words = vocabularyOf(options.version)
  const postcodeKeys = postcodeSearch(graph)
  const localeKeys = localeSearch(graph)
  return {
    retarget: Effect.fnUntraced(function* ({ before, plan, made: { adSet, adSetB } }: AdEdit) {
      if (adSet === undefined) return
      const isAimed = audienceOf(before) !== audienceOf(plan)
      const isTimed = JSON.stringify(before.hours) !== JSON.stringify(plan.hours)
      if (!isAimed && !isTimed) return
      const change = {
        ...(isAimed && {
          targeting: targetingOf(plan, words, {
            postcodes: yield* postcodeKeys(plan),
            locales: yield* localeKeys(plan),
          }),
        }),
        ...(isTimed && (plan.hours === undefined ? withoutSchedule : scheduleOf(plan.hours))),
      }
      for (const id of [adSet, adSetB]) if (id !== undefined) yield* graph.post(id, change)
    }),
    stopAd: ({ externalIds: { ad } }: ChannelObjects) =>
      ad === undefined ? Effect.void : Effect.asVoid(graph.post(ad, { status: "PAUSED" })),
  }
}
