import { Desk } from "../desk.tsx"
import { EditedPortal } from "../settings/edited-portal.tsx"
import { Domains } from "./domains.tsx"

/** The addresses at which the portal answers, and the way to add one. Ours. */
export default function PortalDomains() {
  return (
    <Desk page="portalDomains" texts={["portalLook"]}>
      <EditedPortal>{(portalId) => <Domains key={portalId} portalId={portalId} />}</EditedPortal>
    </Desk>
  )
}
