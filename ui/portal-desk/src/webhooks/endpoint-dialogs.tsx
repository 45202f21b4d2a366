import type { PortalEndpoint } from "@domain/integrations"
import type { PortalId } from "@domain/kernel"
import type { Opened } from "./endpoint-acts.ts"
import { ChangedEndpoint, NewEndpoint } from "./endpoint-form.tsx"
import { EventLogDialog } from "./event-log-dialog.tsx"
import { MadeSecretDialog } from "./made-secret-dialog.tsx"
import { RemoveEndpointDialog } from "./remove-endpoint-dialog.tsx"
import { ReplayDialog } from "./replay-dialog.tsx"
import { RotateSecretDialog } from "./rotate-secret-dialog.tsx"
import { TestEventDialog } from "./test-event-dialog.tsx"

export interface EndpointDialogsProps {
  readonly portalId: PortalId
  readonly names: ReadonlyArray<Pick<PortalEndpoint, "id" | "name">>
  readonly opened: Opened
  readonly onOpen: (opened: Opened) => void
  readonly onClose: () => void
  readonly onChanged: () => void
}

/** The dialog of what was asked for. */
export const EndpointDialogs = ({ portalId, names, opened, onOpen, onClose, onChanged }: EndpointDialogsProps) => {
  const done = () => {
    onChanged()
    onClose()
  }
  const made = (endpoint: PortalEndpoint, secret: string) => {
    onChanged()
    onOpen({ what: "secret", secret, endpoint })
  }
  if (opened.what === "secret") return <MadeSecretDialog {...opened} onClose={onClose} />
  if (opened.what === "add") return <NewEndpoint portalId={portalId} names={names} onClose={onClose} onMade={made} />
  const { endpoint } = opened
  const of = { portalId, endpoint, onClose }
  const logged = () => {
    onChanged()
    onOpen({ what: "log", endpoint })
  }
  switch (opened.what) {
    case "change":
      return <ChangedEndpoint {...of} names={names.filter(({ id }) => id !== endpoint.id)} onSaved={done} />
    case "log":
      return <EventLogDialog {...of} onReplayMany={() => onOpen({ what: "replay", endpoint })} onChanged={onChanged} />
    case "test":
      return <TestEventDialog {...of} onSent={logged} />
    case "replay":
      return <ReplayDialog {...of} onReplayed={logged} />
    case "rotate":
      return <RotateSecretDialog {...of} onRotated={made} />
    case "remove":
      return <RemoveEndpointDialog {...of} onRemoved={done} />
  }
}
