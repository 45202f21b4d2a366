import { ChangeLeadDestination, CreateLeadDestination } from "@application/integrations/contract"
import {
  deliveryLimits,
  destinationKind,
  type DestinationKind,
  type LeadDestination,
  LeadEventKind,
} from "@domain/integrations"
import type { BusinessProfileId } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { CheckboxGroup } from "@ui/kit/checkbox-group"
import { Dialog } from "@ui/kit/dialog"
import { TextField } from "@ui/kit/text-field"
import { toastSuccess } from "@ui/shared/app-toasts"
import { LeavePrompt, useForm, useLeaveQuestion } from "@ui/shared/form"
import { FailureNotice } from "@ui/shared/frame"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import styles from "./delivery.module.css"
import { type DestinationValues, settingsOf, valuesOf } from "./destination-values.ts"
import { MappingFields } from "./mapping-fields.tsx"
import { PayloadPreview } from "./payload-preview.tsx"

export interface DestinationFormProps {
  readonly businessProfileId: BusinessProfileId
  readonly availableKinds: ReadonlyArray<DestinationKind>
  /** The destination that is changed; absent for a new one. */
  readonly destination?: LeadDestination
  readonly onClose: () => void
  /** Receives the secret of a new one, which is told this once. */
  readonly onSaved: (destination: LeadDestination, secret: string | undefined) => void
}

/** Makes a destination. */
const useNew = ({ businessProfileId, availableKinds, onSaved }: DestinationFormProps) => {
  const { t } = useTranslation(["leadDelivery"])
  const kind = availableKinds[0] ?? "Webhook"
  return useForm(CreateLeadDestination, {
    values: valuesOf(undefined),
    input: (typed: DestinationValues) =>
      Result.map(settingsOf(typed), (settings) => ({ businessProfileId, kind, ...settings })),
    revalidate: false,
    onSaved: ({ destination, secret }) => {
      toastSuccess(t("leadDelivery:done.add", { name: destination.name }))
      onSaved(destination, secret)
    },
  })
}

/** Changes a destination. */
const useChange = ({ businessProfileId, destination, onSaved }: DestinationFormProps) => {
  const { t } = useTranslation(["leadDelivery"])
  return useForm(ChangeLeadDestination, {
    values: valuesOf(destination),
    input: (typed: DestinationValues) =>
      destination === undefined
        ? Result.fail({})
        : Result.map(settingsOf(typed), (settings) => ({
            businessProfileId,
            destinationId: destination.id,
            ...settings,
          })),
    revalidate: false,
    onSaved: (saved) => {
      toastSuccess(t("leadDelivery:done.change", { name: saved.name }))
      onSaved(saved, undefined)
    },
  })
}

/** Makes or changes a destination, with a look at what it gets of the newest lead. */
export const DestinationForm = (props: DestinationFormProps) => {
  const { businessProfileId, availableKinds, destination, onClose } = props
  const { t } = useTranslation(["leadDelivery", "common"])
  const made = useNew(props)
  const changed = useChange(props)
  const form = destination === undefined ? made : changed
  const { hasAddress } = destinationKind(destination?.kind ?? availableKinds[0] ?? "Webhook")
  const { leave, question } = useLeaveQuestion(form)
  const { values } = form
  return (
    <>
      <Dialog
        isOpen
        onClose={() => leave(onClose)}
        size="large"
        title={t(destination === undefined ? "leadDelivery:form.new" : "leadDelivery:form.change")}
        closeLabel={t("common:action.close")}
        actions={
          <Button isPending={form.isPending} pendingLabel={t("common:state.saving")} onPress={() => void form.submit()}>
            {t("common:action.save")}
          </Button>
        }
      >
        <form {...form.props} className={styles["form"]}>
          <FailureNotice failure={form.failure} />
          <TextField
            label={t("leadDelivery:form.name")}
            hint={t("leadDelivery:form.nameHint")}
            maxLength={deliveryLimits.nameLetters}
            autoComplete="off"
            {...form.field("name")}
          />
          {hasAddress ? (
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
            onChange={(mapping) => form.type({ mapping })}
          />
          <PayloadPreview businessProfileId={businessProfileId} rows={values.mapping} />
        </form>
      </Dialog>
      <LeavePrompt form={form} />
      {question}
    </>
  )
}
