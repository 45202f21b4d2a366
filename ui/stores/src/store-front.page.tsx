import { linkablePlatforms } from "@domain/businesses"
import { RadioCards } from "@ui/kit/radio-cards"
import { NavButton, useServices } from "@ui/shared/frame"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useSearchParams } from "react-router"
import { StoreMark } from "./store-mark.tsx"
import { StorePageFrame } from "./store-page-frame.tsx"
import { useStorePlace } from "./store-place.ts"

const shown = ["Shopify", "WooCommerce", "BigCommerce", "Magento", "OtherStore"] as const

/** Which system the store runs on. Spec: store onboarding, storeFront. */
export default function StoreFront() {
  const { t } = useTranslation(["stores", "common"])
  const { type, next } = useStorePlace("storefront")
  const [search] = useSearchParams()
  const linkable = linkablePlatforms(useServices())
  const offered = shown.filter((store) => store === "OtherStore" || linkable.includes(store))
  const [chosen, choose] = useState<string | null>(type === "Default" ? null : type)
  const [isMissing, setMissing] = useState(false)
  const kept = new URLSearchParams(search)
  kept.delete("store")
  return (
    <StorePageFrame
      page="storefront"
      onContinue={() => {
        const store = offered.find((one) => one === chosen)
        if (store === undefined) return setMissing(true)
        next({ type: store, ...(store !== type && { shop: undefined }) })
      }}
      secondary={
        <NavButton kind="secondary" to={`/signup/businessDetails?${kept.toString()}`}>
          {t("stores:storefront.noStore")}
        </NavButton>
      }
    >
      <RadioCards
        label={t("stores:storefront.label")}
        value={chosen}
        onChange={(id) => {
          choose(id)
          setMissing(false)
        }}
        {...(isMissing && { error: t("stores:storefront.required") })}
        options={offered.map((id) => ({
          id,
          title: t(`stores:type.${id}`),
          description: t(`stores:storefront.how.${id}`),
          icon: <StoreMark type={id} />,
        }))}
      />
    </StorePageFrame>
  )
}
