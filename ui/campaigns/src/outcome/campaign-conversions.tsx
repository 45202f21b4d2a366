import type { CampaignConversions, CountedAction } from "@domain/insights"
import type { BusinessProfileId, CurrencyCode } from "@domain/kernel"
import { Badge } from "@ui/kit/badge"
import { Banner } from "@ui/kit/banner"
import { DataTable } from "@ui/kit/data-table"
import { Panel } from "@ui/kit/panel"
import { Term } from "@ui/kit/term"
import { NavButton } from "@ui/shared/frame"
import type { Format } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "../campaigns.module.css"

export interface CampaignConversionsPanelProps {
  readonly businessProfileId: BusinessProfileId
  readonly conversions: CampaignConversions
  /** Whether they are the campaign's results, or stand beside them. */
  readonly areResults: boolean
  readonly currency: CurrencyCode
  readonly format: Format
}

/** What visitors of a campaign's ads did on the website, by action, and whether the website is still heard. */
export const CampaignConversionsPanel = (props: CampaignConversionsPanelProps) => {
  const { businessProfileId, conversions, areResults, currency, format } = props
  const { t } = useTranslation(["dashboard", "common"])
  const { actions, counted, silentSince } = conversions
  const place = `/app/${businessProfileId}/conversions`
  const none = t("common:state.noData")
  const stateOf = ({ isRemoved, isResult }: CountedAction) =>
    isRemoved ? t("dashboard:conversions.removed") : isResult ? undefined : t("dashboard:conversions.watched")
  return (
    <Panel
      title={t("dashboard:conversions.title")}
      description={t(areResults ? "dashboard:conversions.results" : "dashboard:conversions.beside")}
    >
      {silentSince === undefined ? null : (
        <Banner
          tone="warning"
          title={t("dashboard:conversions.silent", { moment: format.moment(silentSince) })}
          action={
            <NavButton size="small" kind="secondary" to={place}>
              {t("dashboard:conversions.check")}
            </NavButton>
          }
        >
          {t("dashboard:conversions.silentText")}
        </Banner>
      )}
      {actions.length === 0 ? (
        <p className={styles["quiet"]}>{t("dashboard:conversions.none")}</p>
      ) : (
        <DataTable
          caption={t("dashboard:conversions.title")}
          rows={actions}
          rowKey={({ actionId }) => String(actionId)}
          columns={[
            {
              id: "action",
              label: t("dashboard:conversions.action"),
              render: (action) => {
                const state = stateOf(action)
                return (
                  <>
                    <bdi>{action.name}</bdi> {state === undefined ? null : <Badge tone="neutral">{state}</Badge>}
                  </>
                )
              },
            },
            {
              id: "count",
              label: t("dashboard:conversions.count"),
              isNumber: true,
              render: ({ count }) => format.number(count),
            },
            {
              id: "value",
              label: t("dashboard:conversions.value"),
              heading: <Term meaning={t("dashboard:counted.broughtMeaning")}>{t("dashboard:conversions.value")}</Term>,
              isNumber: true,
              render: ({ value }) =>
                value === undefined ? none : <bdi dir="ltr">{format.money(value, currency, "always")}</bdi>,
            },
          ]}
        />
      )}
      {counted === undefined ? null : (
        <p>
          {t("dashboard:conversions.brought", {
            value: format.money(counted.value, currency, "always"),
            spend: format.money(counted.spend, currency, "always"),
          })}
        </p>
      )}
    </Panel>
  )
}
