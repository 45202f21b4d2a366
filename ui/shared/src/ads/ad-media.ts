import type { SocialVideo } from "@domain/creatives"
import type { AdMedia } from "@ui/kit/ad-previews"
import { useTranslation } from "react-i18next"

/** A video as previews of ads show it. */
export const useVideoMedia = () => {
  const { t } = useTranslation("launch")
  return ({ url, posterUrl, name = "" }: SocialVideo): AdMedia => ({
    video: {
      src: url,
      poster: posterUrl,
      label: name === "" ? t("launch:video.label") : name,
      unplayable: t("launch:video.unplayable"),
    },
  })
}
