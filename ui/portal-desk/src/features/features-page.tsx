import { GetPortalUse } from "@application/portals/contract"
import type { PortalId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { NotLoaded } from "../settings/not-loaded.tsx"
import { usePortalSettings } from "../settings/use-portal-settings.ts"
import { FeatureForm } from "./feature-form.tsx"
import type { TypedFeatures } from "./feature-values.ts"

/** What the form begins with after the portal has changed: fields that are carried over, and fields that can be brought back. */
interface Beginning {
  readonly turn: number
  readonly carried?: TypedFeatures
  readonly former?: TypedFeatures
}

/** Reads what a portal offers and how many use it, and begins the form anew with each revision. */
export const FeaturesPage = ({ portalId }: { readonly portalId: PortalId }) => {
  const { t } = useTranslation("portalLook")
  const { settings, note, failure, retry } = usePortalSettings(portalId)
  const use = useRead(GetPortalUse, { portalId })
  const [{ turn, carried, former }, setBeginning] = useState<Beginning>({ turn: 0 })
  if (settings === undefined || use.output === undefined)
    return (
      <NotLoaded
        failure={failure ?? use.failure}
        title={t("portalLook:features.notLoaded")}
        onRetry={() => (retry(), use.retry())}
      />
    )
  return (
    <FeatureForm
      key={turn}
      settings={settings}
      use={use.output}
      carried={carried}
      former={former}
      onSaved={(saved, before) => {
        note(saved)
        setBeginning({ turn: turn + 1, ...(before !== undefined && { former: before }) })
      }}
      onOvertaken={(theirs, typed) => {
        note(theirs)
        setBeginning({ turn: turn + 1, carried: typed })
      }}
    />
  )
}
