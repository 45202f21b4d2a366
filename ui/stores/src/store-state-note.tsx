import type { Store } from "@application/businesses/contract"
import type { StoreRefusal } from "@domain/businesses"
import { Banner } from "@ui/kit/banner"
import { useTranslation } from "react-i18next"

/** Why a store was not linked, and what helps. */
export const RefusalNote = ({ refusal, shop }: { readonly refusal: StoreRefusal; readonly shop?: string }) => {
  const { t } = useTranslation("stores")
  return (
    <Banner
      tone={refusal === "cancelled" ? "info" : refusal === "tooSlow" || refusal === "expired" ? "warning" : "error"}
      title={t(`stores:refusal.${refusal}.title`)}
    >
      {shop === undefined ? null : (
        <>
          <bdi dir="ltr">{shop}</bdi>{" "}
        </>
      )}
      {t(`stores:refusal.${refusal}.text`)}
    </Banner>
  )
}

/** How far a store's link is, in words; nothing where nothing was tried. */
export const StoreStateNote = ({ store }: { readonly store: Store }) => {
  const { t } = useTranslation("stores")
  const { state, refusal, label, platform } = store
  const shop = label === undefined ? {} : { shop: label }
  if (state === "refused" || state === "somebodyElses")
    return <RefusalNote refusal={refusal ?? "somebodyElses"} {...shop} />
  if (state === "notLinked") return null
  const tone = state === "linked" ? "success" : state === "linking" ? "info" : "warning"
  return (
    <Banner tone={tone} title={t(`stores:state.${state}.title`)}>
      <bdi dir="ltr">{label}</bdi> · {platform === undefined ? null : t(`stores:type.${platform}`)}
      <br />
      {t(`stores:state.${state}.text`)}
    </Banner>
  )
}
