import { endpointLimits } from "@domain/integrations"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { TextArea } from "@ui/kit/text-area"
import { TextField } from "@ui/kit/text-field"
import type { Fields, Form } from "@ui/shared/form"
import { FailureNotice } from "@ui/shared/frame"
import panel from "@ui/shared/panel.module.css"
import { useTranslation } from "react-i18next"
import type { EndpointValues } from "./endpoint-values.ts"
import { EventChoice } from "./event-choice.tsx"

export interface EndpointFormDialogProps {
  readonly title: string
  /** Words on the button that saves. */
  readonly act: string
  readonly form: Pick<Form<EndpointValues>, "props" | "failure" | "isPending"> & Pick<Fields<EndpointValues>, "field">
  readonly onClose: () => void
}

/** The fields of an endpoint, whatever saves them. */
export const EndpointFormDialog = ({ title, act, form, onClose }: EndpointFormDialogProps) => {
  const { t } = useTranslation(["portalWebhooks", "common"])
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={t("common:action.close")}>
      <form {...form.props} className={panel["form"]}>
        <FailureNotice failure={form.failure} />
        <TextField
          label={t("portalWebhooks:form.name")}
          hint={t("portalWebhooks:form.nameHint")}
          {...form.field("name")}
          autoComplete="off"
        />
        <TextField
          type="url"
          label={t("portalWebhooks:form.address")}
          hint={t("portalWebhooks:form.addressHint")}
          {...form.field("address")}
          autoComplete="off"
        />
        <TextArea
          label={t("portalWebhooks:form.description")}
          hint={t("portalWebhooks:form.descriptionHint", { most: endpointLimits.descriptionLetters })}
          {...form.field("description")}
        />
        <EventChoice {...form.field("events")} />
        <div className={panel["actions"]}>
          <Button type="submit" isPending={form.isPending} pendingLabel={t("common:state.saving")}>
            {act}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
