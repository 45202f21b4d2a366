import { FinishStoreLink } from "@application/businesses/contract"
import { StoreRefusal } from "@domain/businesses"
import { BusinessProfileId } from "@domain/kernel"
import { idFromPath } from "@domain/launch"
import { useCall } from "@ui/container"
import { Spinner } from "@ui/kit/spinner"
import { FailureNotice, NavButton, PageTitle } from "@ui/shared/frame"
import { PublicFrame } from "@ui/shared/public-frame"
import { Schema } from "effect"
import { useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate, useSearchParams } from "react-router"
import { RefusalNote } from "./store-state-note.tsx"
import { browserKey } from "./use-link.ts"

const isRefusal = Schema.is(StoreRefusal)

type Ended = { readonly refusal: StoreRefusal } | { readonly failure: unknown }

/** The business that a state names in front; undefined where the address came without one. */
const profileOf = (state: string): number | undefined => idFromPath(state.split(".")[0] ?? "")

/** Where a shop sends its owner back to: finishes the link and leads on. Ours. */
export default function StoreReturn() {
  const { t } = useTranslation("stores")
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const finish = useCall(FinishStoreLink)
  const [ended, end] = useState<Ended>()
  const hasBegun = useRef(false)
  const sent = parameters.get("state") ?? parameters.get("user_id") ?? ""
  const businessProfileId = profileOf(sent)

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    const run = async (): Promise<Ended | undefined> => {
      if (businessProfileId === undefined) return { refusal: "expired" }
      const query = [...parameters].slice(0, 20).map(([Name, Value]) => ({ Name, Value }))
      const key = browserKey()
      const outcome = await finish({
        businessProfileId: BusinessProfileId.make(businessProfileId),
        state: sent,
        query,
        ...(key !== undefined && { browserKey: key }),
      })
      if (outcome.status === "broken") return { failure: outcome.error }
      if (outcome.status === "failed") {
        const { failure } = outcome
        const cause = "cause" in failure ? failure.cause : undefined
        return isRefusal(cause) ? { refusal: cause } : { failure }
      }
      void navigate(outcome.output.returnTo ?? "/profileSelection", { replace: true })
      return undefined
    }
    void run().then((problem) => problem !== undefined && end(problem))
  }, [businessProfileId, finish, navigate, parameters, sent])

  return (
    <PublicFrame>
      <PageTitle>{t("stores:back.title")}</PageTitle>
      <h1>{t("stores:back.title")}</h1>
      {ended === undefined ? (
        <p role="status">
          <Spinner size={18} /> {t("stores:back.working")}
        </p>
      ) : (
        <>
          {"refusal" in ended ? <RefusalNote refusal={ended.refusal} /> : <FailureNotice failure={ended.failure} />}
          <NavButton to={businessProfileId === undefined ? "/signup" : `/app/${businessProfileId}/storeSetup`}>
            {t("stores:back.again")}
          </NavButton>
        </>
      )}
    </PublicFrame>
  )
}
