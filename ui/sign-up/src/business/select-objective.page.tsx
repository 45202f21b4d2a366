import { useTranslation } from "react-i18next"
import { isPossible, recommendedObjective } from "@domain/signup"
import { ObjectiveChoice } from "./objective-choice.tsx"
import { LaunchPageFrame, useLaunchPage } from "@ui/shared/launch"

/** What the ads are for. The recommended one stands ready until another is chosen. Spec: selectObjective. */
export default function SelectObjective() {
  useTranslation(["signup", "launch"])
  const { details, change, next } = useLaunchPage("selectObjective")
  const facts = details ?? { business: {} }
  const recommended = recommendedObjective(facts)
  const chosen = details?.creative.objective
  const value = chosen !== undefined && isPossible(chosen, facts) ? chosen : recommended
  return (
    <LaunchPageFrame
      page="selectObjective"
      onContinue={() => {
        change({ creative: { objective: value } })
        return next()
      }}
    >
      <ObjectiveChoice
        value={value}
        onChange={(objective) => change({ creative: { objective } })}
        recommended={recommended}
        isPossible={(objective) => isPossible(objective, facts)}
      />
    </LaunchPageFrame>
  )
}
