import { usePortal, useSessionState } from "@ui/shared/frame"
import { Desk } from "../desk.tsx"
import { ApiKeys } from "./api-keys.tsx"
import { ConnectAssistants } from "./connect-assistants.tsx"
import { EmbedKeys } from "./embed-keys.tsx"
import { QuickStart } from "./quick-start.tsx"
import { WebhooksLink } from "./webhooks-link.tsx"

/** What developers of the portal need: a first call, API keys and keys of embed tokens. Ours. */
export default function PortalDevelopers() {
  const { portal } = usePortal()
  const session = useSessionState()
  if (session.status !== "signedIn") return null
  const { user, profiles } = session
  return (
    <Desk page="portalDevelopers" texts={["portalDevelopers", "portalWebhooks", "callFailures", "failures"]}>
      <QuickStart userId={user.id} businessProfileId={profiles[0]?.id} />
      <ConnectAssistants />
      <WebhooksLink />
      <ApiKeys portalId={portal.id} profiles={profiles} />
      <EmbedKeys portal={portal} />
    </Desk>
  )
}
