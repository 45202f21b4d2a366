import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { BusinessProfileId } from "@domain/kernel"
import { type LaunchRun, LaunchRuns } from "../ports/launch-runs.ts"

/** Launches in the in-memory database. */
export const memoryLaunchRuns = Layer.effect(
  LaunchRuns,
  Effect.gen(function* () {
    const runs = (yield* MemoryDatabase).table<string, LaunchRun>("launch_runs")
    const all = () => [...runs.values()].toSorted((a, b) => b.attempt - a.attempt)
    const first = (profile: BusinessProfileId, holds: (run: LaunchRun) => boolean) =>
      all().find((run) => run.businessProfileId === profile && holds(run))
    return {
      latest: (profile, campaignId) => Effect.sync(() => first(profile, (run) => run.campaignId === campaignId)),
      earlier: (profile, campaignId, key) =>
        Effect.sync(() => {
          const sameKey = first(profile, (run) => run.idempotencyKey === key)
          const latest = first(profile, (run) => run.campaignId === campaignId)
          return { ...(sameKey !== undefined && { sameKey }), ...(latest !== undefined && { latest }) }
        }),
      recentOf: (profiles, limit) =>
        Effect.sync(() =>
          [...Map.groupBy(all(), ({ businessProfileId, campaignId }) => `${businessProfileId}/${campaignId}`).values()]
            .flatMap(([latest]) =>
              latest !== undefined && profiles.includes(latest.businessProfileId) ? [latest] : [],
            )
            .toSorted((a, b) => b.touchedAt - a.touchedAt)
            .slice(0, limit),
        ),
      save: (run) => Effect.sync(() => void runs.set(`${run.campaignId}/${run.attempt}`, run)),
      ofLeadForm: (formId) =>
        Effect.sync(() => {
          const run = all().find(({ channels }) => channels.some(({ externalIds }) => externalIds.leadForm === formId))
          return run === undefined
            ? undefined
            : { businessProfileId: run.businessProfileId, campaignId: run.campaignId }
        }),
    }
  }),
)
