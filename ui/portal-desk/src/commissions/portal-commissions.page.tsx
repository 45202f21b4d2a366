import { ListCommissionTerms } from "@application/wallet/contract"
import { addDays } from "@domain/kernel"
import { termsInForce } from "@domain/wallet"
import { useRead } from "@ui/container"
import { Select } from "@ui/kit/select"
import { usePortal } from "@ui/shared/frame"
import panel from "@ui/shared/panel.module.css"
import { todayIn } from "@ui/shared/today"
import { useSearchChange } from "@ui/shared/use-search-change"
import { useTranslation } from "react-i18next"
import { Desk } from "../desk.tsx"
import { NotLoaded } from "../settings/not-loaded.tsx"
import { PublishedTerms } from "./published-terms.tsx"
import { TermsForm } from "./terms-form.tsx"

/** What the portal pays whoever brings clients, by region and day. Ours. */
export default function PortalCommissions() {
  return (
    <Desk page="portalCommissions" texts={["commissions", "failures"]}>
      <Terms />
    </Desk>
  )
}

const Terms = () => {
  const { t } = useTranslation(["commissions", "common"])
  const { portal } = usePortal()
  const [search, change] = useSearchChange()
  const { output, failure, retry } = useRead(ListCommissionTerms, { portalId: portal.id })
  const regions = portal.regions.map((sold) => sold.region)
  const region = regions.find((one) => one === search.get("region")) ?? regions[0] ?? "IN"
  if (output === undefined)
    return <NotLoaded failure={failure} title={t("commissions:terms.notLoaded")} onRetry={retry} />
  const today = todayIn(region)
  const terms = output.terms.filter((one) => one.region === region)
  const valid = terms.filter(({ withdrawnAt }) => withdrawnAt === undefined)
  const latest = valid.toSorted((one, other) => (one.from < other.from ? 1 : -1))[0]
  const firstDay = addDays(latest === undefined || latest.from < today ? today : latest.from, 1)
  return (
    <>
      {regions.length < 2 ? null : (
        <div className={panel["tools"]}>
          <Select
            label={t("commissions:terms.region")}
            placeholder={t("commissions:terms.region")}
            value={region}
            options={regions.map((id) => ({ id, label: t(`common:region.${id}`) }))}
            onChange={(id) => change({ region: id === regions[0] ? undefined : id }, { replace: true })}
          />
        </div>
      )}
      <PublishedTerms portalId={portal.id} terms={terms} today={today} onWithdrawn={retry} />
      <TermsForm
        key={`${region} ${latest?.id ?? 0} ${firstDay}`}
        portalId={portal.id}
        region={region}
        all={output.terms}
        base={latest}
        now={termsInForce(terms, region, today)}
        firstDay={firstDay}
        earners={output.earners}
        onPublished={retry}
      />
    </>
  )
}
