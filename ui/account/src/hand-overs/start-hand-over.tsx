import { PrepareHandOver, StartHandOver } from "@application/businesses/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { useCommand } from "@ui/container"
import { Checkbox } from "@ui/kit/checkbox"
import { toastSuccess } from "@ui/shared/app-toasts"
import { HandOverForm } from "@ui/shared/hand-over"
import { type ReactNode, useState } from "react"
import { useTranslation } from "react-i18next"

export interface StartHandOverProps {
  /** The business to hand over; undefined until it is chosen. */
  readonly businessProfileId: BusinessProfileId | undefined
  /** Whether the reader works for the business's agency, which alone may leave its money. */
  readonly isOfAgency: boolean
  readonly onStarted: () => void
  /** The choice of a business, where there is one. */
  readonly children?: ReactNode
}

/** The code of another agency, everything that would move to it, and the question to both sides. */
export const StartHandOverForm = ({ businessProfileId, isOfAgency, onStarted, children }: StartHandOverProps) => {
  const { t } = useTranslation("handOvers")
  const [stays, setStays] = useState(false)
  const [preparing, prepare] = useCommand(PrepareHandOver, { revalidate: false })
  const [starting, start, reset] = useCommand(StartHandOver, { revalidate: false })

  const look = async (code: string) => {
    if (businessProfileId === undefined) return undefined
    reset()
    const outcome = await prepare({ businessProfileId, code })
    return outcome?.status === "succeeded" ? outcome.output : undefined
  }
  const ask = async (code: string) => {
    if (businessProfileId === undefined) return false
    const money = stays ? "stays" : "goesBack"
    const outcome = await start({ businessProfileId, code, ...(isOfAgency && { money }) })
    if (outcome?.status !== "succeeded") return false
    toastSuccess(t("handOvers:start.asked", { to: outcome.output.to.name }))
    onStarted()
    return true
  }
  return (
    <HandOverForm
      onLook={look}
      looking={preparing}
      onAsk={ask}
      asking={starting}
      askWords={t("handOvers:start.ask")}
      isReady={businessProfileId !== undefined}
      below={
        isOfAgency ? (
          <Checkbox isSelected={stays} onChange={setStays} hint={t("handOvers:start.moneyStaysHint")}>
            {t("handOvers:start.moneyStays")}
          </Checkbox>
        ) : null
      }
    >
      {children}
    </HandOverForm>
  )
}
