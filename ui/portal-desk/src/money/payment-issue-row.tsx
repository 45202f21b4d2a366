import { type PaymentIssue, writeOffOf } from "@domain/wallet"
import { Result } from "effect"
import { Button } from "@ui/kit/button"
import { ListLine, ListRow } from "@ui/shared/list"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import type { IssueAct } from "./settle-dialog.tsx"

const nameOf = (gateway: string): string => gateway.charAt(0).toUpperCase() + gateway.slice(1)

/** Names the gateway and the payment that an issue is about. */
export const IssueReference = ({ issue }: { readonly issue: Pick<PaymentIssue, "gateway" | "gatewayReference"> }) => (
  <bdi>
    {nameOf(issue.gateway)} {issue.gatewayReference}
  </bdi>
)

export interface PaymentIssueRowProps {
  readonly issue: PaymentIssue
  readonly onOpen: (act: IssueAct) => void
}

/** What happened to a payment, what to do about it, and the buttons that end it. */
export const PaymentIssueRow = ({ issue, onOpen }: PaymentIssueRowProps) => {
  const { t } = useTranslation("account")
  const format = useFormat()
  const reference = issue.gatewayReference
  return (
    <ListRow
      name={t(`portal.payments.cause.${issue.kind}`, { amount: format.money(issue.amount, issue.currency) })}
      acts={
        <>
          {Result.isSuccess(writeOffOf(issue)) ? (
            <Button
              size="small"
              kind="secondary"
              onPress={() => onOpen("writeOff")}
              aria-label={t("portal.payments.writeOffNamed", { reference })}
            >
              {t("portal.payments.writeOff")}
            </Button>
          ) : null}
          <Button
            size="small"
            kind="secondary"
            onPress={() => onOpen("settle")}
            aria-label={t("portal.payments.settleNamed", { reference })}
          >
            {t("portal.payments.settle")}
          </Button>
        </>
      }
    >
      <span>{t(`portal.payments.remedy.${issue.kind}`)}</span>
      <ListLine>
        <IssueReference issue={issue} /> · {t("portal.payments.since", { when: format.moment(issue.noticedAt) })}
      </ListLine>
    </ListRow>
  )
}
