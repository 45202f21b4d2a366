import {
  GetPortalHandOvers,
  type HandOverTerms,
  type PortalBusiness,
  ProposeHandOver,
  WithdrawProposedHandOver,
} from "@application/businesses/contract"
import { useCommand, useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { Panel } from "@ui/kit/panel"
import { TextField } from "@ui/kit/text-field"
import { toastSuccess } from "@ui/shared/app-toasts"
import { usePortal } from "@ui/shared/frame"
import { HandOverProblem, HandOverRow, HandOverTermsView } from "@ui/shared/hand-over"
import { List, readingOf } from "@ui/shared/list"
import panel from "@ui/shared/panel.module.css"
import { useState } from "react"
import { useTranslation } from "react-i18next"

const fewestLetters = 8
const mostLetters = 20

/** The code of an agency, what would move to it, and the portal's question to both sides. */
const Proposal = ({ business, onAsked }: { readonly business: PortalBusiness; readonly onAsked: () => void }) => {
  const { t } = useTranslation(["handOvers", "common"])
  const { portal } = usePortal()
  const [code, setCode] = useState("")
  const [terms, setTerms] = useState<HandOverTerms>()
  const [looking, look] = useCommand(GetPortalHandOvers, { revalidate: false })
  const [proposing, propose] = useCommand(ProposeHandOver, { revalidate: false })
  const order = { portalId: portal.id, businessProfileId: business.id, code: code.trim() }
  const prepare = async () => {
    const outcome = await look(order)
    if (outcome?.status === "succeeded") setTerms(outcome.output.terms)
  }
  const ask = async () => {
    const outcome = await propose(order)
    if (outcome?.status !== "succeeded") return
    toastSuccess(t("handOvers:desk.asked"))
    setTerms(undefined)
    setCode("")
    onAsked()
  }
  return (
    <form
      className={panel["form"]}
      onSubmit={(event) => {
        event.preventDefault()
        void prepare()
      }}
    >
      <HandOverProblem state={looking} />
      <TextField
        label={t("handOvers:start.code")}
        hint={t("handOvers:start.codeHint")}
        value={code}
        onChange={setCode}
        autoComplete="off"
        spellCheck={false}
        inputDirection="ltr"
        maxLength={mostLetters}
      />
      <div className={panel["actions"]}>
        <Button
          type="submit"
          kind="secondary"
          isDisabled={code.trim().length < fewestLetters}
          isPending={looking.status === "pending"}
          pendingLabel={t("common:state.loading")}
        >
          {t("handOvers:start.next")}
        </Button>
      </div>
      {terms === undefined ? null : (
        <Dialog
          isOpen
          onClose={() => setTerms(undefined)}
          title={t("handOvers:start.title", { client: terms.client.name, to: terms.to.name })}
          closeLabel={t("common:action.close")}
          actions={
            <>
              <Button kind="secondary" onPress={() => setTerms(undefined)}>
                {t("common:action.cancel")}
              </Button>
              <Button
                isPending={proposing.status === "pending"}
                pendingLabel={t("common:state.saving")}
                onPress={() => void ask()}
              >
                {t("handOvers:desk.ask")}
              </Button>
            </>
          }
        >
          <div className={panel["stack"]}>
            <HandOverProblem state={proposing} />
            <HandOverTermsView terms={terms} />
          </div>
        </Dialog>
      )}
    </form>
  )
}

export interface BusinessAgencyProps {
  readonly business: PortalBusiness
  /** Whether the reader may ask for hand-overs and withdraw them. */
  readonly mayDecide: boolean
}

/** The agency that runs a business, its hand-overs, and the portal's way to ask for one. */
export const BusinessAgency = ({ business, mayDecide }: BusinessAgencyProps) => {
  const { t } = useTranslation(["handOvers", "common"])
  const { portal } = usePortal()
  const of = { portalId: portal.id, businessProfileId: business.id }
  const read = useRead(GetPortalHandOvers, of)
  const [withdrawing, withdraw] = useCommand(WithdrawProposedHandOver, { revalidate: false })
  const agency = read.output?.agency
  const handOvers = read.output?.handOvers ?? []
  const isWaiting = handOvers.some(({ standing }) => standing === "Waiting")
  const takeBack = async (handOverId: number) => {
    const outcome = await withdraw({ ...of, handOverId })
    if (outcome?.status === "succeeded") toastSuccess(t("handOvers:withdrawn"))
    read.retry()
  }
  return (
    <Panel title={t("handOvers:desk.title")} description={t("handOvers:desk.lead")}>
      <div className={panel["stack"]}>
        {read.output === undefined ? null : (
          <p>
            {agency === undefined
              ? t("handOvers:start.noAgency")
              : t("handOvers:start.agency", { agency: agency.name })}
          </p>
        )}
        <HandOverProblem state={withdrawing} />
        {mayDecide && read.output !== undefined && !isWaiting ? (
          <Proposal business={business} onAsked={read.retry} />
        ) : null}
        {read.output !== undefined && handOvers.length === 0 ? null : (
          <List
            caption={t("handOvers:title")}
            reading={readingOf(read, (output) => ({ rows: output.handOvers }))}
            keyOf={({ id }) => id}
            level={3}
            notRead={t("handOvers:notLoaded")}
            row={(handOver) => (
              <HandOverRow
                handOver={handOver}
                acts={
                  mayDecide && handOver.mayWithdraw ? (
                    <Button
                      size="small"
                      kind="secondary"
                      isDisabled={withdrawing.status === "pending"}
                      onPress={() => void takeBack(handOver.id)}
                    >
                      {t("handOvers:withdraw")}
                    </Button>
                  ) : undefined
                }
              />
            )}
          />
        )}
      </div>
    </Panel>
  )
}
