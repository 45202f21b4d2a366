import { ClientDraftState, ListClientDrafts } from "@application/signup/contract"
import { useRead } from "@ui/container"
import { EmptyState } from "@ui/kit/empty-state"
import { ErrorState } from "@ui/kit/error-state"
import { Select } from "@ui/kit/select"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { NavButton, usePortal } from "@ui/shared/frame"
import { PageHead } from "@ui/shared/page-head"
import { Paging } from "@ui/shared/paging"
import { SearchBox } from "@ui/shared/search-box"
import { Handshake } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "../preferences/preferences.module.css"
import { OuterFrame } from "../profiles/outer-frame.tsx"
import { ClientRow } from "./client-row.tsx"

const limit = 10
const everyState = "all"

/** Every campaign that an agent prepares for a client, with what it waits for. Ours. */
export default function Clients() {
  const { t } = useTranslation(["account", "launch", "common"])
  const { portal } = usePortal()
  const [search, setSearch] = useState("")
  const [state, setState] = useState<ClientDraftState>()
  const [page, setPage] = useState(1)
  const asked = { page, limit, ...(search !== "" && { search }), ...(state !== undefined && { state }) }
  const { output, failure, retry } = useRead(ListClientDrafts, asked)
  const isNarrowed = search !== "" || state !== undefined
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
          <div className={styles["actions"]}>
            <SearchBox
              label={t("account:clients.search")}
              words={search}
              onSearch={(words) => {
                setSearch(words)
                setPage(1)
              }}
            />
            <Select
              label={t("account:clients.show")}
              placeholder={t("account:clients.show")}
              value={state ?? everyState}
              options={[everyState, ...ClientDraftState.literals].map((id) => ({
                id,
                label: t(`account:clients.states.${id}`),
              }))}
              onChange={(id) => {
                setState(ClientDraftState.literals.find((one) => one === id))
                setPage(1)
              }}
            />
          </div>
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
          {output === undefined ? null : (
            <>
              {output.total === 0 ? (
                <p role="status" className={styles["quiet"]}>
                  {t("account:clients.noneFound")}
                </p>
              ) : null}
              <ul className={styles["rows"]}>
                {output.drafts.map((draft) => (
                  <ClientRow key={draft.sessionId} draft={draft} />
                ))}
              </ul>
              <Paging page={page} limit={limit} total={output.total} onPage={setPage} />
            </>
          )}
        </div>
      )}
    </OuterFrame>
  )
}
