import { ChangeObjective, type ChangeObjectiveProps } from "./change-objective.tsx"
import { ChangeObjectiveDetails } from "./change-objective-details.tsx"
import layout from "@ui/journey/layout.module.css"

/** What changes the objective, and what it needs. */
export const ObjectiveActions = (props: ChangeObjectiveProps) => (
  <div className={layout["row"]}>
    <ChangeObjectiveDetails {...props} />
    <ChangeObjective {...props} />
  </div>
)
