import { ListCampaigns } from "@application/campaigns/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { CheckboxGroup } from "@ui/kit/checkbox-group"
import { Skeleton } from "@ui/kit/skeleton"
import { FailureNotice } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"

export interface CampaignChoiceProps {
  readonly businessProfileId: BusinessProfileId
  readonly value: ReadonlyArray<string>
  readonly error: string | undefined
  readonly onChange: (ids: ReadonlyArray<string>) => void
}

/** The newest hundred campaigns that were launched, archived campaigns too. */
const asked = { statuses: ["Active", "Paused", "Completed", "Archived", "Rejected", "Approved"], limit: 100 }

/** Which campaigns a report is about. */
export const CampaignChoice = ({ businessProfileId, value, error, onChange }: CampaignChoiceProps) => {
  const { t } = useTranslation("reports")
  const { output, failure } = useRead(ListCampaigns, { businessProfileId, ...asked })
  if (output === undefined) return failure === undefined ? <Skeleton lines={3} /> : <FailureNotice failure={failure} />
  return output.campaigns.length === 0 ? (
    <p>{t("reports:new.noCampaigns")}</p>
  ) : (
    <CheckboxGroup
      label={t("reports:field.campaigns")}
      options={output.campaigns.map(({ id, name }) => ({ id: String(id), label: name }))}
      value={value}
      onChange={onChange}
      {...(error !== undefined && { error })}
    />
  )
}
