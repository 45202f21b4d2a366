import { AddVideo, SetVideoCover, UploadVideoPart, videoPartBytes } from "@application/creatives/contract"
import { type Asset, videoBounds } from "@domain/creatives"
import { type BusinessProfileId, cutText } from "@domain/kernel"
import { upload } from "@domain/validation"
import { useCall } from "@ui/container"
import { Result } from "effect"
import { Base64 } from "effect/encoding"
import { useCallback, useRef } from "react"
import { firstCover } from "./draw-cover.ts"

/** What became of a video that was sent: it is in the library, refused for a reason (a key of a text), or not sent. */
export type SentVideo =
  | { readonly status: "done"; readonly asset: Asset }
  | { readonly status: "refused"; readonly reason: string }
  | { readonly status: "failed"; readonly failure: unknown }

const headBytes = 4096

/** Why a file would be refused, told before anything is sent. */
const refusalOf = async (file: File): Promise<string | undefined> => {
  if (file.size > videoBounds.bytes) return "creatives.video.tooLarge"
  const type = upload(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()), "video")
  return Result.isFailure(type) ? type.failure.key : undefined
}

/**
 * Sends videos in parts; `onProgress` hears how much of the file has arrived, from 0 to 1. A file that is sent again goes on where it
 * stopped. The cover is a frame that the browser draws, if it can play the video.
 */
export const useVideoSender = (businessProfileId: BusinessProfileId) => {
  const [sendPart, add, setCover] = [useCall(UploadVideoPart), useCall(AddVideo), useCall(SetVideoCover)]
  const arrived = useRef(new WeakMap<File, Array<string>>())
  return useCallback(
    async (file: File, onProgress: (share: number) => void): Promise<SentVideo> => {
      const refusal = await refusalOf(file)
      if (refusal !== undefined) return { status: "refused", reason: refusal }
      const parts = arrived.current.get(file) ?? []
      arrived.current.set(file, parts)
      for (let start = parts.length * videoPartBytes; start < file.size; start += videoPartBytes) {
        onProgress(start / file.size)
        const bytes = new Uint8Array(await file.slice(start, start + videoPartBytes).arrayBuffer())
        const sent = await sendPart({ businessProfileId, content: Base64.encode(bytes) })
        if (sent.status !== "succeeded") return notSent(sent)
        parts.push(sent.output.part)
      }
      onProgress(1)
      const added = await add({ businessProfileId, name: cutText(file.name, 255) || "video", parts })
      if (added.status !== "succeeded") return notSent(added)
      const { output: asset } = added
      const content = asset.video?.posterUrl === undefined ? await firstCover(file) : undefined
      if (content === undefined) return { status: "done", asset }
      const covered = await setCover({ businessProfileId, url: asset.id, file: { name: "cover.jpg", content } })
      // A video without a cover is in the library all the same, which asks for one.
      return { status: "done", asset: covered.status === "succeeded" ? covered.output : asset }
    },
    [add, businessProfileId, sendPart, setCover],
  )
}

type Unsent = Exclude<
  Awaited<ReturnType<ReturnType<typeof useCall<typeof AddVideo>>>>,
  { readonly status: "succeeded" }
>

const notSent = (outcome: Unsent): SentVideo => {
  if (outcome.status === "broken") return { status: "failed", failure: outcome.error }
  const { failure } = outcome
  return failure._tag === "InvalidFields"
    ? { status: "refused", reason: failure.fields["file"]?.[0] ?? "validation.videoFormat" }
    : { status: "failed", failure }
}
