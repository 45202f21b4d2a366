import { bannerColourOf, bannerCopyOf, bannerName } from "@domain/campaigns"
import { BannerParts } from "@ui/ads/banner-parts"
import { wholeAd } from "@ui/ads/use-asked-fields"
import type { KeptEditing } from "@ui/journey/plan-editing"
import { useContent } from "@ui/journey/use-content"
import { BannerAd } from "@ui/shared/banner-ad"
import { useTranslation } from "react-i18next"
import { EditPart } from "./edit-part.tsx"
import styles from "./editor.module.css"

/** The banner's words, picture and colour, with the banner as people will meet it. */
export const BannerAdPart = ({ editing }: { readonly editing: KeptEditing }) => {
  const { t } = useTranslation(["editor"])
  const { details } = editing
  const content = useContent(details)
  return (
    <EditPart id="edit-Banner" title={t("editor:ads.Banner")}>
      <div className={styles["beside"]}>
        <BannerParts editing={editing} showsErrors asked={wholeAd} level={3} />
        <div className={styles["preview"]}>
          <BannerAd
            content={content}
            ad={bannerCopyOf(details)}
            businessName={bannerName(details.business.name ?? "")}
            colour={bannerColourOf(details)}
          />
        </div>
      </div>
    </EditPart>
  )
}
