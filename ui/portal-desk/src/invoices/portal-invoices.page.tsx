import { usePortal } from "@ui/shared/frame"
import { Desk } from "../desk.tsx"
import { IssuingEntities } from "./issuing-entities.tsx"
import { RegisteredDocuments } from "./registered-documents.tsx"

/** Who issues the portal's invoices, and the invoices that a tax office has registered. Ours. */
export default function PortalInvoices() {
  const { portal } = usePortal()
  return (
    <Desk page="portalInvoices" texts={["billing", "documents", "failures"]}>
      <IssuingEntities portal={portal} />
      <RegisteredDocuments portalId={portal.id} />
    </Desk>
  )
}
