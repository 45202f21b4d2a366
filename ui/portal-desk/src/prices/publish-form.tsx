import { Button } from "@ui/kit/button"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import panel from "@ui/shared/panel.module.css"
import { useFormat } from "@ui/shared/use-format"
import { type ComponentProps, type ReactNode, useState } from "react"
import { useTranslation } from "react-i18next"
import { PriceChanges, type PriceChangesProps } from "./price-changes.tsx"

export interface PublishFormProps extends Omit<PriceChangesProps, "after"> {
  /** The list that is typed; undefined while something is missing. */
  readonly after: PriceChangesProps["after"] | undefined
  readonly form: {
    readonly props: ComponentProps<"form">
    readonly state: Parameters<typeof LoginFailureNotice>[0]["state"]
    readonly isDirty: boolean
    readonly isPending: boolean
    readonly check: () => boolean
    readonly submit: () => Promise<boolean>
    readonly discard: () => void
  }
  /** The fields. */
  readonly children: ReactNode
}

/** A form of further prices: its fields, what is going to change, and the question before it is published. */
export const PublishForm = ({ form, scope, before, after, children }: PublishFormProps) => {
  const { t } = useTranslation(["portalDesk", "common"])
  const format = useFormat()
  const [isAsking, setAsking] = useState(false)
  const day = after === undefined ? "" : format.day(after.effectiveFrom)
  return (
    <form
      {...form.props}
      className={panel["stack"]}
      onSubmit={(event) => {
        event.preventDefault()
        if (form.check()) setAsking(true)
      }}
    >
      <LoginFailureNotice state={form.state} />
      {children}
      {after === undefined ? null : <PriceChanges scope={scope} before={before} after={after} />}
      <div className={panel["actions"]}>
        <Button
          type="submit"
          isDisabled={!form.isDirty}
          isPending={form.isPending}
          pendingLabel={t("common:state.saving")}
        >
          {t("portalDesk:prices.publish")}
        </Button>
        {form.isDirty ? (
          <Button kind="quiet" onPress={form.discard} isDisabled={form.isPending}>
            {t("portalDesk:prices.startAgain")}
          </Button>
        ) : null}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        isPending={form.isPending}
        title={t("portalDesk:prices.publishTitle", { day })}
        confirmLabel={t("portalDesk:prices.publish")}
        cancelLabel={t("common:action.cancel")}
        pendingLabel={t("common:state.saving")}
        onConfirm={() => {
          void form.submit().finally(() => setAsking(false))
        }}
        onCancel={() => setAsking(false)}
      >
        {t("portalDesk:prices.publishText")}
      </ConfirmDialog>
    </form>
  )
}
