import { idFromPath } from "@domain/launch"
import { CampaignId } from "@domain/kernel"
import { PageNotFound, usePortal } from "@ui/shared/frame"
import { useParams } from "react-router"
import { Desk } from "../desk.tsx"
import { ReviewView } from "./review-view.tsx"

/** One campaign that waits for the portal's decision. Ours. */
export default function PortalReview() {
  const { portal } = usePortal()
  const id = idFromPath(useParams()["campaignId"] ?? "")
  return (
    <Desk page="portalReview" texts={["portalReviews", "launch", "app", "policy", "kit"]}>
      {id === undefined ? (
        <PageNotFound />
      ) : (
        <ReviewView key={id} portalId={portal.id} campaignId={CampaignId.make(id)} />
      )}
    </Desk>
  )
}
