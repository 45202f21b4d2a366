import type { ProposedAd } from "@application/campaigns/contract"
import { discountOf, sharedCategory } from "@domain/campaigns"
import type { PriceBreakdown } from "@domain/pricing"
import { Button } from "@ui/kit/button"
import { cx } from "@ui/kit/cx"
import { FeedAd } from "@ui/shared/picture-ad"
import type { Format } from "@ui/shared/use-format"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import styles from "./ready-ads.module.css"

export interface ReadyAdCardProps {
  readonly ad: ProposedAd
  readonly price: PriceBreakdown
  readonly format: Format
  readonly isStarting: boolean
  /** Another ad is being started. */
  readonly isDisabled: boolean
  readonly onStart: () => void
}

/** Why an ad is proposed, in a title and a sentence. */
const useReason = ({ kind, products }: ProposedAd, format: Format) => {
  const { t } = useTranslation("readyAds")
  const [first] = products
  const category = kind === "Collection" ? sharedCategory(products) : undefined
  const reason = {
    Reduced: () => t("readyAds:reason.Reduced", { percent: format.percent((first ? discountOf(first) : 0) / 100) }),
    Showpiece: () =>
      first !== undefined && first.pictures > 1
        ? t("readyAds:reason.Showpiece.pictures", { count: first.pictures })
        : t("readyAds:reason.Showpiece.typical"),
    Collection: () =>
      category === undefined
        ? t("readyAds:reason.Collection.mixed", { count: products.length })
        : t("readyAds:reason.Collection.category", { count: products.length, category }),
    BestValue: () => t("readyAds:reason.BestValue"),
    TopPrice: () => t("readyAds:reason.TopPrice"),
  }[kind]
  return { title: t(`readyAds:kind.${kind}`), reason: reason() }
}

/** A proposed ad as it will look, why it is proposed, what it costs, and the press that starts its draft. */
export const ReadyAdCard = ({ ad, price, format, isStarting, isDisabled, onStart }: ReadyAdCardProps) => {
  const { t } = useTranslation("readyAds")
  const { title, reason } = useReason(ad, format)
  const titleId = useId()
  const money = (amount: number) => format.money(amount, price.currency)
  return (
    <li className={cx(styles.ad)} aria-labelledby={titleId}>
      <div className={cx(styles.words)}>
        <h3 id={titleId} className={cx(styles.title)}>
          {title}
        </h3>
        <p className={cx(styles.reason)}>{reason}</p>
      </div>
      <div className={cx(styles.preview)}>
        <FeedAd
          content={ad.content}
          primaryText={ad.primaryText}
          headline={ad.headline}
          description={ad.description}
          link={ad.link}
          cards={ad.cards}
        />
      </div>
      <div className={cx(styles.buy)}>
        <p className={cx(styles.price)}>
          <span className={cx(styles.daily)}>{t("readyAds:price.daily", { amount: money(price.dailyBudget) })}</span>
          <span className={cx(styles.reason)}>
            {t("readyAds:price.total", { amount: money(price.total), count: price.days })}
          </span>
        </p>
        <Button
          kind="secondary"
          isWide
          aria-label={t("readyAds:useNamed", { title })}
          isPending={isStarting}
          pendingLabel={t("readyAds:starting")}
          isDisabled={isDisabled}
          onPress={onStart}
        >
          {t("readyAds:use")}
        </Button>
      </div>
    </li>
  )
}
