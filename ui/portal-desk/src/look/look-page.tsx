import { ListLookVersions } from "@application/portals/contract"
import type { PortalId } from "@domain/kernel"
import type { PortalSettings } from "@domain/portals"
import { useRead } from "@ui/container"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { NotLoaded } from "../settings/not-loaded.tsx"
import { usePortalSettings } from "../settings/use-portal-settings.ts"
import { LookEditor } from "./look-editor.tsx"
import type { TypedLook } from "./look-values.ts"

/** Typing that goes on over a look that somebody else has published meanwhile. */
interface Carried {
  readonly typed: TypedLook
  readonly theirs: PortalSettings
}

/** Reads a portal's look and its versions, and holds what is typed over each revision. */
export const LookPage = ({ portalId }: { readonly portalId: PortalId }) => {
  const { t } = useTranslation("portalLook")
  const { settings, note, failure, retry } = usePortalSettings(portalId)
  const versions = useRead(ListLookVersions, { portalId })
  const [carried, setCarried] = useState<Carried>()
  if (settings === undefined)
    return <NotLoaded failure={failure} title={t("portalLook:look.notLoaded")} onRetry={retry} />
  return (
    <LookEditor
      // A revision of somebody else begins the form anew, with the typing merged into it.
      key={carried?.theirs.revision ?? "own"}
      settings={settings}
      carried={carried?.typed}
      versions={versions}
      onPublished={(published) => {
        note(published)
        versions.retry()
      }}
      onOvertaken={(theirs, typed) => {
        note(theirs)
        setCarried({ theirs, typed })
        versions.retry()
      }}
    />
  )
}
