import { usePortal } from "@ui/shared/frame"
import { Desk } from "../desk.tsx"
import { PortalLogView } from "./portal-log-view.tsx"

/** Who changed what at the portal. Ours. */
export default function PortalLog() {
  const { portal } = usePortal()
  return (
    <Desk page="portalLog" texts={["portalDesk"]}>
      <PortalLogView portalId={portal.id} />
    </Desk>
  )
}
