import { type CampaignPlan, hasVariant, type TestMeans, testOffer } from "@domain/campaigns"
import { regionFacts } from "@domain/kernel"
import { useTranslation } from "react-i18next"
import { useFormat } from "../app/use-format.ts"
import styles from "./ad-versions.module.css"

export interface TestTermsProps {
  readonly plan: Pick<CampaignPlan, "region" | "creative" | "targeting" | "budget"> &
    Partial<Pick<CampaignPlan, "channelsOffered">>
  /** Whether the version is added to a campaign that runs, where what is left decides. */
  readonly isAdded?: boolean
  readonly means?: TestMeans
}

/** The words for how many times as many results a test looks for. */
export const ratioWord = (ratio: number) => (ratio < 1.4 ? "quarter" : ratio < 1.8 ? "half" : "double")

/** What a test of two versions needs, and whether money and days suffice; nothing for an ad with one version. */
export const TestTerms = (props: TestTermsProps) => (hasVariant(props.plan) ? <Terms {...props} /> : null)

const Terms = ({ plan, isAdded = false, means }: TestTermsProps) => {
  const { t } = useTranslation(["launch"])
  const format = useFormat()
  const { question, endsWeaker } = plan.creative.creativeDetail?.variant ?? {}
  const offer = testOffer(plan, means)
  const words = isAdded ? "offerLeft" : "offer"
  const results = (count: number): string =>
    "objective" in offer
      ? t(`launch:versions.results.${offer.objective}`, { count, number: format.number(count) })
      : format.number(count)
  const sentence = () => {
    if (offer.kind === "Unknown") return t(`launch:versions.${words}.Unknown`)
    if (offer.kind === "TooLittleMoney")
      return t(`launch:versions.${words}.TooLittleMoney`, {
        least: format.money(offer.least, regionFacts[plan.region].currency),
      })
    return t(`launch:versions.${words}.${offer.kind}`, {
      needed: results(offer.needed),
      ratio: t(`launch:versions.ratio.${ratioWord(offer.ratio)}`),
      low: format.number(offer.expected[0]),
      high: results(offer.expected[1]),
    })
  }
  return (
    <div className={styles["terms"]}>
      {question === undefined || question.trim() === "" ? null : (
        <p>{t("launch:versions.question", { question: `\u2068${question}\u2069` })}</p>
      )}
      <p>{t(isAdded ? "launch:versions.bothAdded" : "launch:versions.both")}</p>
      <p>{sentence()}</p>
      <p>{t(endsWeaker === true ? "launch:versions.endsWeaker" : "launch:versions.keepsBoth")}</p>
    </div>
  )
}
