import { type BannerCopy, bannerDrawings, callToActionLabel, type CreativeContent, schemeOf } from "@domain/creatives"
import { BannerPreview } from "@ui/kit/ad-previews"
import { useTranslation } from "react-i18next"
import styles from "./banner-ad.module.css"
import { CreativeDrawing } from "./creative-drawing.tsx"

/** Places in which the banner is shown, with the pixels that they have; a native place has none of its own. */
const places = [
  { place: "rectangle", size: "300 × 250", picture: "landscape", line: "short" },
  { place: "native", size: undefined, picture: "square", line: "long" },
  { place: "skyscraper", size: "160 × 600", picture: "square", line: "short" },
  { place: "leaderboard", size: "728 × 90", picture: "square", line: "long" },
  { place: "mobile", size: "320 × 50", picture: "square", line: "short" },
] as const

export interface BannerAdProps {
  readonly content: CreativeContent
  readonly ad: Pick<BannerCopy, "headlines" | "longHeadline" | "descriptions" | "callToAction">
  /** The name as it stands in a banner. */
  readonly businessName: string
  /** Of the button, as hex. */
  readonly colour: string
}

const filled = (lines: ReadonlyArray<string>): ReadonlyArray<string> => lines.filter((line) => line.trim() !== "")

/** The ad as people meet it beside and between what they read, in the usual places; each shows other lines. */
export const BannerAd = ({ content, ad, businessName, colour }: BannerAdProps) => {
  const { t } = useTranslation(["launch", "kit"])
  const drawings = bannerDrawings(content)
  const [headlines, descriptions] = [filled(ad.headlines), filled(ad.descriptions)]
  return (
    // The widest place scrolls sideways on phones, which the keyboard must be able to do too.
    <div className={styles["places"]} role="group" aria-label={t("launch:banner.places")} tabIndex={0}>
      {places.map(({ place, size, picture, line }, index) => {
        const { content: drawn, templateId, size: pixels } = drawings[picture]
        const name = t(`launch:banner.place.${place}`)
        const short = headlines[index % Math.max(1, headlines.length)] ?? ""
        return (
          <BannerPreview
            key={place}
            label={t("launch:banner.label", { place: name })}
            caption={size === undefined ? name : `${name} · \u2066${size}\u2069`}
            place={place}
            businessName={businessName}
            sponsoredLabel={t("kit:preview.sponsored")}
            headline={line === "long" && ad.longHeadline.trim() !== "" ? ad.longHeadline : short}
            description={descriptions[index % Math.max(1, descriptions.length)] ?? ""}
            callToAction={callToActionLabel(ad.callToAction, content.language)}
            media={{
              drawing: <CreativeDrawing content={drawn} templateId={templateId} size={pixels.name} isDecorative />,
            }}
            colours={{ ground: colour, ink: schemeOf({ primary: colour }).onPrimary }}
            language={content.language}
          />
        )
      })}
    </div>
  )
}
