import { usePortal } from "@ui/shared/frame"
import { Desk } from "../desk.tsx"
import { Endpoints } from "./endpoints.tsx"
import { EventTable } from "./event-table.tsx"
import { ReceiverSample } from "./receiver-sample-panel.tsx"

/** The webhooks of the portal: its endpoints with their logs, a receiver to begin with, and every event. Ours. */
export default function PortalWebhooks() {
  const { portal } = usePortal()
  return (
    <Desk
      page="portalWebhooks"
      texts={["portalWebhooks", "portalDevelopers", "leadDelivery", "callFailures", "failures"]}
    >
      <Endpoints portalId={portal.id} />
      <ReceiverSample />
      <EventTable />
    </Desk>
  )
}
