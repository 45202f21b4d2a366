import { AddPortalDomain } from "@application/portals/contract"
import type { PortalId } from "@domain/kernel"
import { typedHost } from "@domain/portals"
import { Button } from "@ui/kit/button"
import { toastSuccess } from "@ui/shared/app-toasts"
import { LeavePrompt, useForm } from "@ui/shared/form"
import { FailureNotice } from "@ui/shared/frame"
import panel from "@ui/shared/panel.module.css"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import { HostField } from "../settings/host-field.tsx"

export interface DomainFormProps {
  readonly portalId: PortalId
  /** The addresses that the portal has. */
  readonly known: ReadonlyArray<string>
  readonly onAdded: () => void
}

/** Adds an address; what is wrong with it is said while it is typed, once something stands there. */
export const DomainForm = ({ portalId, known, onAdded }: DomainFormProps) => {
  const { t } = useTranslation("portalLook")
  const wrong = (typed: string): string | undefined => {
    const host = typedHost(typed)
    if (Result.isFailure(host)) return t(`portalLook:domains.add.fault.${host.failure}`)
    return known.includes(host.success) ? t("portalLook:domains.add.known") : undefined
  }
  const form = useForm(AddPortalDomain, {
    values: { host: "" },
    input: ({ host }) => {
      const fault = wrong(host)
      if (fault !== undefined) return Result.fail({ host: fault })
      return Result.map(
        Result.mapError(typedHost(host), (failure) => ({ host: failure })),
        (text) => ({
          portalId,
          host: text,
        }),
      )
    },
    at: { DomainTaken: "host" },
    keepAs: "portalDomain",
    revalidate: false,
    onSaved: ({ host }, { begin }) => {
      toastSuccess(t("portalLook:domains.add.added", { host }))
      begin({ host: "" })
      onAdded()
    },
  })
  const field = form.field("host")
  // A word without a point is not finished yet.
  const isTyped = field.value.includes(".") || /[^\p{L}\d-]/u.test(field.value.trim())
  return (
    <form {...form.props} className={panel["form"]}>
      <LeavePrompt form={form} isKept />
      <FailureNotice failure={form.failure} />
      <HostField {...field} error={field.error ?? (isTyped ? wrong(field.value) : undefined)} />
      <div className={panel["actions"]}>
        <Button type="submit" isPending={form.isPending} pendingLabel={t("portalLook:domains.add.adding")}>
          {t("portalLook:domains.add.act")}
        </Button>
      </div>
    </form>
  )
}
