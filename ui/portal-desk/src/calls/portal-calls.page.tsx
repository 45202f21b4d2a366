import { usePortal } from "@ui/shared/frame"
import { Desk } from "../desk.tsx"
import { CallbackRequests } from "./callback-requests.tsx"

/** The requests of the portal's clients to be called. Ours. */
export default function PortalCalls() {
  const { portal } = usePortal()
  return (
    <Desk page="portalCalls" texts={["app"]}>
      <CallbackRequests portalId={portal.id} />
    </Desk>
  )
}
