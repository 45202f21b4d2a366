import { GetPortalBusiness } from "@application/businesses/contract"
import { BusinessProfileId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { EmptyState } from "@ui/kit/empty-state"
import { NavButton, usePortal } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"
import { useParams } from "react-router"
import { Desk } from "../desk.tsx"
import { numberIn } from "../number-in.ts"
import { NotLoaded } from "../settings/not-loaded.tsx"
import { BusinessView } from "./business-view.tsx"

const texts = ["portalBusinesses", "handOvers", "deletion", "portalDesk", "app", "billing"] as const

const OneBusiness = ({ id }: { readonly id: BusinessProfileId }) => {
  const { t } = useTranslation("portalBusinesses")
  const { portal } = usePortal()
  const { output, failure, retry } = useRead(GetPortalBusiness, { portalId: portal.id, businessProfileId: id })
  const isGone = failure !== undefined && isTagged(failure) && failure._tag === "BusinessProfileNotFound"
  return (
    <Desk page="portalBusiness" texts={texts} title={output?.business.name}>
      <div>
        <NavButton kind="quiet" size="small" to="/portal/businesses">
          {t("portalBusinesses:one.back")}
        </NavButton>
      </div>
      {isGone ? (
        <EmptyState level={2} title={t("portalBusinesses:one.gone")} />
      ) : output === undefined ? (
        <NotLoaded failure={failure} title={t("portalBusinesses:one.notLoaded")} onRetry={retry} />
      ) : (
        <BusinessView shown={output} onChanged={retry} />
      )}
    </Desk>
  )
}

const isTagged = (failure: unknown): failure is { readonly _tag: string } =>
  typeof failure === "object" && failure !== null && "_tag" in failure

/** What a portal's staff need to know of a business, and do for it. Ours. */
export default function PortalBusinessPage() {
  const { businessProfileId = "" } = useParams()
  const id = numberIn(businessProfileId) ?? 0
  return <OneBusiness key={id} id={BusinessProfileId.make(id)} />
}
