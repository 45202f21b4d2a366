import { ListClientDrafts } from "@application/signup/contract"
import { useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { EmptyState } from "@ui/kit/empty-state"
import { ErrorState } from "@ui/kit/error-state"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { NavButton, usePortal } from "@ui/shared/frame"
import { PageHead } from "@ui/shared/page-head"
import { Paging } from "@ui/shared/paging"
import { Handshake, SearchX } from "lucide-react"
import { useTranslation } from "react-i18next"
import styles from "../preferences/preferences.module.css"
import { OuterFrame } from "../profiles/outer-frame.tsx"
import { ClientFilters } from "./client-filters.tsx"
import { ClientRow } from "./client-row.tsx"
import { useClientFilters } from "./use-client-filters.ts"

const limit = 10

/** Every campaign that an agent prepares for a client, with what it waits for; what is asked for stands in the address. Ours. */
export default function Clients() {
  const { t } = useTranslation(["account", "launch", "common"])
  const { portal } = usePortal()
  const { filters, page, isNarrowed, narrow, turnTo, clear } = useClientFilters()
  const { output, failure, retry } = useRead(ListClientDrafts, { page, limit, ...filters })
  const isEmpty = output?.total === 0 && !isNarrowed
  return (
    <OuterFrame>
      <PageHead
        title={t("account:clients.title")}
        lead={t("account:clients.lead", { portal: portal.title })}
        actions={
          <>
            <NavButton kind="secondary" size="small" to="/referrals">
              {t("account:referrals.enter")}
            </NavButton>
            <NavButton kind="secondary" size="small" to="/profileSelection">
              {t("account:portal.businesses")}
            </NavButton>
          </>
        }
      />
      {isEmpty ? (
        <EmptyState level={2} icon={<Handshake />} title={t("account:clients.empty")}>
          {t("account:clients.emptyText")}
        </EmptyState>
      ) : (
        <div className={styles["stack"]}>
          <ClientFilters filters={filters} onNarrow={narrow} />
          {output === undefined && failure === undefined ? (
            <LoadingRegion label={t("common:state.loading")}>
              <Skeleton shape="box" height="12rem" />
            </LoadingRegion>
          ) : null}
          {output === undefined && failure !== undefined ? (
            <ErrorState
              title={t("account:clients.notLoaded")}
              retryLabel={t("common:action.retry")}
              retryingLabel={t("common:state.loading")}
              onRetry={retry}
            />
          ) : null}
          {output === undefined ? null : output.drafts.length === 0 ? (
            <div role="status">
              <EmptyState
                level={2}
                icon={<SearchX />}
                title={t("account:clients.noneFound")}
                action={
                  <Button kind="secondary" onPress={clear}>
                    {t("account:clients.showAll")}
                  </Button>
                }
              />
            </div>
          ) : (
            <>
              <ul className={styles["rows"]}>
                {output.drafts.map((draft) => (
                  <ClientRow key={draft.sessionId} draft={draft} />
                ))}
              </ul>
              <Paging page={page} limit={limit} total={output.total} onPage={turnTo} />
            </>
          )}
        </div>
      )}
    </OuterFrame>
  )
}
