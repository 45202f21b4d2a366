import { CheckLeadConnection } from "@application/integrations/contract"
import {
  type ConnectionFieldName,
  connectionFields,
  type DestinationKind,
  type LeadDestination,
  sheetTab,
} from "@domain/integrations"
import type { BusinessProfileId } from "@domain/kernel"
import { failureIn, type OutputOf, useCommand } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { PasswordField } from "@ui/kit/password-field"
import { TextField } from "@ui/kit/text-field"
import { TryLine } from "@ui/shared/deliveries"
import type { Form } from "@ui/shared/form"
import { FailureNotice } from "@ui/shared/frame"
import { PlugZap } from "lucide-react"
import { useTranslation } from "react-i18next"
import styles from "./delivery.module.css"
import { connectionOf, type DestinationValues, mappingOf } from "./destination-values.ts"

export interface ConnectionFieldsProps {
  readonly businessProfileId: BusinessProfileId
  readonly kind: DestinationKind
  /** The destination that is changed, whose secret is kept; absent for a new one. */
  readonly destination: LeadDestination | undefined
  /** The account that a spreadsheet is shared with. */
  readonly sharedWith: string | undefined
  readonly form: Form<DestinationValues>
  /** Receives what a check found: the fields of the system among it. */
  readonly onChecked: (checked: OutputOf<typeof CheckLeadConnection>) => void
}

const steps = ["first", "second", "third"] as const

/** How a system is connected: the steps there, the fields here, and a check. */
export const ConnectionFields = (props: ConnectionFieldsProps) => {
  const { businessProfileId, kind, destination, sharedWith = "", form, onChecked } = props
  const { t } = useTranslation(["leadDelivery"])
  const [checking, check] = useCommand(CheckLeadConnection, { revalidate: false })
  const { values } = form
  const checked = checking.status === "succeeded" ? checking.output : undefined
  const press = async () => {
    const outcome = await check({
      businessProfileId,
      kind,
      ...(destination !== undefined && { destinationId: destination.id }),
      connection: connectionOf(kind, values),
      mapping: mappingOf(values.mapping).filter(({ to }) => to.trim() !== ""),
    })
    if (outcome?.status === "succeeded") onChecked(outcome.output)
  }
  const hintOf = (name: ConnectionFieldName, isSecret: boolean): string =>
    isSecret && destination?.secretEnd !== undefined
      ? t("leadDelivery:connect.kept", { end: destination.secretEnd })
      : t(`leadDelivery:connection.${name}Hint`)
  return (
    <section className={styles["mapping"]}>
      <h3 className={styles["heading"]}>
        {t(`leadDelivery:connect.title`, { system: t(`leadDelivery:kind.${kind}`) })}
      </h3>
      <ol className={styles["steps"]}>
        {steps.map((step) => (
          <li key={step}>
            {t(`leadDelivery:steps.${kind}.${step}`, { account: sharedWith, tab: sheetTab(businessProfileId) })}
          </li>
        ))}
      </ol>
      {connectionFields(kind).map(([name, { isSecret, letters }]) =>
        isSecret ? (
          <PasswordField
            key={name}
            label={t(`leadDelivery:connection.${name}`)}
            hint={hintOf(name, isSecret)}
            showLabel={t("leadDelivery:connect.show")}
            autoComplete="new-password"
            {...form.field(name)}
          />
        ) : (
          <TextField
            key={name}
            label={t(`leadDelivery:connection.${name}`)}
            hint={hintOf(name, isSecret)}
            maxLength={letters}
            autoComplete="off"
            inputDirection="ltr"
            {...form.field(name)}
          />
        ),
      )}
      <div className={styles["acts"]}>
        <Button
          size="small"
          kind="secondary"
          icon={<PlugZap aria-hidden />}
          isPending={checking.status === "pending"}
          pendingLabel={t("leadDelivery:connect.checking")}
          onPress={() => void press()}
        >
          {t("leadDelivery:connect.check")}
        </Button>
      </div>
      <div role="status" className={styles["form"]}>
        <FailureNotice failure={failureIn(checking)} />
        {checked === undefined ? null : checked.isConnected ? (
          <Banner tone="success">{t("leadDelivery:connect.connected", { place: checked.connectedTo })}</Banner>
        ) : (
          <>
            <Banner tone="error">{t("leadDelivery:connect.refused")}</Banner>
            <TryLine kind={kind} tried={checked.attempt} isAdvised />
          </>
        )}
      </div>
    </section>
  )
}
