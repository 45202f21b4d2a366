import { Desk } from "../desk.tsx"
import { EditedPortalId } from "../settings/edited-portal.tsx"
import { Domains } from "./domains.tsx"

/** The addresses at which the portal answers, and the way to add one. Ours. */
export default function PortalDomains() {
  return (
    <Desk page="portalDomains" texts={["portalLook"]}>
      <EditedPortalId>{(portalId) => <Domains key={portalId} portalId={portalId} />}</EditedPortalId>
    </Desk>
  )
}
