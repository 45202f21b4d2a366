import {
  deliveryLimits,
  destinationKind,
  type DestinationKind,
  isConnected,
  type LeadDestination,
  LeadEventKind,
} from "@domain/integrations"
import type { BusinessProfileId } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { CheckboxGroup } from "@ui/kit/checkbox-group"
import { Dialog } from "@ui/kit/dialog"
import { TextField } from "@ui/kit/text-field"
import { LeavePrompt, useLeaveQuestion } from "@ui/shared/form"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { ConnectionFields } from "./connection-fields.tsx"
import styles from "./delivery.module.css"
import { connectionOf } from "./destination-values.ts"
import type { ReceiverField } from "./field-name.tsx"
import { MappingFields } from "./mapping-fields.tsx"
import { PayloadPreview } from "./payload-preview.tsx"
import { SaveFailure } from "./save-failure.tsx"
import { useDestinationForm } from "./use-destination-form.ts"

export interface DestinationFormProps {
  readonly businessProfileId: BusinessProfileId
  readonly kind: DestinationKind
  /** The account that spreadsheets are shared with. */
  readonly sharedWith: string | undefined
  /** The destination that is changed; absent for a new one. */
  readonly destination?: LeadDestination
  readonly onClose: () => void
  /** Receives the secret of a new one, which is told this once. */
  readonly onSaved: (destination: LeadDestination, secret: string | undefined) => void
  /** Receives somebody else's version, which is to be shown instead of what is typed. */
  readonly onTheirs: (theirs: LeadDestination) => void
}

/** Makes or changes a destination, with a look at what it gets of the newest lead. */
export const DestinationForm = (props: DestinationFormProps) => {
  const { businessProfileId, kind, sharedWith, destination, onClose, onSaved, onTheirs } = props
  const { t } = useTranslation(["leadDelivery", "common"])
  const { form, overwrite } = useDestinationForm({ businessProfileId, kind, destination, onSaved })
  const [fields, setFields] = useState<ReadonlyArray<ReceiverField>>()
  const { leave, question } = useLeaveQuestion(form)
  const { values } = form
  return (
    <>
      <Dialog
        isOpen
        onClose={() => leave(onClose)}
        size="large"
        title={t(destination === undefined ? "leadDelivery:form.newKind" : "leadDelivery:form.change", {
          system: t(`leadDelivery:kind.${kind}`),
        })}
        closeLabel={t("common:action.close")}
        actions={
          <Button isPending={form.isPending} pendingLabel={t("common:state.saving")} onPress={() => void form.submit()}>
            {t("common:action.save")}
          </Button>
        }
      >
        <form {...form.props} className={styles["form"]}>
          <SaveFailure failure={form.failure} onTheirs={onTheirs} onOverwrite={overwrite} />
          <TextField
            label={t("leadDelivery:form.name")}
            hint={t("leadDelivery:form.nameHint")}
            maxLength={deliveryLimits.nameLetters}
            autoComplete="off"
            {...form.field("name")}
          />
          {destinationKind(kind).hasAddress ? (
            <TextField
              type="url"
              label={t("leadDelivery:form.address")}
              hint={t("leadDelivery:form.addressHint")}
              maxLength={deliveryLimits.addressLetters}
              autoComplete="off"
              inputDirection="ltr"
              {...form.field("address")}
            />
          ) : null}
          {isConnected(kind) ? (
            <ConnectionFields
              {...{ businessProfileId, kind, destination, sharedWith, form }}
              onChecked={(checked) => setFields(checked.fields)}
            />
          ) : null}
          <CheckboxGroup
            label={t("leadDelivery:form.events")}
            options={LeadEventKind.literals.map((id) => ({
              id,
              label: t(`leadDelivery:event.${id.slice(5)}`),
              detail: t(`leadDelivery:eventDetail.${id.slice(5)}`),
            }))}
            {...form.field("events")}
          />
          <MappingFields
            rows={values.mapping}
            error={form.errorOf("mapping")}
            isTried={form.isTried}
            fields={fields}
            onChange={(mapping) => form.type({ mapping })}
          />
          <PayloadPreview
            businessProfileId={businessProfileId}
            kind={kind}
            connection={connectionOf(kind, values)}
            rows={values.mapping}
          />
        </form>
      </Dialog>
      <LeavePrompt form={form} />
      {question}
    </>
  )
}
