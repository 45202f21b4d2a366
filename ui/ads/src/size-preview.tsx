import { type CreativeContent, type CreativeSizeName, creativeSizes } from "@domain/creatives"
import { cx } from "@ui/kit/cx"
import { Tabs } from "@ui/kit/tabs"
import { useTranslation } from "react-i18next"
import { CreativeDrawing } from "@ui/shared/creative-drawing"
import styles from "./size-preview.module.css"

const places: ReadonlyArray<{ readonly id: string; readonly sizes: ReadonlyArray<CreativeSizeName> }> = [
  { id: "square", sizes: ["square"] },
  { id: "story", sizes: ["story"] },
  { id: "landscape", sizes: ["landscape"] },
  { id: "banner", sizes: ["rectangle", "leaderboard", "mobile"] },
]

const Sheet = ({ content, size }: { readonly content: CreativeContent; readonly size: CreativeSizeName }) => {
  const { t } = useTranslation(["creatives"])
  const { width, height } = creativeSizes[size]
  return (
    <figure className={cx(styles.sheet, styles[size])}>
      <div className={cx(styles.paper)}>
        <CreativeDrawing content={content} size={size} />
      </div>
      <figcaption className={cx(styles.caption)}>
        {t(`creatives:size.${size}`)} <bdi dir="ltr">{`${width} × ${height}`}</bdi>
      </figcaption>
    </figure>
  )
}

/** The creative in each of the proportions it will be shown in. */
export const SizePreview = ({ content }: { readonly content: CreativeContent }) => {
  const { t } = useTranslation(["creatives"])
  return (
    <Tabs
      label={t("creatives:size.label")}
      items={places.map(({ id, sizes }) => ({
        id,
        label: t(`creatives:size.tab.${id}`),
        content: (
          <div className={cx(styles.stage)}>
            {sizes.map((size) => (
              <Sheet key={size} content={content} size={size} />
            ))}
          </div>
        ),
      }))}
    />
  )
}
