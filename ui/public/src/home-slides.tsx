import { IconButton } from "@ui/kit/icon-button"
import { Pause, Play } from "lucide-react"
import { type ReactNode, useRef } from "react"
import { useTranslation } from "react-i18next"
import { usePortal } from "@ui/shared/frame"
import { DraftsPicture, OverviewPicture } from "./home-pictures.tsx"
import styles from "./home-slides.module.css"
import { LampSign } from "@ui/shared/lamp-sign"
import { useCarousel } from "./use-carousel.ts"

/** An ad like the visitor's own will be, drawn by the server for the portal; it costs no script. */
const ExampleAd = () => {
  const { t } = useTranslation(["signup"])
  const { language } = usePortal()
  return (
    <img
      className={styles["ad"]}
      src={`/example-ad.png?language=${language}`}
      width={768}
      height={402}
      loading="lazy"
      alt={t("signup:home.exampleAd")}
    />
  )
}

const slides: ReadonlyArray<{ readonly id: "grow" | "overview" | "drafts"; readonly Picture: () => ReactNode }> = [
  { id: "grow", Picture: ExampleAd },
  { id: "overview", Picture: OverviewPicture },
  { id: "drafts", Picture: DraftsPicture },
]

/** Three slides about what the product does. Spec: "Home has three onboarding slides". */
export const HomeSlides = () => {
  const { t } = useTranslation(["signup"])
  const track = useRef<HTMLDivElement>(null)
  const { index, isPlaying, choose, setPlaying, setHeld, onKeyDown } = useCarousel(track, slides.length)
  return (
    <section
      aria-roledescription={t("signup:home.carousel")}
      aria-label={t("signup:home.slides")}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <LampSign>
        <div
          ref={track}
          className={styles["track"]}
          role="group"
          aria-label={t("signup:home.slides")}
          aria-live={isPlaying ? "off" : "polite"}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
          tabIndex={0}
          onKeyDown={onKeyDown}
          onPointerDown={() => setPlaying(false)}
        >
          {slides.map(({ id, Picture }, at) => (
            <div
              key={id}
              className={styles["slide"]}
              role="group"
              aria-roledescription={t("signup:home.slide")}
              aria-label={t("signup:home.slideOf", { number: at + 1, of: slides.length })}
            >
              <div className={styles["picture"]}>
                <Picture />
              </div>
              <h2 className={styles["title"]}>{t(`signup:home.${id}.title`)}</h2>
              <p className={styles["text"]}>{t(`signup:home.${id}.text`)}</p>
            </div>
          ))}
        </div>
        <div className={styles["controls"]}>
          <div className={styles["dots"]}>
            {slides.map(({ id }, at) => (
              <button
                key={id}
                type="button"
                className={styles["dot"]}
                aria-label={t("signup:home.goTo", { title: t(`signup:home.${id}.title`) })}
                aria-current={at === index}
                onClick={() => choose(at)}
              >
                <span aria-hidden />
              </button>
            ))}
          </div>
          <IconButton
            label={t(isPlaying ? "signup:home.pause" : "signup:home.play")}
            onPress={() => setPlaying(!isPlaying)}
          >
            {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
          </IconButton>
        </div>
      </LampSign>
    </section>
  )
}
