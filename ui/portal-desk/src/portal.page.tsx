import { usePortal } from "@ui/shared/frame"
import { usePortalRights } from "@ui/shared/use-portal-rights"
import { Desk } from "./desk.tsx"
import { MoneyToDo } from "./work/money-to-do.tsx"
import { PriorityBusinesses } from "./work/priority-businesses.tsx"
import { ReviewsToDo } from "./work/reviews-to-do.tsx"

/** What waits for the staff and the administrators of a portal. Ours. */
export default function PortalWork() {
  const { portal } = usePortal()
  const may = usePortalRights()
  return (
    <Desk page="portal" texts={["billing", "failures", "portalMoney", "portalReviews"]}>
      {may("reviewCampaigns") ? <ReviewsToDo portalId={portal.id} /> : null}
      {may("administerPortal") ? <PriorityBusinesses portalId={portal.id} /> : null}
      {may("administerPortal") ? <MoneyToDo portalId={portal.id} /> : null}
    </Desk>
  )
}
