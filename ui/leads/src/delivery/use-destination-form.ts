import { ChangeLeadDestination, CreateLeadDestination } from "@application/integrations/contract"
import { type DestinationKind, type LeadDestination } from "@domain/integrations"
import type { BusinessProfileId } from "@domain/kernel"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useForm } from "@ui/shared/form"
import { Result } from "effect"
import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { type DestinationValues, readyMapping, settingsOf, valuesOf } from "./destination-values.ts"

export interface DestinationFormOptions {
  readonly businessProfileId: BusinessProfileId
  readonly kind: DestinationKind
  /** The destination that is changed; absent for a new one. */
  readonly destination: LeadDestination | undefined
  /** Receives the secret of a new one, which is told this once. */
  readonly onSaved: (destination: LeadDestination, secret: string | undefined) => void
}

/** Makes a destination. */
const useNew = ({ businessProfileId, kind, onSaved }: DestinationFormOptions) => {
  const { t } = useTranslation(["leadDelivery"])
  return useForm(CreateLeadDestination, {
    values: valuesOf({ mapping: readyMapping(kind, (field) => t(`leadDelivery:field.${field}`)) }),
    input: (typed: DestinationValues) =>
      Result.map(settingsOf(kind, typed), (settings) => ({ businessProfileId, kind, ...settings })),
    revalidate: false,
    onSaved: ({ destination, secret }) => {
      toastSuccess(t("leadDelivery:done.add", { name: destination.name }))
      onSaved(destination, secret)
    },
  })
}

/** Changes a destination, unless somebody else has done so since `version`. */
const useChange = ({ businessProfileId, kind, destination, onSaved }: DestinationFormOptions) => {
  const { t } = useTranslation(["leadDelivery"])
  const version = useRef(destination?.version ?? 0)
  const form = useForm(ChangeLeadDestination, {
    values: valuesOf(destination ?? { mapping: [] }),
    input: (typed: DestinationValues) =>
      destination === undefined
        ? Result.fail({})
        : Result.map(settingsOf(kind, typed), (settings) => ({
            businessProfileId,
            destinationId: destination.id,
            version: version.current,
            ...settings,
          })),
    revalidate: false,
    onSaved: (saved) => {
      toastSuccess(t("leadDelivery:done.change", { name: saved.name }))
      onSaved(saved, undefined)
    },
  })
  return { form, version }
}

/** The form of a destination; `overwrite` saves what is typed over somebody else's version. */
export const useDestinationForm = (options: DestinationFormOptions) => {
  const made = useNew(options)
  const { form: changed, version } = useChange(options)
  return {
    form: options.destination === undefined ? made : changed,
    overwrite: (theirs: LeadDestination) => {
      version.current = theirs.version ?? 0
      void changed.submit()
    },
  }
}
