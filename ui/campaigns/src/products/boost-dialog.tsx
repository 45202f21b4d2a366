import { type AdvertisedProduct, ListProductInsights } from "@application/insights/contract"
import { BoostProduct, DeleteDraftCampaign } from "@application/campaigns/contract"
import { ListOwnBandLevels, QuotePrice } from "@application/signup/contract"
import type { Campaign } from "@domain/campaigns"
import type { ProductInsightPeriod } from "@domain/insights"
import type { BusinessProfileId, CurrencyCode, SessionId } from "@domain/kernel"
import { failureIn, useCommand, useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { Skeleton } from "@ui/kit/skeleton"
import { FailureNotice, NavButton } from "@ui/shared/frame"
import type { Format } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useContinueDraft } from "../use-drafts.ts"
import { boosted } from "./boosted.ts"
import { ProductPicture } from "./product-picture.tsx"
import styles from "./products.module.css"

interface BoostDialogProps {
  readonly businessProfileId: BusinessProfileId
  readonly currency: CurrencyCode
  readonly format: Format
  readonly product: AdvertisedProduct
  /** The products of the page, which its ad shows first after it. */
  readonly listed: ReadonlyArray<AdvertisedProduct>
  readonly period: ProductInsightPeriod
  readonly onClose: () => void
}

type PriceProps = Pick<BoostDialogProps, "currency" | "format">

/** What the portal's budgets begin at, before there is a draft. */
const FirstPrice = ({ currency, format }: PriceProps) => {
  const { t } = useTranslation("products")
  const { output, failure } = useRead(ListOwnBandLevels, { currencyCode: currency })
  if (failure !== undefined) return <FailureNotice failure={failure} />
  const level = output?.levels[0]
  if (level === undefined) return <Skeleton shape="text" />
  return <p>{t("products:boost.from", { total: format.money(level.price.total, currency), days: level.price.days })}</p>
}

/** What the draft costs as it is: the total that its payment takes. */
const DraftPrice = ({ sessionId, currency, format }: PriceProps & { readonly sessionId: SessionId }) => {
  const { t } = useTranslation("products")
  const { output, failure } = useRead(QuotePrice, { sessionId })
  if (failure !== undefined) return <FailureNotice failure={failure} />
  if (output === undefined) return <Skeleton shape="text" />
  return (
    <p>{t("products:boost.costs", { total: format.money(output.price.total, currency), days: output.price.days })}</p>
  )
}

/** Starts a campaign whose ad shows a product first: its price before and after the draft is made, and a way back. */
export const BoostDialog = (props: BoostDialogProps) => {
  const { businessProfileId, currency, format, product, listed, period, onClose } = props
  const { t } = useTranslation(["products", "common"])
  // A searched list may hold the product alone.
  const shop = useRead(ListProductInsights, { businessProfileId, period, sort: "TotalSales", order: "Descending" })
  const isRead = shop.output !== undefined || shop.failure !== undefined
  const products = boosted(product, [...listed, ...(shop.output?.products ?? [])])
  const [draft, setDraft] = useState<Campaign>()
  const [making, make] = useCommand(BoostProduct, { revalidate: false })
  const [deleting, discard] = useCommand(DeleteDraftCampaign, { revalidate: false })
  const [opening, open] = useContinueDraft()
  const isAlone = products.length === 1
  const { title = product.productId } = product
  const begin = async () => {
    const made = await make({ businessProfileId, productIds: products.map(({ productId }) => productId) })
    if (made?.status === "succeeded") setDraft(made.output)
  }
  const undo = async (campaignId: Campaign["id"]) => {
    const gone = await discard({ businessProfileId, campaignId })
    if (gone?.status === "succeeded") setDraft(undefined)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("products:boost.title", { title })}
      closeLabel={t("common:action.close")}
      actions={
        draft === undefined ? (
          <>
            <Button kind="secondary" onPress={onClose}>
              {t("common:action.cancel")}
            </Button>
            <Button
              isPending={making.status === "pending"}
              pendingLabel={t("products:boost.making")}
              isDisabled={!isRead}
              onPress={() => void begin()}
            >
              {t("products:boost.make")}
            </Button>
          </>
        ) : (
          <>
            <Button
              kind="secondary"
              isPending={deleting.status === "pending"}
              pendingLabel={t("common:state.saving")}
              onPress={() => void undo(draft.id)}
            >
              {t("products:boost.undo")}
            </Button>
            <Button
              isPending={opening !== undefined}
              pendingLabel={t("products:boost.opening")}
              onPress={() => void open(draft)}
            >
              {t("products:boost.open")}
            </Button>
          </>
        )
      }
    >
      <FailureNotice failure={failureIn(making) ?? failureIn(deleting)} />
      {draft === undefined ? (
        <div className={styles["boost"]}>
          <p>{t(isRead && isAlone ? "products:boost.alone" : "products:boost.text")}</p>
          <ol className={styles["cards"]} aria-label={t("products:boost.cards")}>
            {products.map((one) => (
              <li key={one.productId} className={styles["product"]}>
                <ProductPicture address={one.imageLink} />
                <bdi>{one.title ?? one.productId}</bdi>
              </li>
            ))}
          </ol>
          <FirstPrice currency={currency} format={format} />
          <p className={styles["quiet"]}>{t("products:boost.free")}</p>
          <p className={styles["quiet"]}>{t("products:boost.money")}</p>
          <NavButton kind="quiet" size="small" to="../campaigns">
            {t("products:boost.campaigns")}
          </NavButton>
        </div>
      ) : (
        <div role="status" className={styles["boost"]}>
          <p>{t("products:boost.made", { title })}</p>
          <DraftPrice sessionId={draft.sessionId} currency={currency} format={format} />
          <p className={styles["quiet"]}>{t("products:boost.free")}</p>
        </div>
      )}
    </Dialog>
  )
}
