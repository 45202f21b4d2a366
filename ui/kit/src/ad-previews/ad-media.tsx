import type { ReactNode } from "react"

/** The ad's picture: its address and alternative text, or an element that draws and names itself. */
export type AdMedia = { readonly src: string; readonly alt: string } | { readonly drawing: ReactNode }

/** The picture in a preview's layout. */
export const Media = ({ media, className }: { readonly media: AdMedia; readonly className: string }) =>
  "drawing" in media ? (
    <div className={className}>{media.drawing}</div>
  ) : (
    <img src={media.src} alt={media.alt} className={className} />
  )
