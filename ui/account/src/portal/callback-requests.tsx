import {
  ClaimCallbackRequest,
  HandleCallbackRequest,
  ListCallbackRequests,
  type ShownCallback,
} from "@application/identity/contract"
import type { PortalId } from "@domain/kernel"
import { CallbackState } from "@domain/messaging"
import { useCommand, useRead } from "@ui/container"
import { Panel } from "@ui/kit/panel"
import { Select } from "@ui/kit/select"
import { SearchBox } from "@ui/shared/search-box"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "../preferences/preferences.module.css"
import { LoginFailureNotice } from "../sign-in/login-failure-notice.tsx"
import { CallbackNoteDialog } from "./callback-note-dialog.tsx"
import { CallbackRow } from "./callback-row.tsx"
import { ReadRows, rowsPerPage } from "./read-rows.tsx"

const everyState = "all"

/** The portal's clients who ask for a call: to find, to take, to note and to close. */
export const CallbackRequests = ({ portalId }: { readonly portalId: PortalId }) => {
  const { t } = useTranslation(["account", "common"])
  const [search, setSearch] = useState("")
  const [state, setState] = useState<CallbackState | undefined>("open")
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<ShownCallback>()
  const [claiming, claim] = useCommand(ClaimCallbackRequest, { revalidate: false })
  const [reopening, handle] = useCommand(HandleCallbackRequest, { revalidate: false })
  const asked = { portalId, search, page, limit: rowsPerPage, ...(state !== undefined && { state }) }
  const read = useRead(ListCallbackRequests, asked)
  const take = async (callbackRequestId: ShownCallback["id"], isClaimed: boolean) => {
    await claim({ portalId, callbackRequestId, isClaimed })
    read.retry()
  }
  const reopen = async (callbackRequestId: ShownCallback["id"]) => {
    await handle({ portalId, callbackRequestId, isHandled: false })
    read.retry()
  }
  return (
    <Panel title={t("account:portal.calls.title")} description={t("account:portal.calls.lead")}>
      <div className={styles["stack"]}>
        <div className={styles["actions"]}>
          <SearchBox
            label={t("account:portal.calls.search")}
            words={search}
            onSearch={(words) => {
              setSearch(words)
              setPage(1)
            }}
          />
          <Select
            label={t("account:portal.calls.show")}
            placeholder={t("account:portal.calls.show")}
            value={state ?? everyState}
            options={[everyState, ...CallbackState.literals].map((id) => ({
              id,
              label: t(`account:portal.calls.states.${id}`),
            }))}
            onChange={(id) => {
              setState(CallbackState.literals.find((one) => one === id))
              setPage(1)
            }}
          />
        </div>
        <LoginFailureNotice state={claiming} />
        <LoginFailureNotice state={reopening} />
        <ReadRows
          read={read}
          notLoaded={t("account:portal.calls.notLoaded")}
          none={t(
            search === "" ? `account:portal.calls.none.${state ?? everyState}` : "account:portal.calls.none.search",
          )}
          page={page}
          onPage={setPage}
          rows={(output) =>
            output.requests.map((request) => (
              <CallbackRow
                key={request.id}
                request={request}
                isBusy={claiming.status === "pending" || reopening.status === "pending"}
                onTake={(isClaimed) => void take(request.id, isClaimed)}
                onOpen={() => setOpened(request)}
                onReopen={() => void reopen(request.id)}
              />
            ))
          }
        />
      </div>
      {opened === undefined ? null : (
        <CallbackNoteDialog
          portalId={portalId}
          request={opened}
          onClose={() => setOpened(undefined)}
          onDone={() => {
            setOpened(undefined)
            read.retry()
          }}
        />
      )}
    </Panel>
  )
}
