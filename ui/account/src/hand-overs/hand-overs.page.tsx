import { ListWaitingHandOvers } from "@application/businesses/contract"
import { useRead } from "@ui/container"
import { Panel } from "@ui/kit/panel"
import { Select } from "@ui/kit/select"
import { NavButton } from "@ui/shared/frame"
import { readingOf } from "@ui/shared/list"
import { OuterFrame } from "@ui/shared/outer-frame"
import { PageHead } from "@ui/shared/page-head"
import panel from "@ui/shared/panel.module.css"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { AgencyCodeRows, type CodedBusiness } from "./agency-code-rows.tsx"
import { HandOverList } from "./hand-over-list.tsx"
import { StartHandOverForm } from "./start-hand-over.tsx"

const GiveAway = ({
  businesses,
  onStarted,
}: {
  readonly businesses: ReadonlyArray<CodedBusiness>
  readonly onStarted: () => void
}) => {
  const { t } = useTranslation("handOvers")
  const [chosen, setChosen] = useState<string | null>(null)
  const business = businesses.find(({ id }) => String(id) === chosen)
  return (
    <StartHandOverForm
      businessProfileId={business?.id}
      isOfAgency
      onStarted={() => {
        setChosen(null)
        onStarted()
      }}
    >
      <Select
        label={t("handOvers:start.business")}
        placeholder={t("handOvers:start.choose")}
        options={businesses.map(({ id, name }) => ({ id: String(id), label: name }))}
        value={chosen}
        onChange={setChosen}
      />
    </StartHandOverForm>
  )
}

/** Hand-overs of all businesses of the reader, the codes that name them as agencies, and the way to give a client away. Ours. */
export default function HandOvers() {
  const { t } = useTranslation(["handOvers", "account", "common"])
  const read = useRead(ListWaitingHandOvers, {})
  const businesses = read.output?.businesses ?? []
  return (
    <OuterFrame>
      <PageHead
        title={t("handOvers:title")}
        lead={t("handOvers:lead")}
        actions={
          <NavButton kind="secondary" size="small" to="/clients">
            {t("account:clients.enter")}
          </NavButton>
        }
      />
      <div className={panel["stack"]}>
        <Panel title={t("handOvers:inbox")}>
          <HandOverList reading={readingOf(read, ({ handOvers }) => ({ rows: handOvers }))} onChanged={read.retry} />
        </Panel>
        {read.output === undefined ? null : (
          <>
            <Panel title={t("handOvers:codes.title")} description={t("handOvers:codes.lead")}>
              <AgencyCodeRows businesses={businesses} onChanged={read.retry} />
            </Panel>
            {businesses.length === 0 ? null : (
              <Panel title={t("handOvers:start.give")} description={t("handOvers:start.giveLead")}>
                <GiveAway businesses={businesses} onStarted={read.retry} />
              </Panel>
            )}
          </>
        )}
      </div>
    </OuterFrame>
  )
}
