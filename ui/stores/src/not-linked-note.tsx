import { GetStore } from "@application/businesses/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"

/** Where a store that was not linked in the onboarding is linked later; nothing for one that is. */
export const NotLinkedNote = ({ businessProfileId }: { readonly businessProfileId: BusinessProfileId }) => {
  const { t } = useTranslation("stores")
  const { output: store } = useRead(GetStore, { businessProfileId })
  if (store === undefined || store.state === "linked") return null
  return (
    <Banner tone="info" title={t("stores:notLinked.title")}>
      {t("stores:notLinked.text")}{" "}
      <Link to={`/app/${businessProfileId}/storeSetup`}>{t("stores:notLinked.action")}</Link>
    </Banner>
  )
}
