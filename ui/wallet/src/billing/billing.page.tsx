import { GetBillingDetails } from "@application/wallet/contract"
import { readerOf } from "@ui/container"
import { NavButton, profileContext } from "@ui/shared/frame"
import page from "@ui/shared/page.module.css"
import { PageHead } from "@ui/shared/page-head"
import { RoleNote } from "@ui/shared/role-note"
import { useMay } from "@ui/shared/use-may"
import { useProfile } from "@ui/shared/use-profile"
import { useTranslation } from "react-i18next"
import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import { BillingForm } from "./billing-form.tsx"

export const loader = (args: LoaderFunctionArgs) =>
  readerOf(args)(GetBillingDetails, { businessProfileId: args.context.get(profileContext).id })

/** Whom the invoices of a business are for. Spec: entities, Billing. */
export default function BillingDetailsPage() {
  const { t } = useTranslation(["billing", "app", "failures", "common"])
  const details = useLoaderData<typeof loader>()
  const profile = useProfile()
  const may = useMay()
  if (profile === undefined) return null
  return (
    <div className={page["page"]}>
      <PageHead
        title={t("billing:details.title")}
        lead={t("billing:details.lead")}
        actions={
          <NavButton to={`/app/${profile.id}/wallet/invoices`} kind="secondary">
            {t("billing:page.all")}
          </NavButton>
        }
      />
      <RoleNote action="addFunds" />
      <BillingForm key={profile.id} businessProfileId={profile.id} details={details} isDisabled={!may("addFunds")} />
    </div>
  )
}
