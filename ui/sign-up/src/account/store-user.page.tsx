import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { FailureNotice, useKeepTyping, useSession, useSessionState } from "@ui/shared/frame"
import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { AccountFields } from "./account-fields.tsx"
import { AccountNotOpened } from "./account-not-opened.tsx"
import { SignedInCard } from "./signed-in-card.tsx"
import { recalledTexts } from "@ui/stores/recalled-texts"
import { StorePageFrame } from "@ui/stores/store-page-frame"
import { useStorePlace } from "@ui/stores/store-place"
import { useStoreAccount } from "./use-store-account.ts"

const place = "storeAccount"

const recalled = () => recalledTexts(place, ["name", "email"])

/** The account's form, for somebody who has none here yet. */
const NewAccount = () => {
  const { t } = useTranslation(["creatives", "stores"])
  const { next } = useStorePlace("user")
  const [typed, setTyped] = useState(recalled)
  const [hasAccepted, setAccepted] = useState(false)
  const [password, setPassword] = useState("")
  const { submit, errors, clear, notOpened, failure } = useStoreAccount(() => next())
  useKeepTyping(place, typed)
  const account = { ...typed, hasAccepted }
  return (
    <StorePageFrame
      page="user"
      onContinue={() => submit(account, password)}
      continueLabel={t("creatives:signup.create")}
    >
      {notOpened ? <AccountNotOpened emailAddress={typed.email} /> : <FailureNotice failure={failure} />}
      <AccountFields
        typed={{ ...account, country: "IN", number: "" }}
        password={password}
        errors={errors}
        onType={({ hasAccepted: accepted, ...change }) => {
          if (accepted !== undefined) setAccepted(accepted)
          setTyped((before) => ({ ...before, ...change }))
        }}
        onPassword={setPassword}
        onTyped={clear}
        phone={null}
      />
    </StorePageFrame>
  )
}

/** Whose account the store belongs to; somebody who is signed in only goes on. Spec: store onboarding, user. */
export default function StoreUser() {
  const { t } = useTranslation(["stores", "common"])
  const { next } = useStorePlace("user")
  const session = useSession()
  const state = useSessionState()
  const [isKnown, setKnown] = useState(false)
  useEffect(() => {
    let isHere = true
    const known = () => isHere && setKnown(true)
    session.restore().then(known, known)
    return () => {
      isHere = false
    }
  }, [session])
  if (!isKnown)
    return (
      <StorePageFrame page="user">
        <LoadingRegion label={t("common:state.loading")}>
          <Skeleton shape="box" height="3rem" lines={4} />
        </LoadingRegion>
      </StorePageFrame>
    )
  if (state.status !== "signedIn") return <NewAccount />
  return (
    <StorePageFrame
      page="user"
      title={t("stores:user.signedIn")}
      lead={t("stores:user.signedInLead")}
      onContinue={() => next()}
    >
      <SignedInCard user={state.user} />
    </StorePageFrame>
  )
}
