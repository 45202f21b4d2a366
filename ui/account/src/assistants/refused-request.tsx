import { AssistantClientRefused, AssistantRequestRefused } from "@domain/identity"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Predicate } from "effect"
import { useTranslation } from "react-i18next"

type Refused = AssistantClientRefused | AssistantRequestRefused

/** What is wrong with a request for access, if that is why it could not be read. */
export const refusedIn = (failure: unknown): Refused | undefined =>
  Predicate.isTagged(failure, "AssistantClientRefused") || Predicate.isTagged(failure, "AssistantRequestRefused")
    ? (failure as Refused)
    : undefined

/** Why nobody can be let in, and the way back for a program that is known. */
export const RefusedRequest = ({ refused }: { readonly refused: Refused }) => {
  const { t } = useTranslation("assistants")
  if (refused._tag === "AssistantClientRefused")
    return <Banner tone="error">{t(`assistants:wrong.client.${refused.problem}`)}</Banner>
  return (
    <>
      <Banner tone="error">{t(`assistants:wrong.request.${refused.error}`)}</Banner>
      <Button kind="secondary" onPress={() => window.location.assign(refused.returnAddress)}>
        {t("assistants:wrong.back")}
      </Button>
    </>
  )
}
