import type { DeletionPlan } from "@application/identity/contract"
import { Banner } from "@ui/kit/banner"
import { KeyValueList } from "@ui/kit/key-value-list"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import panel from "../app/panel.module.css"
import { useCountryName } from "../app/use-country-name.ts"
import { useFormat } from "../app/use-format.ts"

const kinds = [
  "people",
  "campaigns",
  "leads",
  "lists",
  "pictures",
  "feeds",
  "connections",
  "reports",
  "drafts",
] as const satisfies ReadonlyArray<keyof DeletionPlan["contents"]>

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={panel["group"]}>
    <h3 className={panel["name"]}>{title}</h3>
    {children}
  </section>
)

/** What a deletion waits for, each with what can be done about it. */
export const DeletionObstacles = ({ obstacles }: Pick<DeletionPlan, "obstacles">) => {
  const { t } = useTranslation("deletion")
  if (obstacles.length === 0) return null
  return (
    <Banner tone="warning" title={t("deletion:obstacle.title")}>
      {obstacles.map((obstacle) => t(`deletion:obstacle.${obstacle}`)).join(" ")}
    </Banner>
  )
}

const Stays = ({ plan: { contents, keptUntil, keptYears, region } }: { readonly plan: DeletionPlan }) => {
  const { t } = useTranslation("deletion")
  const format = useFormat()
  const countryName = useCountryName()
  return (
    <Section title={t("deletion:stays.title")}>
      {keptUntil === undefined ? (
        <p>{t("deletion:stays.nothing")}</p>
      ) : (
        <>
          <>
            {contents.papers === 0 ? null : <p>{t("deletion:stays.papers", { count: contents.papers })}</p>}
            <p>{t("deletion:stays.ledger")}</p>
            <p>{t("deletion:stays.log")}</p>
          </>
          <p>
            {t("deletion:stays.until", {
              country: countryName(region),
              years: keptYears,
              day: format.dayOf(keptUntil),
            })}
          </p>
        </>
      )}
    </Section>
  )
}

/** Everything that a deletion erases, keeps, stops and gives back, before somebody asks for it. */
export const DeletionPlanView = ({ plan }: { readonly plan: DeletionPlan }) => {
  const { t } = useTranslation("deletion")
  const format = useFormat()
  const { contents, openCampaigns, refund } = plan
  return (
    <div className={panel["stack"]}>
      <DeletionObstacles obstacles={plan.obstacles} />
      <Section title={t("deletion:happens.title")}>
        <>
          <p>
            {openCampaigns === 0 ? t("deletion:happens.adsNone") : t("deletion:happens.ads", { count: openCampaigns })}
          </p>
          <p>
            {refund === undefined
              ? t("deletion:happens.moneyNone")
              : t("deletion:happens.money", { amount: format.money(refund.amount, refund.currency) })}
          </p>
          <p>{t("deletion:happens.told")}</p>
        </>
      </Section>
      <Section title={t("deletion:goes.title")}>
        <p>{t("deletion:goes.lead")}</p>
        <KeyValueList
          items={kinds
            .filter((kind) => contents[kind] > 0)
            .map((kind) => ({ label: t(`deletion:goes.${kind}`), value: format.number(contents[kind]) }))}
        />
      </Section>
      <Stays plan={plan} />
    </div>
  )
}
