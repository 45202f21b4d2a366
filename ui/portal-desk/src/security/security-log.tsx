import { ListSecurityEvents } from "@application/identity/contract"
import { SecurityEventKind } from "@domain/identity"
import { type PortalId, UserId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { Select } from "@ui/kit/select"
import { useSearchChange } from "@ui/shared/use-search-change"
import { useTranslation } from "react-i18next"
import styles from "@ui/shared/panel.module.css"
import { LogPages } from "../log/log-pages.tsx"
import { numberIn } from "../number-in.ts"
import { AccountFinder } from "./account-finder.tsx"
import { SecurityEventRow } from "./security-event-row.tsx"

const every = "all"
const limit = 10

/** What failed at a portal, newest first: narrowed by kind and account, read by pages; both stand in the address. Ours. */
export const SecurityLog = ({ portalId }: { readonly portalId: PortalId }) => {
  const { t } = useTranslation(["account", "common"])
  const [search, change] = useSearchChange()
  const kind = SecurityEventKind.literals.find((one) => one === search.get("kind"))
  const account = numberIn(search.get("account"))
  const before = numberIn(search.get("before"))
  const narrow = (changes: { readonly kind?: string | undefined; readonly account?: string | undefined }) =>
    change({ ...changes, before: undefined }, { replace: true })
  const { output, failure, retry } = useRead(ListSecurityEvents, {
    portalId,
    limit,
    ...(kind !== undefined && { kind }),
    ...(account !== undefined && { userId: UserId.make(account) }),
    ...(before !== undefined && { before }),
  })
  const isNarrowed = kind !== undefined || account !== undefined
  const accountName =
    output?.entries.find(({ userId }) => userId === account)?.name ?? t("account:portal.security.gone", { id: account })

  return (
    <Panel title={t("account:portal.security.title")} description={t("account:portal.security.lead")}>
      <div className={styles["stack"]}>
        <div className={styles["tools"]}>
          <Select
            label={t("account:portal.security.show")}
            placeholder={t("account:portal.security.show")}
            value={kind ?? every}
            options={[every, ...SecurityEventKind.literals].map((id) => ({
              id,
              label: t(`account:portal.security.kinds.${id}`),
            }))}
            onChange={(id) => narrow({ kind: id === every ? undefined : id })}
          />
          <AccountFinder portalId={portalId} onFound={(userId) => narrow({ account: String(userId) })} />
        </div>
        {account === undefined ? null : (
          <div className={styles["tools"]}>
            <bdi>{t("account:portal.security.onlyShown", { name: accountName })}</bdi>
            <Button kind="quiet" size="small" onPress={() => narrow({ account: undefined })}>
              {t("account:portal.security.showAll")}
            </Button>
          </div>
        )}
        <LogPages
          read={output}
          hasFailed={failure !== undefined}
          onRetry={retry}
          isOlder={before !== undefined}
          onTurn={(next) => change({ before: next })}
          row={(event) => (
            <SecurityEventRow
              key={event.id}
              event={event}
              onOnly={account === undefined ? (userId) => narrow({ account: String(userId) }) : undefined}
            />
          )}
          words={{
            name: t("account:portal.security.title"),
            notLoaded: t("account:portal.security.notLoaded"),
            none: t(isNarrowed ? "account:portal.security.noneFound" : "account:portal.security.none"),
            newest: t("account:portal.security.newest"),
            older: t("account:portal.security.older"),
          }}
        />
      </div>
    </Panel>
  )
}
