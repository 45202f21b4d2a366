import { ChevronUp } from "lucide-react"
import { useState } from "react"
import { Media } from "./ad-media.tsx"
import styles from "./ad-previews.module.css"
import type { CarouselLabels, CarouselPage } from "./carousel-page.ts"
import carousel from "./carousel-previews.module.css"
import type { StoryPreviewProps } from "./story-preview.tsx"
import { Avatar } from "../avatar/index.ts"
import { textDirection } from "./text-direction.ts"
import { cx } from "../cx/index.ts"

export interface CarouselStoryPreviewProps extends Omit<StoryPreviewProps, "media"> {
  readonly cards: ReadonlyArray<CarouselPage>
  readonly labels: CarouselLabels
}

/** A carousel as stories: a page for each card, turned by a press on either half of the screen. */
export const CarouselStoryPreview = ({
  label,
  businessName,
  logo,
  sponsoredLabel,
  callToAction,
  language,
  safeArea,
  cards,
  labels,
}: CarouselStoryPreviewProps) => {
  const [chosen, setChosen] = useState(0)
  const index = Math.min(chosen, Math.max(0, cards.length - 1))
  const card = cards[index]
  return (
    <figure className={cx(styles.story)} aria-label={label} dir={textDirection(callToAction)}>
      {card === undefined ? null : (
        <div className={cx(styles.full, carousel.page)}>
          <Media media={card.media} className={cx(carousel.whole)} />
          <p className={cx(carousel.pageWords)} lang={language} dir={textDirection(card.headline)} aria-live="polite">
            {card.headline}
          </p>
        </div>
      )}
      <div className={cx(styles.storyTop)} style={{ blockSize: `${safeArea.top * 100}%` }}>
        <span className={cx(carousel.bars)} role="img" aria-label={labels.position(index + 1, cards.length)}>
          {cards.map(({ id }, at) => (
            <span key={id} className={cx(styles.bar)}>
              {at > index ? null : <span className={cx(styles.barLit, carousel.barFull)} />}
            </span>
          ))}
        </span>
        <div className={cx(styles.author)}>
          <Avatar name={businessName} size="small" isDecorative {...(logo === undefined ? {} : { src: logo })} />
          <div className={cx(styles.who)}>
            <bdi className={cx(styles.business)}>{businessName}</bdi>
            <span>{sponsoredLabel}</span>
          </div>
        </div>
      </div>
      <div className={cx(carousel.halves)}>
        <button
          type="button"
          aria-label={labels.previous}
          disabled={index === 0}
          onClick={() => setChosen(index - 1)}
        />
        <button
          type="button"
          aria-label={labels.next}
          disabled={index >= cards.length - 1}
          onClick={() => setChosen(index + 1)}
        />
      </div>
      <div className={cx(styles.storyFoot)} style={{ blockSize: `${safeArea.bottom * 100}%` }}>
        <ChevronUp aria-hidden size={18} />
        <span className={cx(styles.storyAction)} lang={language}>
          {callToAction}
        </span>
      </div>
    </figure>
  )
}
