import { usePortal } from "@ui/shared/frame"
import { useState } from "react"
import { Desk } from "../desk.tsx"
import { DueCommissions } from "./due-commissions.tsx"
import { HeldCommissions } from "./held-commissions.tsx"
import { PayoutList } from "./payout-list.tsx"

/** What the portal owes for clients that were brought: decided, approved and paid. Ours. */
export default function PortalPayouts() {
  const { portal } = usePortal()
  const [changes, setChanges] = useState({ due: 0, payouts: 0 })
  const isDueAgain = () => setChanges((count) => ({ ...count, due: count.due + 1 }))
  return (
    <Desk page="portalPayouts" texts={["commissions", "failures"]}>
      <HeldCommissions portalId={portal.id} onDecided={isDueAgain} />
      <DueCommissions
        key={`due ${changes.due}`}
        portalId={portal.id}
        onApproved={() => setChanges((count) => ({ ...count, payouts: count.payouts + 1 }))}
      />
      <PayoutList key={`payouts ${changes.payouts}`} portalId={portal.id} onChanged={isDueAgain} />
    </Desk>
  )
}
