import type { HandOverNotPossible } from "@domain/businesses"
import { Banner } from "@ui/kit/banner"
import { useTranslation } from "react-i18next"
import { LoginFailureNotice, type LoginFailureNoticeProps } from "../app/login-failure-notice.tsx"

/** Whether a failure says why a hand-over is not possible. */
const isHandOverObstacle = (failure: unknown): failure is HandOverNotPossible =>
  typeof failure === "object" && failure !== null && "_tag" in failure && failure._tag === "HandOverNotPossible"

/** Why a call about a hand-over failed, in words for its reason. */
export const HandOverProblem = ({ state }: LoginFailureNoticeProps) => {
  const { t } = useTranslation("handOvers")
  if (state.status === "failed" && isHandOverObstacle(state.failure))
    return <Banner tone="error">{t(`handOvers:obstacle.${state.failure.reason}`)}</Banner>
  return <LoginFailureNotice state={state} />
}
