import { type Town } from "@domain/businesses"
import { objectiveOf } from "@domain/signup"
import type { PriceBreakdown as Price } from "@domain/pricing"
import { lazyPart } from "@ui/container"
import { Ltr } from "@ui/i18n"
import { Button } from "@ui/kit/button"
import { cx } from "@ui/kit/cx"
import { type KeyValue, KeyValueList } from "@ui/kit/key-value-list"
import { Panel } from "@ui/kit/panel"
import { Skeleton } from "@ui/kit/skeleton"
import { WhenNear } from "@ui/kit/when-near"
import { type ReactNode, Suspense } from "react"
import { useTranslation } from "react-i18next"
import { spokenPhone } from "@ui/shared/frame"
import { PriceBreakdown } from "../budget/price-breakdown.tsx"
import { useRunWords } from "../budget/use-run-words.ts"
import { AudienceSection } from "./audience-section.tsx"
import { addressLine, type SummaryDetails, summaryOffer } from "./summary-facts.ts"
import styles from "./summary.module.css"
import { WebAddress } from "./web-address.tsx"

/** The drawn ads; what is agreed to in words can be read before them. */
const AdsSection = lazyPart(async () => (await import("./ads-section.tsx")).AdsSection)

/** A part of a campaign that has a page to change it. */
export type SummaryPart = "business" | "ads" | "audience"

export interface SummaryDocumentProps {
  readonly details: SummaryDetails
  /** Towns on the map of where the ads are shown. */
  readonly towns: ReadonlyArray<Town>
  /** The one price breakdown, once there is a budget. */
  readonly price: Price | undefined
  /** Opens the page where a part is changed. */
  readonly onEdit?: (part: SummaryPart) => void
  /** A way to change the objective, where that is possible. */
  readonly objectiveAction?: ReactNode
}

/** A whole campaign to read and agree to: business, offer, ads, audience, budget and the review. Spec: screens, summary link. */
export const SummaryDocument = ({ details, towns, price, objectiveAction, onEdit }: SummaryDocumentProps) => {
  const { t } = useTranslation("launch")
  const runWords = useRunWords()
  const {
    budget: { budget },
    region,
    business: { phone, websiteUrl, category },
  } = details
  const services = details.creative.promoteServices?.length
    ? details.creative.promoteServices
    : (details.business.services ?? [])
  const offer = summaryOffer(details)
  const address = addressLine(details)
  const facts: ReadonlyArray<KeyValue | undefined> = [
    category === undefined ? undefined : { label: t("launch:summary.category"), value: category.name },
    address === "" ? undefined : { label: t("launch:summary.address"), value: <bdi>{address}</bdi> },
    phone === undefined || phone === ""
      ? undefined
      : { label: t("launch:summary.phone"), value: <Ltr>{spokenPhone(phone, region)}</Ltr> },
    websiteUrl === undefined || websiteUrl === ""
      ? undefined
      : { label: t("launch:summary.website"), value: <WebAddress url={websiteUrl} /> },
    services.length === 0
      ? undefined
      : { label: t("launch:summary.services"), value: <bdi>{services.join(", ")}</bdi> },
    offer === "" ? undefined : { label: t("launch:summary.offer"), value: <bdi>{offer}</bdi> },
  ]
  const edit = (part: SummaryPart) =>
    onEdit === undefined
      ? {}
      : {
          actions: (
            <Button kind="quiet" size="small" flush="end" onPress={() => onEdit(part)}>
              {t("launch:review.edit", { part: t(`launch:review.${part}`) })}
            </Button>
          ),
        }
  return (
    <div className={styles["document"]}>
      <div className={cx(styles.column, styles.ads)}>
        <WhenNear before={<Skeleton shape="box" height="30rem" />}>
          <Suspense fallback={<Skeleton shape="box" height="30rem" />}>
            <AdsSection details={details} {...edit("ads")} />
          </Suspense>
        </WhenNear>
      </div>
      <div className={styles["column"]}>
        <Panel title={<bdi>{details.business.name ?? t("launch:summary.business")}</bdi>} {...edit("business")}>
          <KeyValueList items={facts.filter((fact) => fact !== undefined)} />
        </Panel>
        <Panel
          title={t("launch:summary.objective")}
          {...(objectiveAction !== undefined && { actions: objectiveAction })}
        >
          <p>{t(`launch:objective.${objectiveOf(details)}`)}</p>
        </Panel>
        <AudienceSection details={details} towns={towns} {...edit("audience")} />
        <Panel title={t("launch:summary.budget")}>
          {budget === undefined ? <p>{t("launch:summary.noBudget")}</p> : <p>{runWords(budget, region)}</p>}
          {price === undefined ? null : <PriceBreakdown price={price} />}
        </Panel>
        <p className={styles["promise"]}>{t("launch:summary.promise")}</p>
      </div>
    </div>
  )
}
