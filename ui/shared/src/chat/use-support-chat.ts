import type { ChatPerson, ChatState, SupportChat } from "@application/signup/flows"
import { isSmallScreen, layoutDelays } from "@domain/portals"
import type { ChatIds } from "@domain/signup"
import { languages } from "@ui/i18n"
import { useEffect, useRef, useState } from "react"
import { useLoadSupportChat, usePortal } from "../frame/index.ts"

/** Whose talk with support a page shows. */
export interface ChatSubject {
  /** Another key ends the talk and begins another one. */
  readonly key: string
  readonly ids: ChatIds
  readonly person: ChatPerson
  /** A wide page has a button of its own for the chat. */
  readonly hasOwnButton: boolean
  readonly onIds: (ids: Required<ChatIds>) => void
}

/** The support's chat of a page: undefined where the portal has none, and until it starts. */
export interface PageChat {
  readonly state: ChatState | undefined
  readonly open: () => void
}

/**
 * Starts the chat of a portal that has one, a moment after the page, and ends it with the page. Spec: product rules, "A chat widget
 * starts 1.5 s after init".
 */
export const useSupportChat = (subject: ChatSubject | undefined): PageChat => {
  const { portal, language } = usePortal()
  const load = useLoadSupportChat()
  const [state, setState] = useState<ChatState>()
  const chat = useRef<SupportChat>(undefined)
  const latest = useRef(subject)
  /** Ids that came while the page was open, by which its talk goes on after a change of the language. */
  const known = useRef<{ readonly key: string; readonly ids: ChatIds }>(undefined)
  useEffect(() => {
    latest.current = subject
  })
  const key = subject?.key
  const { chat: account, chatScript } = portal
  useEffect(() => {
    if (key === undefined || account === undefined || chatScript === undefined) return undefined
    let isOver = false
    let end: (() => void) | undefined
    const begin = async () => {
      const loaded = await load().catch(() => undefined)
      const present = latest.current
      if (isOver || present === undefined) return
      if (loaded === undefined) return setState({ status: "failed", unread: 0 })
      chat.current = loaded
      end = loaded.start({
        script: chatScript,
        token: account.token,
        host: account.host,
        ids: known.current?.key === key ? known.current.ids : present.ids,
        locale: language,
        isAtLeft: languages[language].direction === "rtl",
        isButtonHidden: present.hasOwnButton && !isSmallScreen(globalThis.innerWidth),
        person: present.person,
        onIds: (ids) => {
          known.current = { key, ids }
          latest.current?.onIds(ids)
        },
        onState: (next) => (isOver ? undefined : setState(next)),
      })
    }
    const timer = setTimeout(() => void begin(), layoutDelays.chatStart)
    return () => {
      isOver = true
      clearTimeout(timer)
      end?.()
      setState(undefined)
    }
  }, [account, chatScript, key, language, load])
  return { state, open: () => chat.current?.open() }
}
