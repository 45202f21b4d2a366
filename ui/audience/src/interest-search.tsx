import { SearchInterests } from "@application/campaigns/contract"
import type { Interest } from "@domain/campaigns"
import type { SessionId } from "@domain/kernel"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useInterestDetail } from "./interest-list.tsx"
import { PickBox } from "./pick-box.tsx"
import { useRead } from "@ui/container"

const typingPause = 300

export interface InterestSearchProps {
  readonly sessionId: SessionId | undefined
  readonly onInterest: (interest: Interest) => void
}

/** Interests of the social network by name. */
export const InterestSearch = ({ sessionId, onInterest }: InterestSearchProps) => {
  const { t } = useTranslation("launch")
  const [text, setText] = useState("")
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
    <PickBox
      label={t("launch:interests.search")}
      placeholder={t("launch:interests.example")}
      text={text}
      onText={setText}
      options={offered.map((interest) => ({ id: interest.id, label: interest.name, detail: detailOf(interest) }))}
      isLoading={isLoading}
      emptyLabel={isAsked ? t("launch:interests.notFound") : t("launch:location.typeMore")}
      onPick={(id) => {
        const interest = offered.find((it) => it.id === id)
        if (interest !== undefined) onInterest(interest)
      }}
    />
  )
}
