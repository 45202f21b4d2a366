import { Base64 } from "effect/encoding"

/** The longer side of a cover in pixels, as sharp as feeds show it. */
const longestSide = 1920
/** A file whose first frame takes longer is one that the browser cannot play. */
const patienceMillis = 10_000

/** The frame that a video shows, as a JPEG in base64; undefined where the browser cannot draw it. */
export const frameOf = async (video: HTMLVideoElement): Promise<string | undefined> => {
  const { videoWidth, videoHeight } = video
  const scale = Math.min(1, longestSide / Math.max(videoWidth, videoHeight))
  const canvas = document.createElement("canvas")
  canvas.width = Math.round(videoWidth * scale)
  canvas.height = Math.round(videoHeight * scale)
  const context = canvas.getContext("2d")
  if (context === null || canvas.width === 0) return undefined
  context.drawImage(video, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", 0.9)
  })
  return blob === null ? undefined : Base64.encode(new Uint8Array(await blob.arrayBuffer()))
}

const heard = (video: HTMLVideoElement, event: "loadeddata" | "seeked"): Promise<boolean> =>
  new Promise((resolve) => {
    const end = (isHeard: boolean) => () => {
      clearTimeout(timer)
      resolve(isHeard)
    }
    const timer = setTimeout(end(false), patienceMillis)
    video.addEventListener(event, end(true), { once: true })
    video.addEventListener("error", end(false), { once: true })
  })

/** A frame soon after the beginning of a video on the device: first frames are often black. */
export const firstCover = async (file: Blob): Promise<string | undefined> => {
  const video = document.createElement("video")
  const address = URL.createObjectURL(file)
  try {
    video.muted = true
    video.preload = "auto"
    const loaded = heard(video, "loadeddata")
    video.src = address
    if (!(await loaded)) return undefined
    const seeked = heard(video, "seeked")
    video.currentTime = Math.min(1, video.duration / 3)
    return (await seeked) ? await frameOf(video) : undefined
  } finally {
    URL.revokeObjectURL(address)
    video.removeAttribute("src")
  }
}
