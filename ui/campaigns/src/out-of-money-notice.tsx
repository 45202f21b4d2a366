import { QuoteChange } from "@application/campaigns/contract"
import type { Campaign } from "@domain/campaigns"
import { supportWays } from "@domain/portals"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { type ReactNode, useEffect } from "react"
import { useTranslation } from "react-i18next"
import type { Format } from "@ui/shared/use-format"
import { NavButton, usePortal } from "@ui/shared/frame"
import { useRead } from "@ui/container"
import styles from "./campaigns.module.css"

export interface OutOfMoneyNoticeProps {
  readonly campaign: Campaign
  readonly format: Format
  readonly newCampaign: ReactNode
  readonly mayPay: boolean
  readonly isPending: boolean
  /** Why the last try was refused; its price is asked again. */
  readonly error: unknown
  /** Brings the campaign to its last day at the price that is shown. */
  readonly onRefill: (total: number) => void
}

const schemes = { callback: "tel:", link: "", email: "mailto:" } as const

/** Why a campaign without money has stopped and what can be done about it today. Spec: states, "Paused when funds are insufficient". */
export const OutOfMoneyNotice = (props: OutOfMoneyNoticeProps) => {
  const { campaign, format, newCampaign, mayPay, isPending, error, onRefill } = props
  const { t } = useTranslation(["app", "common"])
  const { portal } = usePortal()
  const { id: campaignId, businessProfileId } = campaign
  const { output: quote, retry } = useRead(QuoteChange, { businessProfileId, campaignId, refill: true })
  useEffect(() => {
    if (error !== undefined) retry()
  }, [error, retry])
  const [support] = supportWays(portal, format.region)
  const money = (amount: number) => format.money(amount, quote?.added.currency ?? "INR")
  const isCovered = quote !== undefined && quote.missing === 0
  return (
    <Banner
      tone="warning"
      title={t("app:campaigns.paused.insufficientFunds")}
      action={
        isCovered ? (
          <Button
            size="small"
            isPending={isPending}
            pendingLabel={t("common:state.saving")}
            onPress={() => onRefill(quote.added.total)}
          >
            {t("app:campaigns.moneyUsedUp.resume", { total: money(quote.added.total) })}
          </Button>
        ) : quote !== undefined && mayPay ? (
          <NavButton
            to={`/app/${businessProfileId}/wallet/add?missing=${quote.missing}&campaign=${campaignId}`}
            size="small"
          >
            {t("app:campaigns.moneyUsedUp.add")}
          </NavButton>
        ) : (
          newCampaign
        )
      }
    >
      <div className={styles["paragraphs"]}>
        <p>{t("app:campaigns.outOfMoney")}</p>
        {quote === undefined ? null : (
          <p>
            {isCovered
              ? t("app:campaigns.moneyUsedUp.covered", {
                  total: money(quote.added.total),
                  day: format.day(quote.endDate),
                })
              : t("app:campaigns.moneyUsedUp.missing", {
                  total: money(quote.added.total),
                  missing: money(quote.missing),
                })}
          </p>
        )}
        {isCovered ? null : (
          <p>{t(mayPay ? "app:campaigns.moneyUsedUp.ways" : "app:campaigns.moneyUsedUp.waysWithoutPaying")}</p>
        )}
        {support === undefined || isCovered ? null : (
          <p>
            <a href={`${schemes[support.kind]}${support.target}`}>{t("app:campaigns.moneyUsedUp.support")}</a>
          </p>
        )}
      </div>
    </Banner>
  )
}
