import { ChangeFranchiseStore } from "@application/franchise/contract"
import { type FranchiseStore, textsOf } from "@domain/franchise"
import type { BusinessProfileId } from "@domain/kernel"
import { useCall } from "@ui/container"
import type { Bulk, RowAct } from "@ui/shared/list"
import { useTranslation } from "react-i18next"
import { RegionDialog } from "./region-dialog.tsx"

/** Opens, closes or groups several stores, each by its own call; undone, each is as it was. */
export const useStoreActs = (
  businessProfileId: BusinessProfileId,
  regions: ReadonlyArray<string>,
  onDone: () => void,
): Bulk<FranchiseStore> => {
  const { t } = useTranslation(["franchise"])
  const change = useCall(ChangeFranchiseStore)
  const stateAct = (isOpen: boolean): RowAct<FranchiseStore> => {
    const to = (open: boolean) => (store: FranchiseStore) =>
      change({ businessProfileId, code: store.code, isOpen: open ? "open" : "closed" })
    return { run: to(isOpen), undo: to(!isOpen), fits: (store) => store.isOpen !== isOpen }
  }
  const regionAct = (region: string): RowAct<FranchiseStore> => ({
    run: ({ code }) => change({ businessProfileId, code, region }),
    undo: (store) => change({ businessProfileId, code: store.code, region: textsOf(store).region }),
    fits: (store) => (store.region ?? "") !== region,
  })
  return {
    label: t("franchise:select"),
    actLabel: t("franchise:change"),
    nameOf: ({ name }) => name,
    actions: [
      { id: "close", label: t("franchise:act.close"), ...stateAct(false) },
      { id: "open", label: t("franchise:act.open"), ...stateAct(true) },
      {
        id: "region",
        label: t("franchise:act.region"),
        ask: ({ onAnswer, onClose }) => (
          <RegionDialog regions={regions} onClose={onClose} onChoose={(region) => onAnswer(regionAct(region))} />
        ),
      },
    ],
    onDone,
  }
}
