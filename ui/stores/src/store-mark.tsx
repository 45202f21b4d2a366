import { cx } from "@ui/kit/cx"
import styles from "./store-mark.module.css"

/** Letters that stand for a shop system; no logo of anybody is drawn. */
const letters = { Shopify: "S", WooCommerce: "Woo", BigCommerce: "B", Magento: "M", OtherStore: "…" } as const

/** A shop system's mark beside its name. */
export const StoreMark = ({ type }: { readonly type: keyof typeof letters }) => (
  <span className={cx(styles.mark)} aria-hidden dir="ltr">
    {letters[type]}
  </span>
)
