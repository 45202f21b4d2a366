import { ChevronLeft, ChevronRight } from "lucide-react"
import { Media } from "./ad-media.tsx"
import styles from "./ad-previews.module.css"
import type { CarouselLabels, CarouselPage } from "./carousel-page.ts"
import carousel from "./carousel-previews.module.css"
import type { SocialFeedPreviewProps } from "./social-feed-preview.tsx"
import { Avatar } from "../avatar/index.ts"
import { textDirection } from "./text-direction.ts"
import { usePages } from "./use-pages.ts"
import { cx } from "../cx/index.ts"

export interface CarouselFeedPreviewProps extends Omit<
  SocialFeedPreviewProps,
  "media" | "headline" | "description" | "domain"
> {
  /** The network whose feed it is: Facebook shows parts of two cards with their words, Instagram one card at a time. */
  readonly network: "facebook" | "instagram"
  readonly cards: ReadonlyArray<CarouselPage>
  /** Words on a last card with the page's picture; no such card without them. */
  readonly endCard?: string
  readonly labels: CarouselLabels
}

/** A carousel as a post in a feed: cards that are swiped, moved by arrow keys or by two buttons, in the direction of the text. */
export const CarouselFeedPreview = ({
  label,
  businessName,
  logo,
  sponsoredLabel,
  primaryText,
  callToAction,
  language,
  network,
  cards,
  endCard,
  labels,
}: CarouselFeedPreviewProps) => {
  const hasEnd = endCard !== undefined && network === "facebook"
  const count = cards.length + (hasEnd ? 1 : 0)
  const { track, index, go, onScroll } = usePages(count)
  const direction = textDirection(`${primaryText} ${cards[0]?.headline ?? ""}`)
  const isFacebook = network === "facebook"
  const text = (
    <p className={cx(styles.text)} lang={language} dir={textDirection(primaryText)}>
      {isFacebook ? null : <bdi className={cx(styles.business)}>{businessName} </bdi>}
      {primaryText}
    </p>
  )
  const [Back, On] = direction === "rtl" ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight]
  return (
    <figure className={cx(styles.phone)} aria-label={label} dir={direction}>
      <div className={cx(styles.post)}>
        <div className={cx(styles.author)}>
          <Avatar name={businessName} isDecorative {...(logo === undefined ? {} : { src: logo })} />
          <div className={cx(styles.who)}>
            <bdi className={cx(styles.business)}>{businessName}</bdi>
            <span className={cx(styles.meta)}>{sponsoredLabel}</span>
          </div>
          <span className={cx(styles.dots)} aria-hidden />
        </div>
        {isFacebook ? text : null}
      </div>
      <div className={cx(carousel.stage)}>
        {/* Arrow keys scroll the row, which they only do where it can have the focus. */}
        <div
          ref={track}
          className={cx(carousel.track, carousel[network])}
          role="group"
          aria-label={labels.position(index + 1, count)}
          tabIndex={0}
          onScroll={onScroll}
        >
          {cards.map(({ id, media, headline, description }) => (
            <div key={id} className={cx(carousel.card)}>
              <Media media={media} className={cx(styles.square)} />
              <div className={cx(carousel.offer)}>
                {isFacebook ? (
                  <div className={cx(styles.who)}>
                    <span className={cx(styles.business)} lang={language} dir={textDirection(headline)}>
                      {headline}
                    </span>
                    {description === undefined ? null : (
                      <span className={cx(styles.meta, carousel.line)} lang={language} dir={textDirection(description)}>
                        {description}
                      </span>
                    )}
                  </div>
                ) : null}
                <span className={cx(carousel.action)} lang={language}>
                  {callToAction}
                </span>
              </div>
            </div>
          ))}
          {hasEnd ? (
            <div className={cx(carousel.card, carousel.end)}>
              <Avatar name={businessName} isDecorative {...(logo === undefined ? {} : { src: logo })} />
              <span>{endCard}</span>
            </div>
          ) : null}
        </div>
        {index === 0 ? null : (
          <button
            type="button"
            className={cx(carousel.move, carousel.back)}
            aria-label={labels.previous}
            onClick={() => go(index - 1)}
          >
            <Back aria-hidden size={18} />
          </button>
        )}
        {index >= count - 1 ? null : (
          <button
            type="button"
            className={cx(carousel.move, carousel.on)}
            aria-label={labels.next}
            onClick={() => go(index + 1)}
          >
            <On aria-hidden size={18} />
          </button>
        )}
      </div>
      {isFacebook ? null : (
        <>
          <div className={cx(carousel.marks)} aria-hidden>
            {Array.from({ length: count }, (_, at) => (
              <span key={at} className={cx(carousel.mark, at === index && carousel.markLit)} />
            ))}
          </div>
          <div className={cx(styles.post)}>
            {cards[index] === undefined ? null : (
              <span className={cx(styles.business)} lang={language} dir={textDirection(cards[index].headline)}>
                {cards[index].headline}
              </span>
            )}
            {text}
          </div>
        </>
      )}
    </figure>
  )
}
