import { type Town } from "@domain/businesses"
import type { CampaignChannel } from "@domain/campaigns"
import type { ReviewPart } from "@domain/launch"
import type { SummarySection } from "@domain/signup"
import type { PriceBreakdown as Price } from "@domain/pricing"
import { lazyPart } from "@ui/container"
import { localeIn, Ltr } from "@ui/i18n"
import { cx } from "@ui/kit/cx"
import { type KeyValue, KeyValueList } from "@ui/kit/key-value-list"
import { Panel } from "@ui/kit/panel"
import { Skeleton } from "@ui/kit/skeleton"
import { WhenNear } from "@ui/kit/when-near"
import { type ReactNode, Suspense } from "react"
import { useTranslation } from "react-i18next"
import { spokenPhone, usePortal } from "@ui/shared/frame"
import { PartPanel } from "@ui/shared/part-panel"
import { WeekLines } from "@ui/shared/hours"
import { WebAddress } from "@ui/shared/web-address"
import { PriceBreakdown } from "../budget/price-breakdown.tsx"
import { useRunWords } from "../budget/use-run-words.ts"
import { AudienceSection } from "./audience-section.tsx"
import { ObjectiveSection } from "./objective-section.tsx"
import { addressLine, type SummaryDetails, summaryOffer } from "./summary-facts.ts"
import layout from "@ui/journey/layout.module.css"
import styles from "./summary.module.css"
import { TrackingSection } from "./tracking-section.tsx"

/** The drawn ads; what is agreed to in words can be read before them. */
const AdsSection = lazyPart(async () => (await import("./ads-section.tsx")).AdsSection)

/** What changes a part of a campaign; nothing where it cannot be changed. */
export type EditOf = (part: ReviewPart, channels?: ReadonlyArray<CampaignChannel>) => ReactNode

const noEdit: EditOf = () => null

export interface SummaryDocumentProps {
  readonly details: SummaryDetails
  /** Towns on the map of where the ads are shown. */
  readonly towns: ReadonlyArray<Town>
  /** The price breakdown, once there is a budget. */
  readonly price: Price | undefined
  /** A way to change a part, where there is one; the ads of these channels alone where they are named. */
  readonly editOf?: EditOf
  /** What clients wrote on a section, beside it. */
  readonly notesOf?: (section: SummarySection) => ReactNode
  /** A way to change the hours of the ads, where that is possible. */
  readonly hoursAction?: ReactNode
  /** A way to change what the ads' addresses say, where that is possible. */
  readonly trackingAction?: ReactNode
  /** A way to change the objective, where that is possible. */
  readonly objectiveAction?: ReactNode
  /** What the results will be, where that is known. */
  readonly objectiveNote?: ReactNode
}

/** A whole campaign to read and agree to: business, offer, ads, audience, budget and the review. Spec: screens, summary link. */
export const SummaryDocument = ({
  details,
  towns,
  price,
  hoursAction,
  trackingAction,
  objectiveAction,
  objectiveNote,
  editOf = noEdit,
  notesOf = () => null,
}: SummaryDocumentProps) => {
  const { t } = useTranslation("launch")
  const runWords = useRunWords()
  const { language } = usePortal()
  const listWords = (words: ReadonlyArray<string>) =>
    new Intl.ListFormat(localeIn(language), { type: "conjunction" }).format(words)
  const {
    budget: { budget },
    region,
    business: { phone, websiteUrl, category },
    targeting: { channels, dayParts },
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
  ]
  const promoted: ReadonlyArray<KeyValue | undefined> = [
    services.length === 0
      ? undefined
      : { label: t("launch:summary.services"), value: <bdi>{services.join(", ")}</bdi> },
    {
      label: t("launch:summary.offer"),
      value: offer === "" ? t("launch:summary.noOffer") : <bdi>{offer}</bdi>,
    },
  ]
  return (
    <div className={styles["document"]}>
      <div className={cx(styles.column, styles.ads)}>
        <WhenNear before={<Skeleton shape="box" height="30rem" />}>
          <Suspense fallback={<Skeleton shape="box" height="30rem" />}>
            <AdsSection details={details} editOf={(shown) => editOf("ads", shown)} />
          </Suspense>
        </WhenNear>
        {notesOf("creative")}
      </div>
      <div className={styles["column"]}>
        <PartPanel
          title={details.business.name ?? t("launch:summary.business")}
          summary={[category?.name, address].filter((part) => part !== undefined && part !== "").join(" · ")}
          actions={editOf("business")}
        >
          <KeyValueList items={facts.filter((fact) => fact !== undefined)} />
        </PartPanel>
        {notesOf("business")}
        <PartPanel
          title={t("launch:summary.promoted")}
          summary={[...services, offer].filter(Boolean).join(" · ")}
          actions={
            <div className={layout["row"]}>
              {editOf("services")}
              {editOf("offer")}
            </div>
          }
        >
          <KeyValueList items={promoted.filter((fact) => fact !== undefined)} />
        </PartPanel>
        <ObjectiveSection
          details={details}
          note={objectiveNote}
          {...(objectiveAction !== undefined && { actions: objectiveAction })}
        />
        {channels === undefined ? null : (
          <Panel title={t("launch:summary.channels")} actions={editOf("channels")}>
            <p>{listWords(channels.map((channel) => t(`launch:channels.names.${channel}`)))}</p>
          </Panel>
        )}
        <AudienceSection
          details={details}
          towns={towns}
          actions={editOf("audience")}
          interestsAction={editOf("interests")}
          keywordsAction={editOf("keywords")}
        />
        {notesOf("targeting")}
        <PartPanel
          title={t("launch:summary.budget")}
          summary={budget === undefined ? "" : runWords(budget, region)}
          actions={
            <div className={layout["row"]}>
              {hoursAction}
              {editOf("budget")}
            </div>
          }
        >
          {budget === undefined ? <p>{t("launch:summary.noBudget")}</p> : <p>{runWords(budget, region)}</p>}
          {dayParts === undefined ? null : (
            <KeyValueList
              items={[{ label: t("launch:hours.ads.title"), value: <WeekLines hours={dayParts} region={region} /> }]}
            />
          )}
          {price === undefined ? null : <PriceBreakdown price={price} isOfBusiness />}
        </PartPanel>
        {notesOf("budget")}
        <TrackingSection details={details} {...(trackingAction !== undefined && { actions: trackingAction })} />
        <p className={styles["promise"]}>{t("launch:summary.promise")}</p>
      </div>
    </div>
  )
}
