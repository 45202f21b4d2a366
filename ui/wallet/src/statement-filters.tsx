import type { CampaignListItem } from "@application/campaigns/contract"
import { type StatementFilter, StatementTopic } from "@domain/wallet"
import { Button } from "@ui/kit/button"
import { Select } from "@ui/kit/select"
import { TextField } from "@ui/kit/text-field"
import { useTranslation } from "react-i18next"
import styles from "./statement-filters.module.css"

const any = "any"

export interface StatementFiltersProps {
  readonly filter: StatementFilter
  readonly campaigns: ReadonlyArray<Pick<CampaignListItem, "id" | "name">>
  /** Parameters of the address to change; an absent value removes its own. */
  readonly onChange: (change: Readonly<Record<string, string | undefined>>) => void
}

/** Which lines of the statement are shown: of one topic, of days, of a campaign. */
export const StatementFilters = ({ filter, campaigns, onChange }: StatementFiltersProps) => {
  const { t } = useTranslation("app")
  const { topic, from, until, campaignId } = filter
  const chosen = (id: string) => (id === any ? undefined : id)
  return (
    <div className={styles["filters"]}>
      <Select
        label={t("app:wallet.filter.topic")}
        placeholder={t("app:wallet.filter.anyTopic")}
        value={topic ?? any}
        options={[
          { id: any, label: t("app:wallet.filter.anyTopic") },
          ...StatementTopic.literals.map((id) => ({ id, label: t(`app:wallet.topic.${id}`) })),
        ]}
        onChange={(id) => onChange({ topic: chosen(id) })}
      />
      {campaigns.length === 0 ? null : (
        <Select
          label={t("app:wallet.filter.campaign")}
          placeholder={t("app:wallet.filter.anyCampaign")}
          value={campaignId === undefined ? any : String(campaignId)}
          options={[
            { id: any, label: t("app:wallet.filter.anyCampaign") },
            ...campaigns.map(({ id, name }) => ({ id: String(id), label: name })),
          ]}
          onChange={(id) => onChange({ campaign: chosen(id) })}
        />
      )}
      <TextField
        type="date"
        label={t("app:wallet.filter.from")}
        value={from ?? ""}
        onChange={(day) => onChange({ from: day })}
      />
      <TextField
        type="date"
        label={t("app:wallet.filter.until")}
        value={until ?? ""}
        onChange={(day) => onChange({ until: day })}
      />
      {Object.keys(filter).length === 0 ? null : (
        <Button
          kind="quiet"
          flush="start"
          onPress={() => onChange({ topic: undefined, campaign: undefined, from: undefined, until: undefined })}
        >
          {t("app:wallet.filter.clear")}
        </Button>
      )}
    </div>
  )
}
