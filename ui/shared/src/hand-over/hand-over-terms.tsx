import type { HandOverTerms } from "@application/businesses/contract"
import { KeyValueList } from "@ui/kit/key-value-list"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { usePortal } from "../frame/index.ts"
import panel from "../app/panel.module.css"
import { useFormat } from "../app/use-format.ts"

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={panel["group"]}>
    <h3 className={panel["name"]}>{title}</h3>
    {children}
  </section>
)

const Names = ({ names }: { readonly names: ReadonlyArray<string> }) => {
  const { t } = useTranslation("handOvers")
  return names.length === 0 ? (
    t("handOvers:terms.nobody")
  ) : (
    <>
      {names.map((name, index) => (
        <span key={`${name} ${String(index)}`}>
          {index === 0 ? "" : ", "}
          <bdi>{name}</bdi>
        </span>
      ))}
    </>
  )
}

const Money = ({ terms: { wallet, endsTopUps, forgetsCards } }: { readonly terms: HandOverTerms }) => {
  const { t } = useTranslation("handOvers")
  const format = useFormat()
  const fact = (
    name: "available" | "held" | "owed" | "unspent",
    amount: number,
    currency: "INR" | "GBP" | "USD" | "JPY",
  ) => ({
    label: t(`handOvers:terms.${name}`),
    value: <bdi>{format.money(amount, currency)}</bdi>,
  })
  return (
    <Section title={t("handOvers:terms.money")}>
      {wallet === undefined ? (
        <p>{t("handOvers:terms.noMoney")}</p>
      ) : (
        <KeyValueList
          items={[
            fact("available", wallet.available, wallet.currency),
            fact("unspent", wallet.unspentOfAgency, wallet.currency),
            fact("held", wallet.held, wallet.currency),
            fact("owed", wallet.owed, wallet.currency),
          ]}
        />
      )}
      <p>{t("handOvers:terms.moneyRule")}</p>
      {forgetsCards ? <p>{t("handOvers:terms.forgetsCards")}</p> : null}
      {endsTopUps && !forgetsCards ? <p>{t("handOvers:terms.endsTopUps")}</p> : null}
    </Section>
  )
}

/** Everything that a hand-over moves, settles and stops, for whoever is about to consent. */
export const HandOverTermsView = ({ terms }: { readonly terms: HandOverTerms }) => {
  const { t } = useTranslation("handOvers")
  const { portal } = usePortal()
  const { running, leads, leaving, joining, giver, to } = terms
  return (
    <div className={panel["stack"]} role="group" aria-label={t("handOvers:terms.moves")} tabIndex={0}>
      <p>{t(`handOvers:terms.who.${giver}`, { to: to.name, portal: portal.title })}</p>
      <Section title={t("handOvers:terms.moves")}>
        <p>{t("handOvers:terms.movesText")}</p>
        <p>
          {running === 0 ? t("handOvers:terms.runningNone") : t("handOvers:terms.running", { count: running })}{" "}
          {t("handOvers:terms.leads", { count: leads })}.
        </p>
      </Section>
      <Section title={t("handOvers:terms.people")}>
        <KeyValueList
          items={[
            { label: t("handOvers:terms.leaving"), value: <Names names={leaving} /> },
            { label: t("handOvers:terms.joining"), value: <Names names={joining} /> },
          ]}
        />
      </Section>
      <Money terms={terms} />
      {leaving.length === 0 ? null : (
        <>
          <Section title={t("handOvers:terms.stops")}>
            <p>{t("handOvers:terms.stopsText")}</p>
          </Section>
          <Section title={t("handOvers:terms.keeps")}>
            <p>{t("handOvers:terms.keepsText")}</p>
          </Section>
        </>
      )}
    </div>
  )
}
