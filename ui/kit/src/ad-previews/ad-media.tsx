import type { ReactNode } from "react"

/** The ad's picture: where it is and what it shows, or an element that draws it and names itself. */
export type AdMedia = { readonly src: string; readonly alt: string } | { readonly drawing: ReactNode }

/** The picture in the place that a preview gives it. */
export const Media = ({ media, className }: { readonly media: AdMedia; readonly className: string }) =>
  "drawing" in media ? (
    <div className={className}>{media.drawing}</div>
  ) : (
    <img src={media.src} alt={media.alt} className={className} />
  )
