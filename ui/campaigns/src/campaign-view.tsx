import { adMarkParameter } from "@domain/conversions/ad-mark-parameter"
import {
  countsConversions,
  type LaunchedAd,
  type ListedRevision,
  resultKindOf,
  sharedAudiences,
  takesKeywords,
} from "@domain/campaigns"
import { withQuery } from "@domain/creatives"
import { Button } from "@ui/kit/button"
import { KeyValueList } from "@ui/kit/key-value-list"
import { Panel } from "@ui/kit/panel"
import { ExternalLink } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import page from "@ui/shared/page.module.css"
import { PricePanel } from "@ui/shared/budget"
import { WeekLines } from "@ui/shared/hours"
import { WebAddress } from "@ui/shared/web-address"
import { NavButton } from "@ui/shared/frame"
import { resultWord } from "@ui/shared/outcome"
import { offeredMoves, type OwnerMove } from "./campaign-moves.tsx"
import styles from "./campaigns.module.css"
import { CampaignAutopilot } from "./autopilot/campaign-autopilot.tsx"
import { CampaignHead } from "./campaign-head.tsx"
import { CampaignHistory } from "./campaign-history.tsx"
import { CampaignAudience } from "./campaign-audience.tsx"
import { CampaignNotices, type CampaignNoticesProps } from "./campaign-notices.tsx"
import { CampaignNumbers, hasNumbers } from "./campaign-numbers.tsx"
import { AdTestPanel } from "./outcome/ad-test-panel.tsx"
import { CampaignBudget } from "./outcome/campaign-budget.tsx"
import { CampaignOutcome } from "./outcome/campaign-outcome.tsx"
import { CampaignPapers } from "./outcome/campaign-papers.tsx"
import { CampaignVersions } from "./campaign-versions.tsx"
import { CopyCampaignButton } from "./copy-campaign-button.tsx"
import { CampaignVerdict } from "./outcome/campaign-verdict.tsx"
import { ChannelAds } from "./channel-ads.tsx"
import type { CampaignReading } from "./read-campaign.ts"
import { CampaignSearches } from "./searches/campaign-searches.tsx"
import { useOwnerMoves } from "./use-owner-moves.ts"

export interface CampaignViewProps extends CampaignNoticesProps {
  /** The launched ads by channel; none for a draft and for old launches. */
  readonly ads: ReadonlyArray<LaunchedAd>
  /** What was launched and decided on over time, newest first. */
  readonly revisions: ReadonlyArray<ListedRevision>
  /** Secret of the shared summary, where there is one. */
  readonly encodedId: string | undefined
  readonly notice: ReactNode
  readonly isOpening: boolean
  readonly onMove: (move: OwnerMove) => void
  readonly onContinue: () => void
  readonly results: CampaignReading["results"]
  readonly papers: CampaignReading["papers"]
}

/** Whether an ad's address says which campaign it is of. */
const isMarked = ({ tracking = "" }: LaunchedAd): boolean =>
  tracking.split("&").some((tag) => tag.startsWith(`${adMarkParameter}=`))

/** One campaign: its state, numbers, ads by channel, audience, plan and price, and what can be done. Spec: calls C2. */
export const CampaignView = (props: CampaignViewProps) => {
  const {
    campaign,
    ads,
    revisions,
    sent,
    lostLists,
    results,
    papers,
    encodedId,
    format,
    notice,
    newCampaign,
    isOpening,
    isRefilling,
    error,
    onMove,
    onRefill,
    onContinue,
  } = props
  const { t } = useTranslation(["app", "common", "dashboard", "launch"])
  const { status, startDate, endDate, objective, budget, price, returned, wentLiveAt } = campaign
  const isReduced = campaign.changes?.some(({ total }) => total < 0) === true
  const allowed = useOwnerMoves(campaign)
  const tested = ads.find(({ variant, wasTested }) => variant !== undefined || wasTested === true)
  const hours = ads.find((ad) => ad.hours !== undefined)?.hours
  const messagingApp = ads.find((ad) => ad.messagingApp !== undefined)?.messagingApp
  const plan = [
    ...(objective === undefined
      ? []
      : [{ label: t("app:campaigns.plan.objective"), value: t(`app:campaigns.objective.${objective}`) }]),
    ...(countsConversions(campaign)
      ? [{ label: t("dashboard:conversions.resultsLabel"), value: t("dashboard:conversions.resultsAre") }]
      : []),
    ...(startDate === undefined || endDate === undefined
      ? []
      : [{ label: t("app:campaigns.plan.dates"), value: <bdi>{format.days(startDate, endDate)}</bdi> }]),
    ...(budget === undefined
      ? []
      : [
          {
            label: t("app:campaigns.plan.daily"),
            value: <bdi dir="ltr">{format.money(budget.dailyBudget, budget.currency)}</bdi>,
          },
        ]),
    ...(messagingApp === undefined
      ? []
      : [{ label: t("launch:messaging.title"), value: t(`launch:messaging.app.${messagingApp}`) }]),
    ...(hours === undefined
      ? []
      : [{ label: t("launch:hours.ads.title"), value: <WeekLines hours={hours} region={campaign.region} /> }]),
    ...ads
      .filter(({ link }) => link !== "")
      .map(({ channel, link, tracking = "" }) => ({
        label: t("app:campaigns.plan.clicks", { channel: t(`app:campaigns.channel.${channel}`) }),
        value: <WebAddress url={withQuery(link, tracking)} />,
      })),
    ...(results.conversions === undefined || ads.length === 0
      ? []
      : [
          {
            label: t("dashboard:conversions.mark"),
            value: t(ads.some(isMarked) ? "dashboard:conversions.marked" : "dashboard:conversions.unmarked"),
          },
        ]),
    ...(wentLiveAt === undefined
      ? []
      : [{ label: t("app:campaigns.plan.live"), value: <bdi>{format.moment(wentLiveAt)}</bdi> }]),
  ]
  return (
    <div className={page["page"]}>
      <CampaignHead
        campaign={campaign}
        format={format}
        actions={
          <>
            {allowed.includes("changeAd") ? (
              <NavButton
                to={`/app/${campaign.businessProfileId}/editCampaign/${campaign.id}`}
                size="small"
                kind="secondary"
              >
                {t("app:campaigns.move.changeAd")}
              </NavButton>
            ) : null}
            {offeredMoves(allowed, campaign).map((move) => (
              <Button
                key={move}
                size="small"
                kind={move === "resume" ? "primary" : "secondary"}
                onPress={() => onMove(move)}
              >
                {t(`app:campaigns.move.${move}`)}
              </Button>
            ))}
            {status === "Draft" ? null : <CopyCampaignButton campaign={campaign} />}
            {allowed.includes("edit") ? (
              <Button size="small" isPending={isOpening} pendingLabel={t("common:state.loading")} onPress={onContinue}>
                {t(status === "Draft" ? "app:campaigns.continue" : "app:campaigns.fix")}
              </Button>
            ) : null}
          </>
        }
      />
      {notice}
      <CampaignNotices
        campaign={campaign}
        sent={sent}
        lostLists={lostLists}
        format={format}
        newCampaign={newCampaign}
        isRefilling={isRefilling}
        error={error}
        onRefill={onRefill}
      />
      <CampaignVerdict
        campaign={campaign}
        results={results}
        format={format}
        mayImprove={allowed.includes("changeAd")}
      />
      {hasNumbers(campaign) ? <CampaignNumbers campaign={campaign} results={results} format={format} /> : null}
      <div className={styles["split"]}>
        <div className={page["page"]}>
          {hasNumbers(campaign) ? (
            <>
              <CampaignOutcome campaign={campaign} results={results} format={format} />
              <CampaignBudget campaign={campaign} format={format} mayChange={allowed.includes("changeAd")} />
            </>
          ) : null}
          {tested === undefined ? null : (
            <AdTestPanel
              campaign={campaign}
              link={tested.link}
              shown={tested.variant}
              format={format}
              mayChange={allowed.includes("changeAd")}
            />
          )}
          <ChannelAds campaign={campaign} ads={ads} />
          {hasNumbers(campaign) ? (
            <CampaignAutopilot
              campaign={campaign}
              word={resultWord([resultKindOf(campaign)])}
              format={format}
              mayChange={allowed.includes("changeAd")}
            />
          ) : null}
          {hasNumbers(campaign) && takesKeywords(ads.map(({ channel }) => channel)) ? (
            <CampaignSearches campaign={campaign} format={format} mayChange={allowed.includes("changeAd")} />
          ) : null}
        </div>
        <div className={page["page"]}>
          <Panel
            title={t("app:campaigns.plan.title")}
            actions={
              encodedId === undefined ? null : (
                <NavButton
                  to={`/s/${encodedId}`}
                  size="small"
                  kind="secondary"
                  icon={<ExternalLink aria-hidden size={16} />}
                >
                  {t("app:campaigns.plan.summary")}
                </NavButton>
              )
            }
          >
            {plan.length === 0 ? (
              <p className={styles["quiet"]}>{t("app:campaigns.noPlan")}</p>
            ) : (
              <KeyValueList items={plan} />
            )}
          </Panel>
          <CampaignAudience
            audiences={sharedAudiences(ads)}
            region={campaign.region}
            special={ads.find((ad) => ad.special !== undefined)?.special}
            isExpanded={ads.some(({ automation }) => automation?.expandsAudience === true)}
          />
          <CampaignVersions
            campaign={campaign}
            revisions={revisions}
            format={format}
            mayRestore={allowed.includes("changeAd")}
          />
          {status === "Draft" ? null : <CampaignHistory campaign={campaign} format={format} />}
          {price === undefined ? null : (
            <PricePanel price={price} isReduced={isReduced} isSoFar={returned !== undefined} format={format} />
          )}
          {status === "Draft" ? null : <CampaignPapers campaign={campaign} papers={papers} format={format} />}
        </div>
      </div>
    </div>
  )
}
