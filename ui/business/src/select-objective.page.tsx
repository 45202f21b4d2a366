import { useTranslation } from "react-i18next"
import { isPossible, objectiveFields, recommendedObjective } from "@domain/signup"
import { LaunchPageFrame } from "@ui/shared/launch"
import { journeyPage } from "@ui/journey/journey-page"
import layout from "@ui/journey/layout.module.css"
import { ObjectiveChoice } from "@ui/journey/objective-choice"
import { ObjectiveDetails } from "@ui/journey/objective-details"
import { useObjectiveDetails } from "@ui/journey/use-objective-details"

/** What the ads are for, and what that needs. The recommended one stands ready until another is chosen. Spec: selectObjective. */
const SelectObjective = journeyPage("selectObjective", ({ journey: { details, change, next } }) => {
  useTranslation(["signup", "launch"])
  const form = useObjectiveDetails(details, change)
  const recommended = recommendedObjective(details)
  const chosen = details.creative.objective
  const value = chosen !== undefined && isPossible(chosen, details) ? chosen : recommended
  return (
    <LaunchPageFrame
      page="selectObjective"
      onContinue={() => {
        change({ creative: objectiveFields(details, value) })
        return form.check(value) && next()
      }}
    >
      <div className={layout["stack"]}>
        <ObjectiveChoice
          value={value}
          onChange={(objective) => change({ creative: objectiveFields(details, objective) })}
          recommended={recommended}
          isPossible={(objective) => isPossible(objective, details)}
        />
        <ObjectiveDetails objective={value} form={form} />
      </div>
    </LaunchPageFrame>
  )
})

export default SelectObjective
