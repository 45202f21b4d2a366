import type { SearchAd } from "@domain/creatives"
import { hostOf } from "@domain/validation"
import { SearchResultPreview } from "@ui/kit/ad-previews"
import { cx } from "@ui/kit/cx"
import { IconButton } from "@ui/kit/icon-button"
import { Monitor, Pause, Play, SkipForward, Smartphone } from "lucide-react"
import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./rotating-search-preview.module.css"
import { searchTurn } from "@ui/journey/search-checks"

export interface RotatingSearchPreviewProps {
  readonly ad: SearchAd
  readonly businessName: string
  /** Of the ad's lines, as a BCP 47 tag. */
  readonly language: string
  /** Shown below the ad, when calls are wanted. */
  readonly phone?: string | undefined
}

const turnMilliseconds = 4_000

const wantsStillness = (): boolean =>
  typeof window !== "undefined" && window.matchMedia("(prefers-reduced-motion: reduce)").matches

/** The search ad as it may look, with other lines every few seconds until it is paused. */
export const RotatingSearchPreview = ({ ad, businessName, language, phone }: RotatingSearchPreviewProps) => {
  const { t } = useTranslation(["creatives", "kit"])
  const [turn, setTurn] = useState(0)
  const [isPlaying, setPlaying] = useState(() => !wantsStillness())
  useEffect(() => {
    if (!isPlaying) return
    const timer = window.setInterval(() => setTurn((before) => before + 1), turnMilliseconds)
    return () => window.clearInterval(timer)
  }, [isPlaying])
  const [device, setDevice] = useState<"phone" | "computer">("phone")
  const { sitelinks = [], callouts = [], snippet } = ad
  const isOnPhone = device === "phone"
  const paths = [ad.path1, ad.path2].filter((path) => path !== undefined && path !== "")
  const { headlines, descriptions } = searchTurn(ad, turn)
  return (
    <div className={cx(styles.rotating)}>
      <SearchResultPreview
        label={t("creatives:search.label")}
        sponsoredLabel={t("kit:preview.sponsored")}
        businessName={businessName}
        language={language}
        displayUrl={[hostOf(ad.finalUrl ?? ""), ...paths].filter((part) => part !== "").join("/")}
        headlines={headlines}
        descriptions={descriptions}
        {...(phone !== undefined && { phone })}
        links={sitelinks.filter(({ text }) => text.trim() !== "")}
        facts={callouts.map(({ text }) => text)}
        {...(snippet !== undefined && { list: snippet })}
        device={device}
      />
      <div className={cx(styles.controls)}>
        <IconButton
          label={t(isPlaying ? "creatives:search.pause" : "creatives:search.play")}
          onPress={() => setPlaying(!isPlaying)}
          isFramed
        >
          {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        </IconButton>
        <IconButton label={t("creatives:search.next")} onPress={() => setTurn(turn + 1)} isFramed>
          <SkipForward aria-hidden />
        </IconButton>
        {sitelinks.length === 0 ? null : (
          <IconButton
            label={t(isOnPhone ? "creatives:assets.onComputer" : "creatives:assets.onPhone")}
            onPress={() => setDevice(isOnPhone ? "computer" : "phone")}
            isFramed
          >
            {isOnPhone ? <Monitor aria-hidden /> : <Smartphone aria-hidden />}
          </IconButton>
        )}
        <p className={cx(styles.note)}>{t("creatives:search.rotates")}</p>
      </div>
    </div>
  )
}
