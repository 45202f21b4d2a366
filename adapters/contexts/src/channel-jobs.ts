import { Clock, Effect, Layer, Option } from "effect"
import { ProductFeeds } from "@application/businesses/ports"
import { type LaunchRun, LaunchRuns } from "@application/campaigns/ports"
import type { BackgroundJob } from "@application/channels/contract"
import { BackgroundJobs } from "@application/channels/ports"
import { DataExports } from "@application/identity/ports"

/** Steps count as done once the network has named what they made. */
const launchJob = ({
  businessProfileId,
  campaignId,
  jobId,
  status,
  channels,
  touchedAt,
}: LaunchRun): BackgroundJob => ({
  kind: "Launch",
  status,
  updatedAt: touchedAt,
  jobId,
  businessProfileId,
  campaignId,
  done: channels.flatMap(({ steps, externalIds }) => steps.filter((step) => externalIds[step] !== undefined)).length,
  total: channels.flatMap(({ steps }) => steps).length,
})

/** Launches of campaigns, feeds of catalogues and the export of an account's data, each from its own context. */
export const channelJobs = Layer.effect(
  BackgroundJobs,
  Effect.gen(function* () {
    const launches = yield* LaunchRuns
    const feeds = yield* ProductFeeds
    const exports = yield* DataExports
    return {
      of: Effect.fnUntraced(function* ({ portalId, userId, businessProfileIds }, limit) {
        const [runs, readings, latest] = yield* Effect.all([
          launches.recentOf(businessProfileIds, limit),
          feeds.recentRuns(businessProfileIds, limit),
          Effect.flatMap(Clock.currentTimeMillis, (now) => exports.latest({ portalId, userId }, now)),
        ])
        return [
          ...runs.map(launchJob),
          ...readings.map(({ key, run }): BackgroundJob => {
            const { jobId, status, updatedAt, summary } = run
            const done = summary === undefined ? {} : { done: summary.rows }
            return { kind: "Feed", status, updatedAt, jobId, ...key, ...done }
          }),
          ...Option.toArray(latest).map(({ requestedAt, readyAt }): BackgroundJob => {
            const status = readyAt === undefined ? "InProgress" : "Done"
            return { kind: "DataExport", status, updatedAt: readyAt ?? requestedAt }
          }),
        ]
      }),
    }
  }),
)
