import type { PortalId } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { Select } from "@ui/kit/select"
import { TextField } from "@ui/kit/text-field"
import panel from "@ui/shared/panel.module.css"
import { useTranslation } from "react-i18next"
import { AccountFinder } from "../security/account-finder.tsx"
import { namedActions, useActionName } from "./use-action-name.ts"

const every = "all"

export interface LogFiltersProps {
  readonly portalId: PortalId
  readonly chosen: {
    readonly account: number | undefined
    readonly business: number | undefined
    readonly action: string | undefined
    readonly from: string
    readonly to: string
  }
  readonly isNarrowed: boolean
  readonly onNarrow: (changes: Readonly<Record<string, string | undefined>>) => void
}

/** Narrows the log by kind, days and person, and says what it is narrowed to. */
export const LogFilters = ({ portalId, chosen, isNarrowed, onNarrow }: LogFiltersProps) => {
  const { t } = useTranslation("portalDesk")
  const actionName = useActionName()
  const { account, business, action, from, to } = chosen
  const kinds = [...new Set([...namedActions, ...(action === undefined ? [] : [action])])]
  return (
    <>
      <div className={panel["tools"]}>
        <Select
          label={t("portalDesk:log.kind")}
          placeholder={t("portalDesk:log.kind")}
          value={action ?? every}
          options={[
            { id: every, label: t("portalDesk:log.every") },
            ...kinds.map((id) => ({ id, label: actionName(id) })),
          ]}
          onChange={(id) => onNarrow({ kind: id === every ? undefined : id })}
        />
        <TextField
          type="date"
          label={t("portalDesk:log.from")}
          value={from}
          onChange={(day) => onNarrow({ from: day || undefined })}
        />
        <TextField
          type="date"
          label={t("portalDesk:log.to")}
          value={to}
          onChange={(day) => onNarrow({ to: day || undefined })}
        />
        <AccountFinder portalId={portalId} onFound={(userId) => onNarrow({ account: String(userId) })} />
      </div>
      {isNarrowed ? (
        <div className={panel["tools"]}>
          {account === undefined ? null : <span>{t("portalDesk:log.ofPerson", { id: account })}</span>}
          {business === undefined ? null : <span>{t("portalDesk:log.business", { id: business })}</span>}
          <Button
            kind="quiet"
            size="small"
            onPress={() =>
              onNarrow({ account: undefined, business: undefined, kind: undefined, from: undefined, to: undefined })
            }
          >
            {t("portalDesk:log.showAll")}
          </Button>
        </div>
      ) : null}
    </>
  )
}
