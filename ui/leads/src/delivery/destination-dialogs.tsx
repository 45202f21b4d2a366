import type { DestinationKind } from "@domain/integrations"
import type { BusinessProfileId } from "@domain/kernel"
import { BackfillDialog } from "./backfill-dialog.tsx"
import { DestinationForm } from "./destination-form.tsx"
import { LogDialog } from "./log-dialog.tsx"
import type { Opened } from "./read-destinations.ts"
import { RemoveDialog } from "./remove-dialog.tsx"
import { RotateDialog } from "./rotate-dialog.tsx"
import { SecretDialog } from "./secret-dialog.tsx"
import { TestDialog } from "./test-dialog.tsx"

export interface DestinationDialogsProps {
  readonly businessProfileId: BusinessProfileId
  readonly availableKinds: ReadonlyArray<DestinationKind>
  readonly mayChange: boolean
  readonly opened: Opened
  readonly onOpen: (opened: Opened) => void
  readonly onClose: () => void
  readonly onChanged: () => void
}

/** The dialog of what was asked for. */
export const DestinationDialogs = (props: DestinationDialogsProps) => {
  const { businessProfileId, availableKinds, mayChange, opened, onOpen, onClose, onChanged } = props
  const done = () => {
    onChanged()
    onClose()
  }
  if (opened.what === "secret") return <SecretDialog {...opened} onClose={onClose} />
  const made = (destination: (typeof opened & { what: "rotate" })["destination"], secret: string | undefined) => {
    onChanged()
    if (secret === undefined) onClose()
    else onOpen({ what: "secret", secret, destination })
  }
  if (opened.what === "add")
    return <DestinationForm {...{ businessProfileId, availableKinds }} onClose={onClose} onSaved={made} />
  const { destination } = opened
  const of = { businessProfileId, destination, onClose }
  switch (opened.what) {
    case "change":
      return <DestinationForm {...of} availableKinds={availableKinds} onSaved={made} />
    case "log":
      return <LogDialog {...of} mayChange={mayChange} onChanged={onChanged} />
    case "test":
      return <TestDialog {...of} />
    case "backfill":
      return <BackfillDialog {...of} onBegun={done} />
    case "rotate":
      return <RotateDialog {...of} onRotated={made} />
    case "remove":
      return <RemoveDialog {...of} onRemoved={done} />
  }
}
