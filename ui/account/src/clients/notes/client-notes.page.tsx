import { GetClientNotes } from "@application/businesses/contract"
import type { OutputOf } from "@application/kernel"
import { BusinessProfileId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { ErrorState } from "@ui/kit/error-state"
import { Panel } from "@ui/kit/panel"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { NavButton } from "@ui/shared/frame"
import { OuterFrame } from "@ui/shared/outer-frame"
import { PageHead } from "@ui/shared/page-head"
import panel from "@ui/shared/panel.module.css"
import { useFormat } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useParams } from "react-router"
import { NoteForm } from "./note-form.tsx"
import { NoteList } from "./note-list.tsx"
import { RenewalForm } from "./renewal-form.tsx"

interface KeptProps {
  readonly kept: OutputOf<typeof GetClientNotes>
  readonly isFirst: boolean
  readonly onChanged: () => void
  readonly onPage: (cursor: string | undefined) => void
}

const Kept = ({ kept, isFirst, onChanged, onPage }: KeptProps) => {
  const { t } = useTranslation("clients")
  const format = useFormat()
  const { client, agency, notes, nextCursor, renewal } = kept
  const { id: businessProfileId } = client
  const isShared = agency !== undefined
  return (
    <div className={panel["stack"]}>
      {renewal === undefined ? null : (
        <Banner tone={renewal.isDue ? "warning" : "info"}>
          {t(renewal.nextOn < client.today ? "clients:renewal.ended" : "clients:renewal.ends", {
            day: format.day(renewal.nextOn),
          })}
        </Banner>
      )}
      <Panel title={t("clients:renewal.title")} description={t("clients:renewal.lead")}>
        <RenewalForm
          key={JSON.stringify(renewal ?? null)}
          businessProfileId={businessProfileId}
          renewal={renewal}
          onChanged={onChanged}
        />
      </Panel>
      <Panel
        title={t("clients:notes.title")}
        description={
          agency === undefined ? t("clients:notes.leadAlone") : t("clients:notes.lead", { agency: agency.name })
        }
      >
        <div className={panel["stack"]}>
          <NoteForm businessProfileId={businessProfileId} isShared={isShared} onSaved={onChanged} />
          <NoteList businessProfileId={businessProfileId} isShared={isShared} notes={notes} onChanged={onChanged} />
          {isFirst && nextCursor === undefined ? null : (
            <div className={panel["actions"]}>
              {isFirst ? null : (
                <Button kind="quiet" size="small" onPress={() => onPage(undefined)}>
                  {t("clients:notes.newest")}
                </Button>
              )}
              {nextCursor === undefined ? null : (
                <Button kind="secondary" size="small" onPress={() => onPage(nextCursor)}>
                  {t("clients:notes.older")}
                </Button>
              )}
            </div>
          )}
        </div>
      </Panel>
    </div>
  )
}

const NotesOf = ({ id }: { readonly id: BusinessProfileId }) => {
  const { t } = useTranslation(["clients", "common"])
  const [cursor, setCursor] = useState<string>()
  const { output, failure, retry } = useRead(GetClientNotes, {
    businessProfileId: id,
    ...(cursor !== undefined && { cursor }),
  })
  return (
    <OuterFrame>
      <PageHead
        title={output?.client.name ?? t("clients:notes.page")}
        lead={t("clients:notes.pageLead")}
        actions={
          <>
            <NavButton kind="quiet" size="small" to="/clients">
              {t("clients:title")}
            </NavButton>
            {output === undefined ? null : (
              <NavButton kind="secondary" size="small" to={`/app/${id}/dashboard`}>
                {t("clients:notes.dashboard")}
              </NavButton>
            )}
          </>
        }
      />
      {output !== undefined ? (
        <Kept kept={output} isFirst={cursor === undefined} onChanged={retry} onPage={setCursor} />
      ) : failure === undefined ? (
        <LoadingRegion label={t("common:state.loading")}>
          <Skeleton shape="box" height="12rem" />
        </LoadingRegion>
      ) : (
        <ErrorState
          title={t("clients:notes.notLoaded")}
          level={2}
          retryLabel={t("common:action.retry")}
          retryingLabel={t("common:state.loading")}
          onRetry={retry}
        />
      )}
    </OuterFrame>
  )
}

/** What an agency keeps on a client for itself: its notes, and when the contract ends. Ours. */
export default function ClientNotes() {
  const { businessProfileId = "" } = useParams()
  const number = Number(businessProfileId)
  const id = Number.isSafeInteger(number) && number > 0 ? number : 1
  return <NotesOf key={id} id={BusinessProfileId.make(id)} />
}
