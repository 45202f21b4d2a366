import type { ReactNode } from "react"
import { AdVideo, type AdVideoProps } from "./ad-video.tsx"

/** The ad's picture: its address and alternative text, an element that draws and names itself, or a video. */
export type AdMedia =
  | { readonly src: string; readonly alt: string }
  | { readonly drawing: ReactNode }
  | { readonly video: Omit<AdVideoProps, "className" | "ref"> }

/** The picture in a preview's layout. */
export const Media = ({ media, className }: { readonly media: AdMedia; readonly className: string }) =>
  "video" in media ? (
    <AdVideo {...media.video} className={className} />
  ) : "drawing" in media ? (
    <div className={className}>{media.drawing}</div>
  ) : (
    <img src={media.src} alt={media.alt} className={className} />
  )
