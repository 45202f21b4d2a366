import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { type LaunchRun, LaunchRuns } from "../ports/launch-runs.ts"

/** Launches in the in-memory database. */
export const memoryLaunchRuns = Layer.effect(
  LaunchRuns,
  Effect.gen(function* () {
    const runs = (yield* MemoryDatabase).table<string, LaunchRun>("launch_runs")
    const all = () => [...runs.values()].toSorted((a, b) => b.attempt - a.attempt)
    return {
      latest: (profile, campaignId) =>
        Effect.sync(() => all().find((run) => run.businessProfileId === profile && run.campaignId === campaignId)),
      recentOf: (profiles, limit) =>
        Effect.sync(() =>
          [...Map.groupBy(all(), ({ businessProfileId, campaignId }) => `${businessProfileId}/${campaignId}`).values()]
            .flatMap(([latest]) =>
              latest !== undefined && profiles.includes(latest.businessProfileId) ? [latest] : [],
            )
            .toSorted((a, b) => b.touchedAt - a.touchedAt)
            .slice(0, limit),
        ),
      byKey: (profile, key) =>
        Effect.sync(() => all().find((run) => run.businessProfileId === profile && run.idempotencyKey === key)),
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
