import type { Lead } from "@domain/insights"
import { type KeyValue, KeyValueList } from "@ui/kit/key-value-list"
import { spokenPhone } from "@ui/shared/frame"
import type { Format } from "@ui/shared/use-format"
import { useProfile } from "@ui/shared/use-profile"
import { useTranslation } from "react-i18next"
import { LeadConsents } from "./lead-consents.tsx"

/** What the lead has told, where from and when, and what it agreed to. */
export const LeadFacts = ({ lead, format }: { readonly lead: Lead; readonly format: Format }) => {
  const { t } = useTranslation(["leads"])
  const profile = useProfile()
  const { mobileNumber, email, city, serviceNeeded, consents = [] } = lead
  const facts: ReadonlyArray<KeyValue> = [
    ...(mobileNumber === undefined
      ? []
      : [
          {
            label: t("leads:field.mobile"),
            value: <bdi dir="ltr">{spokenPhone(mobileNumber, profile?.region)}</bdi>,
          },
        ]),
    ...(email === undefined ? [] : [{ label: t("leads:field.email"), value: <bdi dir="ltr">{email}</bdi> }]),
    ...(city === undefined ? [] : [{ label: t("leads:field.city"), value: city }]),
    ...(serviceNeeded === undefined ? [] : [{ label: t("leads:field.service"), value: serviceNeeded }]),
    { label: t("leads:field.submitted"), value: <bdi>{format.moment(lead.submittedOn)}</bdi> },
    { label: t("leads:field.campaign"), value: lead.campaignName },
    ...(consents.length === 0
      ? []
      : [{ label: t("leads:field.consents"), value: <LeadConsents consents={consents} format={format} /> }]),
  ]
  return <KeyValueList items={facts} />
}
