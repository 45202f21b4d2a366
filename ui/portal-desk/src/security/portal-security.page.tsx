import { usePortal } from "@ui/shared/frame"
import { Desk } from "../desk.tsx"
import { SecurityLog } from "./security-log.tsx"

/** Failed sign-ins and refused rights at the portal. Ours. */
export default function PortalSecurity() {
  const { portal } = usePortal()
  return (
    <Desk page="portalSecurity">
      <SecurityLog portalId={portal.id} />
    </Desk>
  )
}
