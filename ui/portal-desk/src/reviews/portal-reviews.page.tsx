import { usePortal } from "@ui/shared/frame"
import { useState } from "react"
import { Desk } from "../desk.tsx"
import { MadeReviews } from "./made-reviews.tsx"
import { ReviewerTable } from "./reviewer-table.tsx"
import { SecondLooks } from "./second-looks.tsx"
import { WaitingReviews } from "./waiting-reviews.tsx"

/** Campaigns to decide on, approvals to look at again, and what was decided. Ours. */
export default function PortalReviews() {
  const { portal } = usePortal()
  const [judged, setJudged] = useState(0)
  return (
    <Desk page="portalReviews" texts={["portalReviews", "launch", "app"]}>
      <WaitingReviews portalId={portal.id} />
      <SecondLooks portalId={portal.id} onJudged={() => setJudged(judged + 1)} />
      <MadeReviews key={`decisions ${judged}`} portalId={portal.id} />
      <ReviewerTable key={`figures ${judged}`} portalId={portal.id} />
    </Desk>
  )
}
