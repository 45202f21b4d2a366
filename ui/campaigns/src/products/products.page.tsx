import { readerOf, useLive } from "@ui/container"
import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router"
import { profileContext } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useProfile } from "@ui/shared/use-profile"
import { useSearchChange } from "@ui/shared/use-search-change"
import { ProductsView } from "./products-view.tsx"
import { readProducts } from "./read-products.ts"

export const loader = (args: LoaderFunctionArgs) =>
  readProducts(readerOf(args), args.context.get(profileContext), new URL(args.request.url).searchParams)

/** Spec: screens, /app/{id}/productInsights. */
export default function ProductInsights() {
  const loaded = useLoaderData<typeof loader>()
  const profile = useProfile()
  const format = useFormat()
  const { pathname } = useLocation()
  const [search, changeSearch] = useSearchChange()
  const { value } = useLive(loaded, async (read) =>
    profile === undefined ? loaded : readProducts(read, profile, search),
  )
  const hrefOf = (productId: string) => {
    const next = new URLSearchParams(search)
    next.set("product", productId)
    return `${pathname}?${next.toString()}`
  }
  return (
    <ProductsView
      reading={value}
      format={format}
      hrefOf={hrefOf}
      onOpen={(product) => changeSearch({ product })}
      onPeriod={(period) => changeSearch({ period, page: undefined })}
      onSort={(sort, order) => changeSearch({ sort, order: order === "Ascending" ? "up" : undefined, page: undefined })}
      onSearch={(q) => changeSearch({ q, page: undefined }, { replace: true })}
      onPage={(page) => changeSearch({ page: page === 1 ? undefined : String(page) })}
      onAll={() => changeSearch({ product: undefined, q: undefined, page: undefined })}
    />
  )
}
