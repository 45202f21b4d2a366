import { type CreativeContent, templatesFor } from "@domain/creatives"
import { cx } from "@ui/kit/cx"
import { Check } from "lucide-react"
import { useDeferredValue } from "react"
import { useTranslation } from "react-i18next"
import { CreativeDrawing } from "@ui/shared/creative-drawing"
import { textKey } from "@ui/journey/messages"
import styles from "./template-gallery.module.css"

export interface TemplateGalleryProps {
  /** What every template is drawn with. */
  readonly content: CreativeContent
  /** The chosen template. */
  readonly selected?: string | undefined
  /** Receives the template that is pressed. */
  readonly onSelect: (templateId: string) => void
  /** Small ones in a row to swipe through, beside a larger drawing. */
  readonly isStrip?: boolean
}

/** Every template with the business's own facts; best suited first. */
export const TemplateGallery = ({ content, selected, onSelect, isStrip = false }: TemplateGalleryProps) => {
  const { t } = useTranslation(["creatives"])
  const drawn = useDeferredValue(content)
  const offered = templatesFor({ hasOffer: drawn.offerText !== undefined, hasPhoto: drawn.photo !== undefined })
  return (
    <ul className={cx(styles.gallery, isStrip && styles.strip)} aria-label={t("creatives:gallery.label")}>
      {offered.map(({ id, nameKey }) => {
        const name = t(textKey(nameKey))
        return (
          <li key={id} className={cx(styles.item)}>
            <span className={cx(styles.sheet)}>
              <CreativeDrawing content={drawn} templateId={id} isDecorative />
              <span className={cx(styles.mark)} aria-hidden>
                <Check size={16} strokeWidth={3} />
              </span>
            </span>
            <button
              type="button"
              className={cx(styles.choice)}
              aria-pressed={selected === id}
              onClick={() => onSelect(id)}
            >
              {name}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
