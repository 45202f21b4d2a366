import type { PasskeyProblem as Problem } from "@application/identity/flows"
import { Banner } from "@ui/kit/banner"
import { useTranslation } from "react-i18next"

/** Why the browser gave no passkey, in words. */
export const PasskeyProblem = ({ problem }: { readonly problem: Problem | undefined }) => {
  const { t } = useTranslation("app")
  return problem === undefined ? null : <Banner tone="warning">{t(`app:passkey.problem.${problem}`)}</Banner>
}
