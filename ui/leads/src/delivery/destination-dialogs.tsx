import type { DestinationKind } from "@domain/integrations"
import type { BusinessProfileId } from "@domain/kernel"
import { BackfillDialog } from "./backfill-dialog.tsx"
import { DestinationForm } from "./destination-form.tsx"
import { KindDialog } from "./kind-dialog.tsx"
import { LogDialog } from "./log-dialog.tsx"
import type { Opened } from "./read-destinations.ts"
import { RemoveDialog } from "./remove-dialog.tsx"
import { RotateDialog } from "./rotate-dialog.tsx"
import { SecretDialog } from "./secret-dialog.tsx"
import { TestDialog } from "./test-dialog.tsx"

export interface DestinationDialogsProps {
  readonly businessProfileId: BusinessProfileId
  readonly availableKinds: ReadonlyArray<DestinationKind>
  /** The account that spreadsheets are shared with. */
  readonly sharedWith: string | undefined
  readonly mayChange: boolean
  readonly opened: Opened
  readonly onOpen: (opened: Opened) => void
  readonly onClose: () => void
  readonly onChanged: () => void
}

/** The dialog of what was asked for. */
export const DestinationDialogs = (props: DestinationDialogsProps) => {
  const { businessProfileId, availableKinds, sharedWith, mayChange, opened, onOpen, onClose, onChanged } = props
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
  const theirs = (newest: (typeof opened & { what: "rotate" })["destination"]) => {
    onChanged()
    onOpen({ what: "change", destination: newest })
  }
  const forms = { businessProfileId, sharedWith, onClose, onSaved: made, onTheirs: theirs }
  if (opened.what === "add") {
    const kind = opened.kind ?? (availableKinds.length === 1 ? availableKinds[0] : undefined)
    return kind === undefined ? (
      <KindDialog
        kinds={availableKinds}
        onClose={onClose}
        onChosen={(chosen) => onOpen({ what: "add", kind: chosen })}
      />
    ) : (
      <DestinationForm {...forms} kind={kind} />
    )
  }
  const { destination } = opened
  const of = { businessProfileId, destination, onClose }
  switch (opened.what) {
    case "change":
      return (
        <DestinationForm key={destination.version ?? 0} {...forms} kind={destination.kind} destination={destination} />
      )
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
