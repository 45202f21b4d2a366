import { ListFeedItems, ListFeeds } from "@application/businesses/contract"
import { ListProductInsights } from "@application/insights/contract"
import { type CarouselCard, cardOfProduct, type CarouselCards } from "@domain/campaigns"
import { carouselLimits, shownPicture } from "@domain/creatives"
import { type BusinessProfileId, type ProductFeedId, type Region, regionFacts } from "@domain/kernel"
import { useRead } from "@ui/container"
import { formatNumber } from "@ui/i18n"
import { Button } from "@ui/kit/button"
import { cx } from "@ui/kit/cx"
import { Dialog } from "@ui/kit/dialog"
import { EmptyState } from "@ui/kit/empty-state"
import { Skeleton } from "@ui/kit/skeleton"
import { FailureNotice, usePortal } from "@ui/shared/frame"
import { Check, Plus, ShoppingBag } from "lucide-react"
import { useTranslation } from "react-i18next"
import styles from "./cards-editor.module.css"
import { productsOf } from "./products-of.ts"

/** Products that are offered. */
const shownProducts = 48

export interface ProductDialogProps {
  readonly businessProfileId: BusinessProfileId
  /** Whose currency prices have that name none. */
  readonly region: Region
  readonly cards: CarouselCards
  readonly onAdd: (card: CarouselCard) => void
  readonly onClose: () => void
}

interface ProductsProps extends Pick<ProductDialogProps, "businessProfileId" | "region" | "cards" | "onAdd"> {
  readonly feedId: ProductFeedId
}

const Bones = () => (
  <>
    {Array.from({ length: 4 }, (_, index) => (
      <Skeleton key={index} shape="box" height="4rem" />
    ))}
  </>
)

const NoProducts = () => {
  const { t } = useTranslation("carousel")
  return (
    <EmptyState level={3} icon={<ShoppingBag />} title={t("carousel:products.empty")}>
      {t("carousel:products.emptyHelp")}
    </EmptyState>
  )
}

const Products = ({ businessProfileId, region, feedId, cards, onAdd }: ProductsProps) => {
  const { t } = useTranslation(["carousel", "common"])
  const { language } = usePortal()
  const feed = useRead(ListFeedItems, { businessProfileId, feedId, limit: shownProducts })
  // Who may not read reports sees the products in the feed's order.
  const { output: sold } = useRead(ListProductInsights, { businessProfileId, limit: shownProducts })
  if (feed.failure !== undefined)
    return (
      <>
        <FailureNotice failure={feed.failure} />
        <Button kind="secondary" onPress={feed.retry}>
          {t("common:action.retry")}
        </Button>
      </>
    )
  if (feed.output === undefined) return <Bones />
  const products = productsOf(feed.output.items, sold?.products ?? [], {
    currency: regionFacts[region].currency,
    now: Date.now(),
  })
  if (products.length === 0) return <NoProducts />
  const isFull = cards.length >= carouselLimits.cards.most
  return (
    <>
      <p className={cx(styles.note)} role="status">
        {isFull
          ? t("carousel:products.full", { most: formatNumber(carouselLimits.cards.most, language) })
          : t("carousel:products.help")}
      </p>
      <ul className={cx(styles.products)}>
        {products.map((product) => {
          const card = cardOfProduct(product)
          const isAdded = cards.some(({ link }) => link === product.link)
          return (
            <li key={product.link} className={cx(styles.product)}>
              <img src={shownPicture(product.imageLink)} alt="" width={56} height={56} loading="lazy" />
              <span>
                <bdi dir="auto">{product.title}</bdi>
                <bdi className={cx(styles.note)}>{card.description}</bdi>
              </span>
              <Button
                kind="secondary"
                size="small"
                icon={isAdded ? <Check aria-hidden /> : <Plus aria-hidden />}
                isDisabled={isAdded || isFull}
                aria-label={
                  isAdded ? t("carousel:products.added") : t("carousel:products.add", { name: product.title })
                }
                onPress={() => onAdd(card)}
              >
                {isAdded ? t("carousel:products.added") : t("carousel:add")}
              </Button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** The products of a business's shop as cards to add, most sold first. */
export const ProductDialog = ({ businessProfileId, region, cards, onAdd, onClose }: ProductDialogProps) => {
  const { t } = useTranslation(["carousel", "common"])
  const { output, failure, retry } = useRead(ListFeeds, { businessProfileId })
  const feed = output?.find(({ job }) => job?.summary !== undefined || job?.shown !== undefined)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("carousel:products.title")}
      closeLabel={t("common:action.close")}
      size="large"
      isTall
      actions={<Button onPress={onClose}>{t("common:action.done")}</Button>}
    >
      <div className={cx(styles.group)}>
        {failure === undefined ? null : (
          <>
            <FailureNotice failure={failure} />
            <Button kind="secondary" onPress={retry}>
              {t("common:action.retry")}
            </Button>
          </>
        )}
        {output === undefined ? (
          failure === undefined ? (
            <Bones />
          ) : null
        ) : feed === undefined ? (
          <NoProducts />
        ) : (
          <Products
            businessProfileId={businessProfileId}
            region={region}
            feedId={feed.id}
            cards={cards}
            onAdd={onAdd}
          />
        )}
      </div>
    </Dialog>
  )
}
