import type { AdvertisedProduct } from "@application/insights/contract"
import { isRepriced } from "@domain/insights"
import { Badge } from "@ui/kit/badge"
import type { Format } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import { ProductPicture } from "./product-picture.tsx"
import styles from "./products.module.css"

interface ProductWordsProps {
  readonly product: AdvertisedProduct
  readonly format: Format
}

/** Why the network does not show a product, in its own words, and what mends it. */
const Refusals = ({ product: { refusals = [] } }: Pick<ProductWordsProps, "product">) => {
  const { t } = useTranslation("products")
  return refusals.map(({ fault, words }) => (
    <span key={`${fault} ${words}`} className={styles["quiet"]}>
      {words === "" ? null : (
        <>
          <q lang="en">{words}</q>
          <br />
        </>
      )}
      {t(`products:alerts.mend.${fault}`)}
    </span>
  ))
}

/** A product with its picture, price, and what is wrong with it. */
export const ProductWords = ({ product, format }: ProductWordsProps) => {
  const { t } = useTranslation("products")
  const { price, networkPrice, refusals = [], isLeftOut = false } = product
  return (
    <span className={styles["product"]}>
      <ProductPicture address={product.imageLink} />
      <span className={styles["words"]}>
        <bdi>{product.title ?? product.productId}</bdi>
        <span className={styles["quiet"]}>
          {price === undefined ? null : <bdi dir="ltr">{format.money(price.amount, price.currency)}</bdi>}{" "}
          {product.link === undefined ? t("products:left") : null}
          {isLeftOut ? <Badge>{t("products:leftOut.is")}</Badge> : null}
          {product.availability === "out_of_stock" && product.group !== "Sleeping" ? (
            <strong>{t("products:alert.outOfStock")}</strong>
          ) : null}
        </span>
        {networkPrice !== undefined && isRepriced(product) && !isLeftOut ? (
          <span className={styles["quiet"]}>
            <strong>
              {t("products:alert.oldPrice", { price: format.money(networkPrice.amount, networkPrice.currency) })}
            </strong>
          </span>
        ) : null}
        {refusals.length > 0 && !isLeftOut ? (
          <>
            <span className={styles["quiet"]}>
              <strong>{t("products:alert.refused")}</strong>
            </span>
            <Refusals product={product} />
          </>
        ) : null}
      </span>
    </span>
  )
}
