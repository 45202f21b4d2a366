import type { PortalBusiness } from "@application/businesses/contract"
import { localDateAt } from "@domain/kernel"
import { categoryAbilities } from "@domain/portals"
import { Badge } from "@ui/kit/badge"
import { KeyValueList } from "@ui/kit/key-value-list"
import { Panel } from "@ui/kit/panel"
import panel from "@ui/shared/panel.module.css"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import { StandingBadge } from "../businesses/standing-badge.tsx"

export interface BusinessFactsProps {
  readonly business: PortalBusiness
  /** How many leads there are. */
  readonly leads: number
}

/** A business at a glance, with every sign of risk and its reason. */
export const BusinessFacts = ({ business, leads }: BusinessFactsProps) => {
  const { t } = useTranslation(["portalBusinesses", "common"])
  const format = useFormat()
  const { id, region, category, createdAt, website, standing, isPriority, risks, wallet } = business
  return (
    <Panel
      title={t("portalBusinesses:one.facts")}
      actions={
        <>
          <StandingBadge standing={standing} />
          {isPriority ? <Badge tone="accent">{t("portalBusinesses:priority")}</Badge> : null}
        </>
      }
    >
      <div className={panel["stack"]}>
        <KeyValueList
          items={[
            { label: t("portalBusinesses:one.number"), value: <bdi dir="ltr">{id}</bdi> },
            { label: t("portalBusinesses:one.country"), value: t(`common:region.${region}`) },
            {
              label: t("portalBusinesses:one.kind"),
              value: category === undefined ? "—" : t(`portalBusinesses:category.${categoryAbilities[category].slug}`),
            },
            {
              label: t("portalBusinesses:one.website"),
              value: website === undefined ? "—" : <bdi dir="ltr">{website}</bdi>,
            },
            {
              label: t("portalBusinesses:one.joined"),
              value: format.day(localDateAt(createdAt, format.timeZone)),
            },
            { label: t("portalBusinesses:one.leads"), value: format.number(leads) },
          ]}
        />
        <div>
          <h3 className={panel["name"]}>{t("portalBusinesses:one.riskTitle")}</h3>
          {risks.length === 0 ? (
            <p className={panel["quiet"]}>{t("portalBusinesses:one.noRisk")}</p>
          ) : (
            <ul className={panel["rows"]}>
              {risks.map(({ kind, count, amount }) => (
                <li key={kind} className={panel["row"]}>
                  <span className={panel["words"]}>
                    <span className={panel["name"]}>
                      <Badge tone="danger">{t(`portalBusinesses:risk.${kind}`)}</Badge>
                    </span>
                    <span>
                      {t(`portalBusinesses:why.${kind}`, {
                        count,
                        amount:
                          amount === undefined || wallet === undefined ? "" : format.money(amount, wallet.currency),
                      })}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Panel>
  )
}
