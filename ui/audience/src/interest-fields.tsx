import { SearchInterests } from "@application/campaigns/contract"
import { type Interest, isSpecialDraft } from "@domain/campaigns"
import { useRead } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { useTranslation } from "react-i18next"
import type { PlanEditing } from "@ui/journey/plan-editing"
import styles from "@ui/journey/layout.module.css"
import { ReadState } from "./read-state.tsx"
import { InterestList } from "./interest-list.tsx"
import { InterestSearch } from "./interest-search.tsx"
import { UndoableChips } from "./undoable-chips.tsx"

const mostInterests = 50

/** Interests to search for and to choose among those suggested. */
const Choice = ({ details, change }: Pick<PlanEditing, "details" | "change">) => {
  const { t } = useTranslation("launch")
  const read = useRead(SearchInterests, { sessionId: details.sessionId })
  const chosen = details.targeting.interests ?? []
  const set = (interests: ReadonlyArray<Interest>) =>
    change({ targeting: { interests: interests.slice(0, mostInterests) } })
  return (
    <div className={styles["stack"]}>
      <div className={styles["tight"]}>
        <InterestSearch
          sessionId={details.sessionId}
          onInterest={(interest) => {
            if (!chosen.some(({ id }) => id === interest.id)) set([...chosen, interest])
          }}
        />
        <UndoableChips
          label={t("launch:interests.chosen")}
          items={chosen}
          textOf={({ name }) => name}
          onChange={set}
          empty={t("launch:interests.none")}
        />
      </div>
      <ReadState read={read} failedTitle={t("launch:interests.failed")} lines={6} />
      {read.output === undefined || read.output.length === 0 ? null : (
        <InterestList interests={read.output} chosen={chosen} onChange={set} />
      )}
    </div>
  )
}

/** Interests to choose, all of them optional. Ads that may leave nobody out take no interests. */
export const InterestFields = (props: Pick<PlanEditing, "details" | "change">) => {
  const { t } = useTranslation("launch")
  return isSpecialDraft(props.details) ? (
    <Banner tone="info" title={t("launch:special.narrowed.title")}>
      {t("launch:special.narrowed.text")}
    </Banner>
  ) : (
    <Choice {...props} />
  )
}
