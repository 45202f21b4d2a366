import {
  type CreativeContent,
  type CreativeSizeName,
  creativeSizes,
  drawCreative,
  shownPicture,
} from "@domain/creatives"
import { cx } from "@ui/kit/cx"
import { memo, useMemo } from "react"
import styles from "./creative-drawing.module.css"
import "./creative-fonts.ts"

const shownContent = ({ photo, logo, ...words }: CreativeContent): CreativeContent => ({
  ...words,
  ...(photo !== undefined && { photo: shownPicture(photo) }),
  ...(logo !== undefined && { logo: shownPicture(logo) }),
})

export interface CreativeDrawingProps {
  /** What is drawn. */
  readonly content: CreativeContent
  /** Another template than the content's own. */
  readonly templateId?: string
  /** Proportions; square unless told. */
  readonly size?: CreativeSizeName
  /** The text around the picture names it already. */
  readonly isDecorative?: boolean
}

/** The creative drawn in place, by the function that renders it on the server; its words are escaped there. */
export const CreativeDrawing = memo(
  ({ content, templateId = content.templateId, size = "square", isDecorative = false }: CreativeDrawingProps) => {
    const markup = useMemo(
      () => ({ __html: drawCreative(shownContent(content), templateId, creativeSizes[size]) }),
      [content, templateId, size],
    )
    const { width, height } = creativeSizes[size]
    return (
      <div
        className={cx(styles.drawing)}
        style={{ aspectRatio: `${width} / ${height}` }}
        aria-hidden={isDecorative}
        dangerouslySetInnerHTML={markup}
      />
    )
  },
)
CreativeDrawing.displayName = "CreativeDrawing"
