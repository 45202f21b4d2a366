import type { CampaignListItem } from "@application/campaigns/contract"
import { hasRefusedChannel, lacksChannel, type SentChange } from "@domain/campaigns"
import { Banner } from "@ui/kit/banner"
import { SentBanners } from "@ui/shared/changes"
import { useMayBegin } from "@ui/shared/configuration"
import { FailureNotice, NavButton } from "@ui/shared/frame"
import { RoleNote } from "@ui/shared/role-note"
import type { Format } from "@ui/shared/use-format"
import { useMay } from "@ui/shared/use-may"
import { type ReactNode, Suspense } from "react"
import { useTranslation } from "react-i18next"
import { BesideRefusedNotice } from "./beside-refused-notice.tsx"
import { LostListsNotice } from "./lost-lists-notice.tsx"
import { OutOfMoneyNotice } from "./out-of-money-notice.tsx"
import { ReturnedMoneyNotice } from "./returned-money-notice.tsx"

export interface CampaignNoticesProps {
  readonly campaign: CampaignListItem
  /** Changes that were sent and are not shown yet, or were refused. */
  readonly sent: ReadonlyArray<SentChange>
  /** Customer lists that it uses and a network cannot use any more, by name. */
  readonly lostLists: ReadonlyArray<string>
  readonly format: Format
  /** The way to a further campaign; nothing where the portal lets nobody launch. */
  readonly newCampaign: ReactNode
  readonly isRefilling: boolean
  readonly error: unknown
  /** Brings a campaign whose money is used up to its last day, at the price that was shown. */
  readonly onRefill: (total: number) => void
}

/** Banners of a campaign that needs something of its owner, each with the way on. */
export const CampaignNotices = (props: CampaignNoticesProps) => {
  const { campaign, sent, lostLists, format, newCampaign, isRefilling, error, onRefill } = props
  const { t } = useTranslation(["app"])
  const { status, returned, reviewDueAt } = campaign
  const may = useMay()
  const mayBegin = useMayBegin()
  const archived = campaign.archivedFrom === undefined ? "givenUp" : "archived"
  return (
    <>
      <SentBanners sent={sent} editor={`/app/${campaign.businessProfileId}/editCampaign/${campaign.id}`} />
      <RoleNote action="editCampaigns" />
      {lostLists.length === 0 ? null : (
        <Suspense fallback={null}>
          <LostListsNotice campaign={campaign} names={lostLists} />
        </Suspense>
      )}
      <FailureNotice failure={error} />
      {status === "Rejected" ? (
        <Banner tone="error" title={t("app:campaigns.rejected.title")}>
          {t("app:campaigns.rejected.text")}
        </Banner>
      ) : null}
      {returned === undefined || returned.total <= 0 || campaign.pauseReason === "insufficientFunds" ? null : (
        <ReturnedMoneyNotice campaign={campaign} returned={returned} format={format} />
      )}
      {hasRefusedChannel(campaign) ? (
        <Banner tone="warning" title={t("app:campaigns.partlyRefused.title")}>
          {t("app:campaigns.partlyRefused.text")}
        </Banner>
      ) : null}
      <BesideRefusedNotice campaign={campaign} />
      {lacksChannel(campaign) ? (
        <Banner
          tone="warning"
          title={t("app:campaigns.partly.title")}
          {...(may("launchCampaigns") && {
            action: (
              <NavButton
                to={`/app/${campaign.businessProfileId}/campaign/${campaign.id}/launching`}
                size="small"
                kind="secondary"
              >
                {t("app:campaigns.partly.action")}
              </NavButton>
            ),
          })}
        >
          {t("app:campaigns.partly.text")}
        </Banner>
      ) : null}
      {status === "InReview" && reviewDueAt !== undefined ? (
        <Banner tone="info" title={t("app:dashboard.inReview.title")}>
          {t("app:dashboard.inReview.text", { due: format.weekdayOf(reviewDueAt - 1) })}
        </Banner>
      ) : null}
      {campaign.pauseReason === "accessLost" ? (
        <Banner
          tone="warning"
          title={t("app:campaigns.accessLost.title")}
          {...(may("linkAccounts") && {
            action: (
              <NavButton to={`/app/${campaign.businessProfileId}/assets?kind=Page`} size="small">
                {t("app:campaigns.accessLost.action")}
              </NavButton>
            ),
          })}
        >
          {t(may("linkAccounts") ? "app:campaigns.accessLost.text" : "app:campaigns.accessLost.ask")}
        </Banner>
      ) : null}
      {campaign.pauseReason === "insufficientFunds" && may("editCampaigns") ? (
        <OutOfMoneyNotice
          campaign={campaign}
          format={format}
          newCampaign={mayBegin ? newCampaign : null}
          mayPay={may("addFunds")}
          isPending={isRefilling}
          error={error}
          onRefill={onRefill}
        />
      ) : null}
      {campaign.pauseReason === "insufficientFunds" && !may("editCampaigns") ? (
        <Banner tone="warning" title={t("app:campaigns.paused.insufficientFunds")}>
          {t("app:campaigns.outOfMoney")}
        </Banner>
      ) : null}
      {campaign.pauseReason === "paymentReversed" ? (
        <Banner tone="error" title={t("app:campaigns.reversed.title")} {...(mayBegin && { action: newCampaign })}>
          {t("app:campaigns.reversed.text")}
        </Banner>
      ) : null}
      {status === "Archived" ? (
        <Banner title={t(`app:campaigns.${archived}.title`)} {...(mayBegin && { action: newCampaign })}>
          {t(`app:campaigns.${archived}.text`)}
        </Banner>
      ) : null}
      {status === "Completed" && mayBegin ? (
        <Banner tone="success" title={t("app:campaigns.ended.title")} action={newCampaign}>
          {t("app:campaigns.ended.text")}
        </Banner>
      ) : null}
    </>
  )
}
