import { ListCustomerLists } from "@application/audiences/contract"
import { type CustomerList, isUsable, listNetworks } from "@domain/audiences"
import { type CampaignChannel, channelDefinitions, type ChosenList, mostChosenLists } from "@domain/campaigns"
import type { BusinessProfileId } from "@domain/kernel"
import { useRead } from "@ui/container"
import styles from "@ui/journey/layout.module.css"
import { Button } from "@ui/kit/button"
import { Select } from "@ui/kit/select"
import { FailureNotice } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"
import { UndoableChips } from "../undoable-chips.tsx"

export interface ListChoiceProps {
  readonly businessProfileId: BusinessProfileId
  readonly included: ReadonlyArray<ChosenList>
  readonly excluded: ReadonlyArray<ChosenList>
  /** The channels that use the lists, each of whose networks must have them; any network where absent. */
  readonly channels?: ReadonlyArray<CampaignChannel>
  readonly error?: string | undefined
  readonly onChange: (lists: { included: ReadonlyArray<ChosenList>; excluded: ReadonlyArray<ChosenList> }) => void
}

/** Whether every network of the channels can use a list, or any network where there are no channels. */
const isThereFor =
  (channels: ReadonlyArray<CampaignChannel>) =>
  (list: CustomerList): boolean => {
    const usable = list.networks.filter((entry) => isUsable(list, entry)).map(({ network }) => network)
    const needed = channels.map((channel) => listNetworks[channelDefinitions[channel].network])
    return usable.length > 0 && needed.every((network) => usable.includes(network))
  }

interface SideProps {
  readonly side: "included" | "excluded"
  /** The lists that can be used. */
  readonly lists: ReadonlyArray<CustomerList>
  readonly chosen: ReadonlyArray<ChosenList>
  readonly others: ReadonlyArray<ChosenList>
  readonly onChange: (chosen: ReadonlyArray<ChosenList>) => void
}

/** The lists on one side, and the lists that can still be added to it. */
const Side = ({ side, lists, chosen, others, onChange }: SideProps) => {
  const { t } = useTranslation("audiences")
  const taken = new Set([...chosen, ...others].map(({ id }) => id))
  const free = lists.filter((list) => !taken.has(list.id))
  return (
    <div className={styles["tight"]}>
      {free.length === 0 || chosen.length >= mostChosenLists ? null : (
        <Select
          key={chosen.length}
          label={t(`audiences:lists.${side}`)}
          hint={t(`audiences:lists.${side}Hint`)}
          placeholder={t("audiences:lists.pick")}
          value={null}
          options={free.map(({ id, name }) => ({ id: String(id), label: name }))}
          onChange={(picked) => {
            const list = free.find(({ id }) => String(id) === picked)
            if (list !== undefined) onChange([...chosen, { id: list.id, name: list.name }])
          }}
        />
      )}
      <UndoableChips
        label={t(`audiences:lists.${side}Chosen`)}
        items={chosen}
        textOf={({ name }) => name}
        onChange={onChange}
      />
    </div>
  )
}

/** The customer lists that ads are shown to alone, and the lists left out; nothing where a business has no lists. */
export const ListChoice = ({
  businessProfileId,
  included,
  excluded,
  channels = [],
  error,
  onChange,
}: ListChoiceProps) => {
  const { t } = useTranslation(["audiences", "common"])
  const { output, failure, retry } = useRead(ListCustomerLists, { businessProfileId })
  const lists = (output?.lists ?? []).filter(isThereFor(channels))
  const isUsed = included.length + excluded.length > 0
  const lost =
    output === undefined ? [] : [...included, ...excluded].filter(({ id }) => !lists.some((list) => list.id === id))
  if (failure !== undefined)
    return (
      <div className={styles["tight"]}>
        <FailureNotice failure={failure} />
        <div className={styles["row"]}>
          <Button kind="quiet" size="small" flush="start" onPress={retry}>
            {t("common:action.retry")}
          </Button>
        </div>
      </div>
    )
  if (!isUsed && lists.length === 0)
    return output === undefined ? null : <p className={styles["soft"]}>{t("audiences:lists.none")}</p>
  return (
    <div className={styles["stack"]}>
      <Side
        side="included"
        lists={lists}
        chosen={included}
        others={excluded}
        onChange={(next) => onChange({ included: next, excluded })}
      />
      <Side
        side="excluded"
        lists={lists}
        chosen={excluded}
        others={included}
        onChange={(next) => onChange({ included, excluded: next })}
      />
      {lost.length === 0 ? null : (
        <p role="status">
          {t("audiences:lists.lost", { names: lost.map(({ name }) => name).join(", "), count: lost.length })}
        </p>
      )}
      {error === undefined ? null : <p role="alert">{error}</p>}
    </div>
  )
}
