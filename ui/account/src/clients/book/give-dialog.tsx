import { type GetAgencyTeams, GiveClient } from "@application/businesses/contract"
import type { OutputOf } from "@application/kernel"
import type { ClientHolder } from "@domain/businesses"
import type { BookClient } from "@domain/insights"
import { useCall } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import type { BulkQuestion } from "@ui/shared/list"
import panel from "@ui/shared/panel.module.css"
import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { holderFrom, HolderSelect } from "../teams/holder-select.tsx"

type Agency = NonNullable<OutputOf<typeof GetAgencyTeams>["shown"]>

export interface GiveDialogProps extends BulkQuestion<BookClient> {
  readonly agency: Agency
}

/** To whom of the agency the chosen clients are given; one press takes all back. */
export const GiveDialog = ({ agency, rows, onAnswer, onClose }: GiveDialogProps) => {
  const { t } = useTranslation(["clients", "common"])
  const [chosen, setChosen] = useState<string | null>(null)
  const give = useCall(GiveClient)
  const former = useRef(new Map<BookClient["id"], ClientHolder>())
  const holder = holderFrom(chosen, agency)
  const answer = () => {
    if (holder === undefined) return
    onAnswer({
      run: async ({ id }) => {
        const end = await give({ businessProfileId: agency.id, clientId: id, ...holder })
        if (end.status === "succeeded") former.current.set(id, end.output.former)
        return end
      },
      undo: ({ id }) => give({ businessProfileId: agency.id, clientId: id, ...former.current.get(id) }),
    })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t("common:action.close")}
      title={t("clients:teams.giveTitle", { count: rows.length })}
      actions={
        <Button isDisabled={holder === undefined} onPress={answer}>
          {t("clients:teams.give")}
        </Button>
      }
    >
      <div className={panel["stack"]}>
        <p>{t("clients:teams.giveText")}</p>
        <HolderSelect
          teams={agency.teams}
          members={agency.members}
          label={t("clients:teams.giveTo")}
          hasNobody
          value={chosen}
          onChange={setChosen}
        />
      </div>
    </Dialog>
  )
}
