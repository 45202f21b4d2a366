import type { AdvertisedProduct } from "@application/insights/contract"
import { firstProductColumns, productColumnsAmong } from "@domain/insights"
import { readerOf, useLive } from "@ui/container"
import { useState } from "react"
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from "react-router"
import { useMayBegin } from "@ui/shared/configuration"
import { profileContext, useDevicePreferences } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useMay } from "@ui/shared/use-may"
import { useProfile } from "@ui/shared/use-profile"
import { useSearchChange } from "@ui/shared/use-search-change"
import { ProductsView } from "./products-view.tsx"
import { BoostDialog } from "./boost-dialog.tsx"
import { readProducts } from "./read-products.ts"
import { useLeftOutProducts } from "./use-left-out-products.ts"

export const loader = (args: LoaderFunctionArgs) =>
  readProducts(readerOf(args), args.context.get(profileContext), new URL(args.request.url).searchParams)

/** Spec: screens, /app/{id}/productInsights. */
export default function ProductInsights() {
  const loaded = useLoaderData<typeof loader>()
  const profile = useProfile()
  const format = useFormat()
  const may = useMay()
  const leftOut = useLeftOutProducts(profile?.id)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [search, changeSearch] = useSearchChange()
  const { value } = useLive(loaded, async (read) =>
    profile === undefined ? loaded : readProducts(read, profile, search),
  )
  const { productColumns: kept } = useDevicePreferences()
  const [columns, setColumns] = useState(() => productColumnsAmong(kept.read() ?? []) ?? firstProductColumns)
  const hrefWith = (name: string) => (value: string) => {
    const next = new URLSearchParams(search)
    next.set(name, value)
    next.delete("page")
    return `${pathname}?${next.toString()}`
  }
  const mayBegin = useMayBegin()
  const [boosting, setBoosting] = useState<AdvertisedProduct>()
  return (
    <>
      <ProductsView
        reading={value}
        format={format}
        columns={columns}
        onLeaveOut={may("editFeeds") ? (codes, isLeftOut) => void leftOut.change(codes, isLeftOut) : undefined}
        onBoost={mayBegin ? setBoosting : undefined}
        pending={leftOut.pending}
        failure={leftOut.failure}
        onColumns={(chosen) => {
          kept.write(chosen)
          setColumns(chosen)
        }}
        hrefOf={hrefWith("product")}
        onOpen={(product) => changeSearch({ product })}
        hrefOfValue={hrefWith("value")}
        onProblem={(problem) => changeSearch({ problem, page: undefined })}
        onGroup={(group) => changeSearch({ group, page: undefined })}
        onAttribute={(by) => changeSearch({ by, value: undefined, page: undefined })}
        onValue={(value) => navigate(hrefWith("value")(value), { preventScrollReset: true })}
        onEveryValue={() => changeSearch({ value: undefined, page: undefined })}
        onMetrics={(metric, beside) => changeSearch({ metric, beside })}
        onPeriod={(period) => changeSearch({ period, page: undefined })}
        onSort={(sort, order) =>
          changeSearch({ sort, order: order === "Ascending" ? "up" : undefined, page: undefined })
        }
        onSearch={(q) => changeSearch({ q, page: undefined }, { replace: true })}
        onPage={(page) => changeSearch({ page: page === 1 ? undefined : String(page) })}
        onAll={() =>
          changeSearch({
            product: undefined,
            q: undefined,
            group: undefined,
            value: undefined,
            problem: undefined,
            page: undefined,
          })
        }
      />
      {boosting === undefined || profile === undefined ? null : (
        <BoostDialog
          businessProfileId={profile.id}
          currency={value.insights.currency}
          format={format}
          product={boosting}
          listed={value.list.products}
          period={value.period}
          onClose={() => setBoosting(undefined)}
        />
      )}
    </>
  )
}
