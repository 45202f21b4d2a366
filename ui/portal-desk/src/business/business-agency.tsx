import {
  GetPortalHandOvers,
  type PortalBusiness,
  ProposeHandOver,
  WithdrawProposedHandOver,
} from "@application/businesses/contract"
import { useCommand, useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { toastSuccess } from "@ui/shared/app-toasts"
import { usePortal } from "@ui/shared/frame"
import { HandOverForm, HandOverProblem, HandOverRow } from "@ui/shared/hand-over"
import { List, readingOf } from "@ui/shared/list"
import panel from "@ui/shared/panel.module.css"
import { useTranslation } from "react-i18next"

/** The code of an agency, what would move to it, and the portal's question to both sides. */
const Proposal = ({ business, onAsked }: { readonly business: PortalBusiness; readonly onAsked: () => void }) => {
  const { t } = useTranslation("handOvers")
  const { portal } = usePortal()
  const [looking, look] = useCommand(GetPortalHandOvers, { revalidate: false })
  const [proposing, propose] = useCommand(ProposeHandOver, { revalidate: false })
  const of = { portalId: portal.id, businessProfileId: business.id }
  const termsFor = async (code: string) => {
    const outcome = await look({ ...of, code })
    return outcome?.status === "succeeded" ? outcome.output.terms : undefined
  }
  const ask = async (code: string) => {
    const outcome = await propose({ ...of, code })
    if (outcome?.status !== "succeeded") return false
    toastSuccess(t("handOvers:desk.asked"))
    onAsked()
    return true
  }
  return (
    <HandOverForm
      onLook={termsFor}
      looking={looking}
      onAsk={ask}
      asking={proposing}
      askWords={t("handOvers:desk.ask")}
    />
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
