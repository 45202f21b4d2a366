import { ALL_FORMATS, BufferSource, Input } from "mediabunny"
import { graphTime } from "../core/clock.ts"
import type { Context } from "../core/context.ts"
import { asText, type JsonObject } from "../core/json.ts"
import { randomDigits } from "../core/random.ts"
import { fieldsOf } from "./graph-description.ts"
import { GraphError, invalidParameter } from "./graph-error.ts"
import { checkDescribed } from "./graph-parameters.ts"
import { checkGraphParams, parseFields, selectFields, showGraphPage, type GraphRequest } from "./graph-request.ts"
import type { AdVideo } from "./meta-state.ts"

/** How long a video is processed, in milliseconds of the sandbox's clock. */
const PROCESSING_MS = 3_000

/** Meta's ads guide, "Facebook feed, video", November 2026: seconds, and ratios with their tolerance. */
const LIMITS = { least: 1, most: 241 * 60, tallest: (9 / 16) * 0.97, widest: (16 / 9) * 1.03, side: 120 } as const

export const videosOf = ({ state }: Context): Record<string, AdVideo> => (state.meta.videos ??= {})

/** The bytes at an address. Meta's error reference: 389. */
const fetched = async (address: string): Promise<Uint8Array> => {
  const reply = await fetch(address).catch(() => undefined)
  if (reply?.ok !== true) throw new GraphError(389, "(#389) Unable to fetch video file from URL.", { subcode: 1363057 })
  return new Uint8Array(await reply.arrayBuffer())
}

/** Length and sides of a video; undefined for what no player reads. */
const readFrames = async (bytes: Uint8Array) => {
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) })
  try {
    const track = await input.getPrimaryVideoTrack()
    if (track === null) return undefined
    return { seconds: await track.computeDuration(), width: track.displayWidth, height: track.displayHeight }
  } catch {
    return undefined
  } finally {
    input.dispose()
  }
}

const isWebm = (bytes: Uint8Array): boolean => [0x1a, 0x45, 0xdf, 0xa3].every((byte, index) => bytes[index] === byte)

const problemOf = ({ seconds, width, height }: Pick<AdVideo, "seconds" | "width" | "height">): string | undefined => {
  if (seconds < LIMITS.least) return "The video is too short: it must be at least 1 second long."
  if (seconds > LIMITS.most) return "The video is too long: it must be at most 241 minutes long."
  if (Math.min(width, height) < LIMITS.side) return "The video is too small: each side needs 120 pixels."
  const ratio = width / height
  if (ratio < LIMITS.tallest || ratio > LIMITS.widest) return "The aspect ratio must be between 9:16 and 16:9."
  return undefined
}

/** Takes a video by its address; it is processed after that, and told to fail by a switch on `advideos`. */
export const uploadVideo = async (context: Context, request: GraphRequest, account: string): Promise<JsonObject> => {
  const { params, version } = request
  checkDescribed(version, params, "AdAccount POST advideos")
  const address = asText(params["file_url"])
  if (address === undefined) throw invalidParameter("Send the video by file_url.")
  const bytes = await fetched(address)
  const frames = isWebm(bytes) ? undefined : await readFrames(bytes)
  const isTold = context.failures.list().some((one) => one.provider === "meta" && one.path === "advideos")
  const told = isTold && context.failures.take("meta", "decline", "POST", "advideos") !== undefined
  const problem =
    frames === undefined || told
      ? "The video file you tried to process is of an unsupported format."
      : problemOf(frames)
  const video: AdVideo = {
    id: randomDigits(16),
    ownerId: account,
    title: asText(params["title"]) ?? asText(params["name"]) ?? "",
    ...(frames ?? { seconds: 0, width: 0, height: 0 }),
    createdMs: context.clock.now(),
    ...(problem !== undefined && { problem }),
  }
  videosOf(context)[video.id] = video
  return { id: video.id }
}

type Stage = "processing" | "ready" | "error"

const stageOf = (context: Context, { createdMs, problem }: AdVideo): Stage => {
  if (context.clock.now() < createdMs + PROCESSING_MS) return "processing"
  return problem === undefined ? "ready" : "error"
}

const showVideo = (context: Context, video: AdVideo): JsonObject => {
  const stage = stageOf(context, video)
  return {
    id: video.id,
    title: video.title,
    length: video.seconds,
    created_time: graphTime(video.createdMs),
    updated_time: graphTime(video.createdMs),
    status: {
      video_status: stage,
      processing_progress: stage === "processing" ? 40 : 100,
      processing_phase: {
        status: stage === "ready" ? "complete" : stage === "error" ? "error" : "in_progress",
        ...(stage === "error" && { errors: [{ code: 1363024, message: video.problem ?? "" }] }),
      },
    },
  }
}

const shown = (context: Context, { params, version }: GraphRequest, video: AdVideo): JsonObject =>
  selectFields(
    showVideo(context, video),
    parseFields(params["fields"]),
    "Video",
    [...fieldsOf(version, "AdVideo").keys()],
    ["id"],
  )

/** The videos of an account, by their title where one is asked for. */
export const listVideos = (context: Context, request: GraphRequest, account: string): JsonObject => {
  checkGraphParams(request.params, ["fields", "limit", "after", "before", "title"])
  const title = asText(request.params["title"])
  const videos = Object.values(videosOf(context)).filter(
    (video) => video.ownerId === account && (title === undefined || video.title === title),
  )
  return showGraphPage(
    videos.map((video) => shown(context, request, video)),
    request,
    context.origin(),
  )
}

/** A read of one video. */
export const videoCall = (context: Context, request: GraphRequest, video: AdVideo, edge: string | undefined) => {
  if (edge !== undefined || request.method !== "GET")
    throw new GraphError(2500, `Unknown path components: /${edge ?? ""}`)
  checkGraphParams(request.params, ["fields"])
  return shown(context, request, video)
}

/** What a creative with a video needs: a processed video of the account, and a thumbnail. Meta's error reference: 1443226, 1885252. */
export const checkVideoData = (context: Context, data: JsonObject, account: string): void => {
  const video = videosOf(context)[asText(data["video_id"]) ?? ""]
  if (video === undefined || video.ownerId !== account)
    throw invalidParameter("video_data[video_id] is not a video of this ad account.")
  const [hash, url] = [asText(data["image_hash"]), asText(data["image_url"])]
  if (hash === undefined && url === undefined)
    throw new GraphError(100, "(#100) Please specify one of image_hash or image_url in the video_data field.", {
      subcode: 1443226,
      userTitle: "Your ad needs a video thumbnail",
      userMessage: "Please specify one of image_hash or image_url in the video_data field of object_story_spec.",
    })
  const stage = stageOf(context, video)
  if (stage !== "ready")
    throw new GraphError(100, "(#100) Invalid parameter", {
      subcode: 1885252,
      userTitle: "Video Not Ready For Use In Ad",
      userMessage:
        stage === "processing"
          ? "The video is still being processed. Please try again in a few minutes."
          : `The video could not be processed. ${video.problem ?? ""}`,
    })
}
