import { PageNotOpen } from "@ui/shared/frame"

/** The desk of product feeds. Spec: screens, product feed. */
const ProductFeedPage = () => <PageNotOpen page="productFeed" />

export default ProductFeedPage
