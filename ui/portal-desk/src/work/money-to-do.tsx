import { ListPaymentIssues, ListUnregisteredDocuments } from "@application/wallet/contract"
import type { PortalId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { Panel } from "@ui/kit/panel"
import { NavButton } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import { NotLoaded } from "../settings/not-loaded.tsx"

/** How many payments and invoices somebody has to look into, and the way to them. */
export const MoneyToDo = ({ portalId }: { readonly portalId: PortalId }) => {
  const { t } = useTranslation("portalMoney")
  const format = useFormat()
  const issues = useRead(ListPaymentIssues, { portalId, limit: 1 })
  const documents = useRead(ListUnregisteredDocuments, { portalId, limit: 1 })
  const failure = issues.failure ?? documents.failure
  if (issues.output === undefined || documents.output === undefined)
    return (
      <NotLoaded
        failure={failure}
        title={t("portalMoney:todo.notLoaded")}
        onRetry={() => (issues.retry(), documents.retry())}
      />
    )
  const counts = [
    ["payments", issues.output.total],
    ["invoices", documents.output.total],
  ] as const
  const waiting = counts.filter(([, total]) => total > 0)
  return (
    <Panel
      title={t("portalMoney:todo.title")}
      actions={
        <NavButton size="small" kind="secondary" to="/portal/money">
          {t("portalMoney:todo.open")}
        </NavButton>
      }
    >
      {waiting.length === 0 ? <p>{t("portalMoney:todo.none")}</p> : null}
      {waiting.map(([name, count]) => (
        <p key={name}>{t(`portalMoney:todo.${name}`, { count, number: format.number(count) })}</p>
      ))}
    </Panel>
  )
}
