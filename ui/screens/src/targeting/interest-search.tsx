import { SearchInterests } from "@application/campaigns/contract"
import type { Interest } from "@domain/campaigns"
import type { SessionId } from "@domain/kernel"
import { ComboBox } from "@ui/kit/combo-box"
import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { useInterestDetail } from "./interest-list.tsx"
import { useRead } from "./use-read.ts"

const typingPause = 300

/** Interests of the social network by name. */
export const InterestSearch = ({
  sessionId,
  onInterest,
}: {
  readonly sessionId: SessionId | undefined
  readonly onInterest: (interest: Interest) => void
}) => {
  const { t } = useTranslation(["launch", "common"])
  const [text, setText] = useState("")
  const taken = useRef<string>(undefined)
  const detailOf = useInterestDetail()
  const searchQuery = text.trim()
  const isAsked = searchQuery.length >= 2 && sessionId !== undefined
  const { output = [], isLoading } = useRead(
    SearchInterests,
    isAsked ? { sessionId, searchQuery } : undefined,
    typingPause,
  )
  const offered = isAsked ? output : []
  return (
    <ComboBox
      label={t("launch:interests.search")}
      placeholder={t("launch:interests.example")}
      options={offered.map((interest) => ({ id: interest.id, label: interest.name, detail: detailOf(interest) }))}
      inputValue={text}
      selectedId={null}
      isLoading={isLoading}
      loadingLabel={t("common:state.loading")}
      emptyLabel={isAsked ? t("launch:interests.notFound") : t("launch:location.typeMore")}
      onInputChange={(typed) => {
        const isEcho = typed === taken.current
        taken.current = undefined
        setText(isEcho ? "" : typed)
      }}
      onSelect={(id) => {
        const interest = offered.find((it) => it.id === id)
        if (interest === undefined) return
        taken.current = interest.name
        setText("")
        onInterest(interest)
      }}
    />
  )
}
