import type { DestinationKind } from "@domain/integrations"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { RadioCards } from "@ui/kit/radio-cards"
import { Contact, FileSpreadsheet, Webhook } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./delivery.module.css"

const icons = { Webhook: <Webhook />, HubSpot: <Contact />, GoogleSheets: <FileSpreadsheet /> } as const

export interface KindDialogProps {
  readonly kinds: ReadonlyArray<DestinationKind>
  readonly onClose: () => void
  readonly onChosen: (kind: DestinationKind) => void
}

/** The first question of a new destination: which system, with what each needs. */
export const KindDialog = ({ kinds, onClose, onChosen }: KindDialogProps) => {
  const { t } = useTranslation(["leadDelivery", "common"])
  const [chosen, choose] = useState<DestinationKind | undefined>()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("leadDelivery:form.new")}
      closeLabel={t("common:action.close")}
      actions={
        <Button isDisabled={chosen === undefined} onPress={() => chosen !== undefined && onChosen(chosen)}>
          {t("common:action.continue")}
        </Button>
      }
    >
      <div className={styles["form"]}>
        <RadioCards
          label={t("leadDelivery:choose.label")}
          options={kinds.map((id) => ({
            id,
            title: t(`leadDelivery:kind.${id}`),
            description: t(`leadDelivery:choose.${id}`),
            icon: icons[id],
          }))}
          value={chosen ?? null}
          onChange={(id) => choose(kinds.find((kind) => kind === id))}
        />
      </div>
    </Dialog>
  )
}
