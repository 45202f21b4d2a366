export { frameOf } from "./draw-cover.ts"
export { type SentVideo, useVideoSender } from "./use-video-sender.ts"
export { VideoFits } from "./video-fits.tsx"
export { videoTime } from "./video-time.ts"
