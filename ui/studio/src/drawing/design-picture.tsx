import { type Design, pageOf, pageSizeOf, firstSize, type SizeName } from "@domain/studio"
import { cx } from "@ui/kit/cx"
import { useEffect, useRef } from "react"
import styles from "./design-picture.module.css"

export interface DesignPictureProps {
  readonly design: Design
  /** The first size unless told. */
  readonly size?: SizeName
  /** Pixels of the longer side. */
  readonly longest?: number
}

/** A small picture of a design, drawn as its export is; the text beside it names it. */
export const DesignPicture = ({ design, size = firstSize(design), longest = 320 }: DesignPictureProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const { width, height } = pageSizeOf(size)
  useEffect(() => {
    let isCurrent = true
    const draw = async () => {
      const { drawPage } = await import("./draw-page.ts")
      const share = (longest / Math.max(width, height)) * Math.min(2, globalThis.devicePixelRatio || 1)
      const canvas = await drawPage(pageOf(design, size), design.background, Math.min(1, share))
      canvas.setAttribute("aria-hidden", "true")
      canvas.removeAttribute("style")
      if (isCurrent) frame.current?.replaceChildren(canvas)
    }
    // A browser without a canvas shows the frame alone.
    draw().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [design, size, width, height, longest])
  return (
    <div
      ref={frame}
      className={cx(styles.picture)}
      style={{
        aspectRatio: `${width} / ${height}`,
        inlineSize: `min(100%, ${(longest * width) / Math.max(width, height)}px)`,
      }}
    />
  )
}
