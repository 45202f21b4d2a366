import type { Interest } from "@domain/campaigns"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useInterestDetail } from "./interest-list.tsx"
import { PickBox } from "./pick-box.tsx"

/** How long typing pauses before interests are searched, in milliseconds. */
export const typingPause = 300

/** What is typed of an interest; `query` is searched for once it has two letters. */
export const useInterestText = () => {
  const [text, setText] = useState("")
  const typed = text.trim()
  return { text, setText, query: typed.length >= 2 ? typed : undefined }
}

export interface InterestBoxProps {
  readonly typed: ReturnType<typeof useInterestText>
  readonly found: ReadonlyArray<Interest>
  readonly isLoading: boolean
  readonly onInterest: (interest: Interest) => void
}

/** Interests of the social network by name. */
export const InterestBox = ({ typed, found, isLoading, onInterest }: InterestBoxProps) => {
  const { t } = useTranslation("launch")
  const detailOf = useInterestDetail()
  const offered = typed.query === undefined ? [] : found
  return (
    <PickBox
      label={t("launch:interests.search")}
      placeholder={t("launch:interests.example")}
      text={typed.text}
      onText={typed.setText}
      options={offered.map((interest) => ({ id: interest.id, label: interest.name, detail: detailOf(interest) }))}
      isLoading={isLoading}
      emptyLabel={typed.query === undefined ? t("launch:location.typeMore") : t("launch:interests.notFound")}
      onPick={(id) => {
        const interest = offered.find((it) => it.id === id)
        if (interest !== undefined) onInterest(interest)
      }}
    />
  )
}
