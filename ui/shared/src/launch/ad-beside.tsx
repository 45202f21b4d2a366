import { adCopyOf, adLanguageOf, businessFactsOf, cardsOf, creativeContentOf, objectiveOf } from "@domain/campaigns"
import { draftSearchAd } from "@domain/creatives"
import type { SignupSession } from "@domain/signup"
import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { FeedAd } from "../ads/picture-ad.tsx"
import { TextAd } from "../ads/text-ad.tsx"
import styles from "./ad-beside.module.css"
import type { BesideAd } from "./beside-ads.ts"

/** A draft's ad as it stands, beside a question: the owner's texts and picture, else the first suggestions. */
const AdBeside = ({ details, ad }: { readonly details: SignupSession; readonly ad: BesideAd }) => {
  const { t } = useTranslation("launch")
  const shown = useMemo(() => {
    const link = details.business.websiteUrl ?? ""
    if (ad === "picture") {
      const copy = adCopyOf(details)
      return (
        <FeedAd
          {...copy}
          content={creativeContentOf(details)}
          link={copy.displayLink ?? copy.websiteUrl ?? link}
          cards={cardsOf(details)}
          endCard={details.creative.creativeDetail?.carousel?.endCard}
        />
      )
    }
    const language = adLanguageOf(details)
    const own = details.creative.creativeDetail?.searchAd
    const search = own ?? draftSearchAd(businessFactsOf(details), objectiveOf(details), language)
    const businessName = details.business.name ?? ""
    return <TextAd {...search} businessName={businessName} language={language} link={search.finalUrl ?? link} />
  }, [ad, details])
  return (
    <section className={styles["beside"]} aria-labelledby="ad-so-far">
      <h2 id="ad-so-far" className={styles["title"]}>
        {t("launch:adSoFar")}
      </h2>
      {shown}
    </section>
  )
}

export default AdBeside
