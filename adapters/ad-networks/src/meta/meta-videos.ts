import type { AdPlan } from "@domain/campaigns"
import { type AdNetworkError, NetworkRefused, NetworkUnavailable } from "@application/campaigns/ports"
import { Effect, Schedule } from "effect"
import { at, listOf, textOf } from "../json-reader.ts"
import type { GraphClient } from "./graph-client.ts"

/** How often and for how long a step looks whether a video is ready, before its launch comes again later. */
const looks = { everySeconds: 2, times: 15 } as const

/** What an owner does about a video that Meta could not process. */
const advice = "Save the video again as MP4 with H.264 picture and AAC sound, and choose it anew."

/** Meta's own words of what is wrong with a video, and what to do. */
const problemOf = (video: unknown): string => {
  const words = listOf(at(video, "status", "processing_phase", "errors")).flatMap(
    (one) => textOf(at(one, "message")) ?? [],
  )
  return `Facebook could not process the video${words.length === 0 ? "" : `: ${words.join(" ")}`} ${advice}`
}

/** Uploads of videos into ad accounts, and the wait until ads may show them. */
export const metaVideos = (graph: GraphClient, origin: string | undefined) => {
  const addressOf = (url: string): Effect.Effect<string, AdNetworkError> => {
    if (/^https?:/i.test(url)) return Effect.succeed(url)
    return origin === undefined
      ? Effect.fail(new NetworkRefused({ reason: "Videos have no address from where Facebook could fetch them" }))
      : Effect.succeed(`${origin.replace(/\/+$/, "")}${url}`)
  }
  /** The video of an account by its title, which an earlier try has uploaded; else Meta fetches it from us. */
  const uploaded = Effect.fnUntraced(function* (account: string, plan: AdPlan, title: string) {
    const video = plan.social?.video
    if (video === undefined) return yield* new NetworkRefused({ reason: "The video is missing" })
    const known = yield* graph.list(`${account}/advideos`, { fields: "id,title", title })
    const id = textOf(
      at(
        known.find((one) => at(one, "title") === title),
        "id",
      ),
    )
    if (id !== undefined) return id
    const made = textOf(
      at(yield* graph.post(`${account}/advideos`, { file_url: yield* addressOf(video.url), title }), "id"),
    )
    return made ?? (yield* new NetworkRefused({ reason: "The video has no number" }))
  })
  /** The identifier again once ads may show the video. */
  const ready = (id: string): Effect.Effect<string, AdNetworkError> =>
    Effect.flatMap(graph.get(id, { fields: "id,status" }), (video): Effect.Effect<string, AdNetworkError> => {
      const status = textOf(at(video, "status", "video_status"))
      if (status === "ready") return Effect.succeed(id)
      return status === "error"
        ? Effect.fail(new NetworkRefused({ reason: problemOf(video) }))
        : Effect.fail(new NetworkUnavailable({ reason: "Facebook is still processing the video" }))
    }).pipe(
      Effect.retry({
        while: (error) => error instanceof NetworkUnavailable,
        schedule: Schedule.spaced(`${looks.everySeconds} seconds`),
        times: looks.times,
      }),
    )
  return { uploaded, ready }
}
