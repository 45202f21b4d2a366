import { ListSecurityEvents } from "@application/identity/contract"
import { SecurityEventKind } from "@domain/identity"
import { type PortalId, UserId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { ErrorState } from "@ui/kit/error-state"
import { Panel } from "@ui/kit/panel"
import { Select } from "@ui/kit/select"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { useSearchChange } from "@ui/shared/use-search-change"
import { useTranslation } from "react-i18next"
import styles from "@ui/shared/panel.module.css"
import { AccountFinder } from "./account-finder.tsx"
import { SecurityEventRow } from "./security-event-row.tsx"

const every = "all"
const limit = 10

/** A number in the address; nothing for anything else. */
const numberIn = (text: string | null): number | undefined => {
  const number = Number(text ?? "")
  return Number.isSafeInteger(number) && number >= 1 ? number : undefined
}

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

  const list = () => {
    if (output === undefined)
      return failure === undefined ? (
        <LoadingRegion label={t("common:state.loading")}>
          <Skeleton shape="box" height="12rem" />
        </LoadingRegion>
      ) : (
        <ErrorState
          title={t("account:portal.security.notLoaded")}
          retryLabel={t("common:action.retry")}
          retryingLabel={t("common:state.loading")}
          onRetry={retry}
        />
      )
    const { entries, before: next } = output
    return (
      <>
        {entries.length === 0 ? (
          <p className={styles["quiet"]} role="status">
            {t(isNarrowed ? "account:portal.security.noneFound" : "account:portal.security.none")}
          </p>
        ) : (
          <ul className={styles["rows"]}>
            {entries.map((event) => (
              <SecurityEventRow
                key={event.id}
                event={event}
                onOnly={account === undefined ? (userId) => narrow({ account: String(userId) }) : undefined}
              />
            ))}
          </ul>
        )}
        <div className={styles["actions"]}>
          {before === undefined ? null : (
            <Button kind="quiet" size="small" onPress={() => change({ before: undefined })}>
              {t("account:portal.security.newest")}
            </Button>
          )}
          {next === undefined ? null : (
            <Button kind="secondary" size="small" onPress={() => change({ before: String(next) })}>
              {t("account:portal.security.older")}
            </Button>
          )}
        </div>
      </>
    )
  }
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
        {list()}
      </div>
    </Panel>
  )
}
