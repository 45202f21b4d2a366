import { usePortal } from "@ui/shared/frame"
import { Desk } from "../desk.tsx"
import { AccountingExports } from "./accounting-exports.tsx"
import { PaymentIssues } from "./payment-issues.tsx"
import { WaitingRefunds } from "./waiting-refunds.tsx"
import { UnregisteredDocuments } from "./unregistered-documents.tsx"

/** Payments and invoices that went wrong, and the portal's documents for its accountant. Ours. */
export default function PortalMoney() {
  const { portal } = usePortal()
  return (
    <Desk page="portalMoney" texts={["portalMoney", "billing", "failures"]}>
      <PaymentIssues portalId={portal.id} />
      <WaitingRefunds portalId={portal.id} />
      <UnregisteredDocuments portalId={portal.id} />
      <AccountingExports portalId={portal.id} />
    </Desk>
  )
}
