import { open, stat } from "node:fs/promises"
import { FilePathSource, Input, MP4, WEBM } from "mediabunny"
import type { ReadVideo } from "@domain/creatives"
import { upload } from "@domain/validation"
import { Result } from "effect"
import { readOgv } from "./read-ogv.ts"

/** Why a file is no video that can be read, as a message key. */
export type UnreadVideo = "validation.videoFormat" | "creatives.video.unreadable"

/** Bytes by which a container is told. */
const headBytes = 4096
/** Packets by which the frame rate is estimated. */
const countedPackets = 120

const headOf = async (path: string): Promise<Uint8Array> => {
  const file = await open(path, "r")
  try {
    const head = new Uint8Array(headBytes)
    const { bytesRead } = await file.read(head, 0, headBytes, 0)
    return head.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const twoDigits = (value: number): number => Math.round(value * 100) / 100

const framesOf = async (path: string) => {
  const input = new Input({ formats: [MP4, WEBM], source: new FilePathSource(path) })
  try {
    const track = await input.getPrimaryVideoTrack()
    if (track === null || track.codec === null) return undefined
    const [durationMillis, { averagePacketRate }, sound] = [
      Math.round((await track.computeDuration()) * 1000),
      await track.computePacketStats(countedPackets),
      await input.getPrimaryAudioTrack(),
    ]
    return {
      width: track.displayWidth,
      height: track.displayHeight,
      codec: track.codec,
      durationMillis,
      framesPerSecond: averagePacketRate,
      hasSound: sound !== null,
    }
  } finally {
    input.dispose()
  }
}

/** What a file says of itself by its container and its first packets; its name and stated type play no part. */
export const readVideo = async (path: string): Promise<Result.Result<ReadVideo, UnreadVideo>> => {
  const type = upload(await headOf(path), "video")
  if (Result.isFailure(type)) return Result.fail("validation.videoFormat")
  const format = type.success as ReadVideo["format"]
  // A broken container is a reason to refuse, whatever its reader says of it.
  const frames = await (format === "ogv" ? readOgv(path) : framesOf(path)).catch(() => undefined)
  if (frames === undefined || !Number.isFinite(frames.durationMillis)) return Result.fail("creatives.video.unreadable")
  const { size: sizeBytes } = await stat(path)
  const { framesPerSecond, ...rest } = frames
  return Result.succeed({
    ...rest,
    format,
    sizeBytes,
    ...(framesPerSecond !== undefined && { framesPerSecond: twoDigits(framesPerSecond) }),
  })
}
