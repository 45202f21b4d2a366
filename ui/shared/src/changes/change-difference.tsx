import { type AdValue, type PlanChange, showsBanner, showsPicture } from "@domain/campaigns"
import { bannerDrawings, type CreativeContent } from "@domain/creatives"
import { CreativeDrawing } from "../ads/creative-drawing.tsx"
import { VideoThumbnail } from "../videos/video-thumbnail.tsx"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { ChangeValue, type ValueWords } from "./change-value.tsx"
import styles from "./changes.module.css"
import { listDifference } from "./list-difference.ts"

/** Drawings of a picture before and after. */
export interface PicturePair {
  readonly before: CreativeContent
  readonly after: CreativeContent
}

export interface ChangeDifferenceProps {
  readonly change: Pick<PlanChange, "channel" | "field" | "before" | "after">
  readonly words: ValueWords
  /** Drawings of a changed picture; without them its name alone says that it changed. */
  readonly pictures?: PicturePair
  /** Words above each value. */
  readonly labels: { readonly before: string; readonly after: string }
}

interface Shown {
  readonly before: AdValue
  readonly after: AdValue
}

/** Of lists of several texts only what went and what came, which is all that a person compares. */
const comparedOf = ({ before, after }: Shown): Shown => {
  const [old = [], next = []] = [before.texts, after.texts]
  if (Math.max(old.length, next.length) < 2) return { before, after }
  const difference = listDifference(old, next)
  return difference === undefined
    ? { before, after }
    : { before: { texts: difference.gone }, after: { texts: difference.come } }
}

/** A field's value before and after a change, the old value struck where it is gone. */
export const ChangeDifference = ({ change, words, pictures, labels }: ChangeDifferenceProps) => {
  const { t } = useTranslation(["editor"])
  const { field } = change
  const { before, after } = comparedOf(change)
  const isPicture = field === "picture"
  if (isPicture && pictures === undefined) return null
  const value = (of: AdValue): ReactNode => <ChangeValue field={field} value={of} words={words} />
  const isList = (change.before.texts?.length ?? 0) > 1 || (change.after.texts?.length ?? 0) > 1
  const sides = [
    { id: "before", label: labels.before, shown: isPicture ? pictures?.before : before },
    { id: "after", label: labels.after, shown: isPicture ? pictures?.after : after },
  ] as const
  // One side says everything where texts were only added to a list, or only taken from it.
  const told = isList ? sides.filter(({ id }) => ({ before, after })[id].texts?.length !== 0) : sides
  return (
    <dl className={styles["difference"]}>
      {told.map(({ id, label, shown }) => (
        <div key={id} className={styles[id]}>
          <dt>{isList && !isPicture ? t(`editor:list.${id}`, { label }) : label}</dt>
          <dd>
            {shown !== undefined && "templateId" in shown ? (
              <div className={styles["thumbnail"]}>
                {shown.video !== undefined && showsPicture([change.channel]) ? (
                  <VideoThumbnail video={shown.video} />
                ) : (
                  <CreativeDrawing
                    content={shown}
                    templateId={
                      showsBanner([change.channel]) ? bannerDrawings(shown).square.templateId : shown.templateId
                    }
                    isDecorative
                  />
                )}
              </div>
            ) : (
              value(shown ?? {})
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
