import { CreatePortal } from "@application/portals/contract"
import { Region } from "@domain/kernel"
import { typedHost } from "@domain/portals"
import { email } from "@domain/validation"
import { Button } from "@ui/kit/button"
import { Select } from "@ui/kit/select"
import { TextField } from "@ui/kit/text-field"
import { toastSuccess } from "@ui/shared/app-toasts"
import { LeavePrompt, useForm } from "@ui/shared/form"
import { FailureNotice, usePortal } from "@ui/shared/frame"
import panel from "@ui/shared/panel.module.css"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router"
import { addressOf } from "../settings/editable-pages.ts"
import { HostField } from "../settings/host-field.tsx"

/** Makes a portal and goes on to the proof of its address, which comes next. */
export const PortalForm = () => {
  const { t } = useTranslation(["portalLook", "common"])
  const { portal } = usePortal()
  const ownRegion = portal.regions[0]?.region ?? "IN"
  const navigate = useNavigate()
  const form = useForm(CreatePortal, {
    values: { title: "", domain: "", supportEmail: "", region: ownRegion },
    input: ({ title, domain, supportEmail, region }) => {
      const host = typedHost(domain)
      const refusals = {
        ...(title.trim() === "" && { title: t("portalLook:look.fault.required") }),
        ...(Result.isFailure(email(supportEmail)) && { supportEmail: t("portalLook:look.fault.mail") }),
        ...(Result.isFailure(host) && { domain: t(`portalLook:domains.add.fault.${host.failure}`) }),
      }
      if (Object.keys(refusals).length > 0 || Result.isFailure(host)) return Result.fail(refusals)
      return Result.succeed({ title: title.trim(), domain: host.success, supportEmail: supportEmail.trim(), region })
    },
    at: { DomainTaken: "domain" },
    keepAs: "newPortal",
    revalidate: false,
    onSaved: ({ id, title }) => {
      toastSuccess(t("portalLook:portals.make.made", { title }))
      void navigate(addressOf("domains", id))
    },
  })
  return (
    <form {...form.props} className={panel["form"]}>
      <LeavePrompt form={form} isKept />
      <FailureNotice failure={form.failure} />
      <TextField
        label={t("portalLook:look.identity.name")}
        hint={t("portalLook:look.identity.nameHint")}
        {...form.field("title")}
        autoComplete="off"
        maxLength={60}
      />
      <HostField {...form.field("domain")} />
      <TextField
        label={t("portalLook:portals.make.sender")}
        hint={t("portalLook:portals.make.senderHint")}
        {...form.field("supportEmail")}
        type="email"
        inputDirection="ltr"
        autoComplete="off"
        maxLength={254}
      />
      <Select
        label={t("portalLook:portals.make.region")}
        placeholder={t("portalLook:portals.make.region")}
        hint={t("portalLook:portals.make.regionHint")}
        {...form.choice("region", Region.literals)}
        options={Region.literals.map((id) => ({ id, label: t(`common:region.${id}`) }))}
      />
      <div className={panel["actions"]}>
        <Button type="submit" isPending={form.isPending} pendingLabel={t("portalLook:portals.make.making")}>
          {t("portalLook:portals.make.act")}
        </Button>
      </div>
    </form>
  )
}
