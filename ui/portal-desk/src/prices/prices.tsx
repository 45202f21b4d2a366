import { ListPriceLists } from "@application/signup/contract"
import { type Region, regionFacts } from "@domain/kernel"
import type { Portal } from "@domain/portals"
import { firstDayOfNext, priceListInForce, type RegionalPriceList } from "@domain/pricing"
import { useRead } from "@ui/container"
import { ErrorState } from "@ui/kit/error-state"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { Select } from "@ui/kit/select"
import panel from "@ui/shared/panel.module.css"
import { todayIn } from "@ui/shared/today"
import { useSearchChange } from "@ui/shared/use-search-change"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { LevelsForm } from "./levels-form.tsx"
import { NewPrices } from "./new-prices.tsx"
import { PriceCalculator } from "./price-calculator.tsx"
import { PriceListForm } from "./price-list-form.tsx"
import { PriceLists } from "./price-lists.tsx"

/** The lists of one region, what a customer sees by them, and further lists. */
const PricesIn = ({
  portal,
  region,
  all,
  onChanged,
}: {
  readonly portal: Portal
  readonly region: Region
  readonly all: ReadonlyArray<RegionalPriceList>
  readonly onChanged: () => void
}) => {
  const { currency } = regionFacts[region]
  const lists = all.filter((list) => list.region === region && list.currency === currency)
  const today = todayIn(region)
  const firstDay = firstDayOfNext(lists, portal.id, region, today)
  const scope = { portalId: portal.id, region, currency }
  const [kind, setKind] = useState<"levels" | "all">("levels")
  const base = priceListInForce(lists, scope, firstDay)
  if (base === undefined) return null
  const props = { portal, scope, lists, base, today, firstDay, onPublished: onChanged }
  const version = `${base.id} ${firstDay}`
  return (
    <>
      <PriceCalculator scope={scope} lists={lists} today={today} />
      <PriceLists scope={scope} lists={lists} today={today} onWithdrawn={onChanged} />
      <NewPrices kind={kind} onKind={setKind}>
        {kind === "levels" ? <LevelsForm key={version} {...props} /> : <PriceListForm key={version} {...props} />}
      </NewPrices>
    </>
  )
}

/** The prices of a portal in one of its regions, which stands in the address. Ours. */
export const Prices = ({ portal }: { readonly portal: Portal }) => {
  const { t } = useTranslation(["portalDesk", "common"])
  const [search, change] = useSearchChange()
  const { output, failure, retry } = useRead(ListPriceLists, { portalId: portal.id })
  const regions = portal.regions.map(({ region }) => region)
  const region = regions.find((one) => one === search.get("region")) ?? regions[0] ?? "IN"
  if (output === undefined)
    return failure === undefined ? (
      <LoadingRegion label={t("common:state.loading")}>
        <Skeleton shape="box" height="20rem" />
      </LoadingRegion>
    ) : (
      <ErrorState
        level={2}
        title={t("portalDesk:prices.notLoaded")}
        retryLabel={t("common:action.retry")}
        retryingLabel={t("common:state.loading")}
        onRetry={retry}
      />
    )
  return (
    <>
      {regions.length < 2 ? null : (
        <div className={panel["tools"]}>
          <Select
            label={t("portalDesk:prices.region")}
            placeholder={t("portalDesk:prices.region")}
            value={region}
            options={regions.map((id) => ({ id, label: t(`common:region.${id}`) }))}
            onChange={(id) => change({ region: id === regions[0] ? undefined : id }, { replace: true })}
          />
        </div>
      )}
      <PricesIn key={region} portal={portal} region={region} all={output} onChanged={retry} />
    </>
  )
}
