import { ChangePortalEndpoint, CreatePortalEndpoint } from "@application/integrations/contract"
import { checkedEndpoint, type PortalEndpoint } from "@domain/integrations"
import type { PortalId } from "@domain/kernel"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useForm } from "@ui/shared/form"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import { EndpointFormDialog } from "./endpoint-form-dialog.tsx"
import type { EndpointValues } from "./endpoint-values.ts"

export interface EndpointFormProps {
  readonly portalId: PortalId
  /** Other endpoints, whose names are taken. */
  readonly names: ReadonlyArray<Pick<PortalEndpoint, "name">>
  readonly onClose: () => void
}

/** The settings by the domain's rules, or why they refuse fields. */
const settingsOf = (typed: EndpointValues, names: EndpointFormProps["names"]) =>
  Result.mapError(
    checkedEndpoint(
      typed,
      names.map(({ name }) => name),
    ),
    ({ fields }) => Object.fromEntries(Object.entries(fields).map(([field, [key = ""]]) => [field, { key }])),
  )

export interface NewEndpointProps extends EndpointFormProps {
  /** Receives the endpoint with its secret, which is told this once. */
  readonly onMade: (endpoint: PortalEndpoint, secret: string) => void
}

/** Makes an endpoint. */
export const NewEndpoint = ({ portalId, names, onMade, onClose }: NewEndpointProps) => {
  const { t } = useTranslation("portalWebhooks")
  const values: EndpointValues = { name: "", address: "", description: "", events: [] }
  const form = useForm(CreatePortalEndpoint, {
    values,
    input: (typed) => Result.map(settingsOf(typed, names), (settings) => ({ portalId, ...settings })),
    revalidate: false,
    onSaved: ({ endpoint, secret }) => onMade(endpoint, secret),
  })
  return (
    <EndpointFormDialog
      title={t("portalWebhooks:list.add")}
      act={t("portalWebhooks:form.make")}
      form={form}
      onClose={onClose}
    />
  )
}

export interface ChangedEndpointProps extends EndpointFormProps {
  readonly endpoint: PortalEndpoint
  readonly onSaved: () => void
}

/** Changes an endpoint. */
export const ChangedEndpoint = ({ portalId, endpoint, names, onSaved, onClose }: ChangedEndpointProps) => {
  const { t } = useTranslation(["portalWebhooks", "common"])
  const { name, address, description = "", events } = endpoint
  const values: EndpointValues = { name, address, description, events }
  const form = useForm(ChangePortalEndpoint, {
    values,
    input: (typed) =>
      Result.map(settingsOf(typed, names), (settings) => ({ portalId, endpointId: endpoint.id, ...settings })),
    revalidate: false,
    onSaved: (saved) => {
      toastSuccess(t("portalWebhooks:done.change", { name: saved.name }))
      onSaved()
    },
  })
  return (
    <EndpointFormDialog
      title={t("portalWebhooks:form.change", { name })}
      act={t("common:action.save")}
      form={form}
      onClose={onClose}
    />
  )
}
