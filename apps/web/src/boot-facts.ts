import type { ShownPortal } from "@domain/portals"
import { languageOrEnglish, type LanguageCode } from "@ui/i18n"
import { isSummaryAnswer, type SummaryAnswer } from "./summary-answer.ts"

const isPortal = (value: unknown): value is ShownPortal =>
  typeof value === "object" && value !== null && "id" in value && "title" in value && "theme" in value

const stamped = (element: HTMLElement | null): unknown => {
  const text = element?.textContent ?? ""
  return text === "" ? undefined : JSON.parse(text)
}

/**
 * The portal that the server stamped into the page; none when the page was served without it (development). It was
 * encoded by the same release, so that the first load need not carry its Schema.
 */
export const stampedPortal = (): ShownPortal | undefined => {
  const portal = stamped(document.getElementById("portal"))
  return isPortal(portal) ? portal : undefined
}

/**
 * The summary that the server stamped into the page of its link, as it is in memory there, so that the first load need not
 * carry its Schema. Given once: a later visit to the page reads again.
 */
export const takeStampedSummary = (encodedId: string | undefined): SummaryAnswer["outcome"] | undefined => {
  const element = document.getElementById("answer")
  const answer = stamped(element)
  element?.remove()
  return isSummaryAnswer(answer) && answer.encodedId === encodedId ? answer.outcome : undefined
}

/** The language that the server chose for this visitor. */
export const stampedLanguage = (): LanguageCode => languageOrEnglish(document.documentElement.lang)
